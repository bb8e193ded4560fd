import type { Domain } from '../../domain.js';

export default {
  notFound: {
    title: 'Questa pagina ha lasciato la passerella',
    text: 'L’indirizzo potrebbe essere cambiato, o il look ritirato.',
    home: 'Torna alla pagina iniziale',
    looks: 'Sfoglia i look',
  },
  failed: {
    title: 'Si è scucito qualcosa',
    text: 'L’errore è stato annotato. Riprovi tra un momento.',
    again: 'Riprova',
  },
} satisfies Domain<'errors'>;
