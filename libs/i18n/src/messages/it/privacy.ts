import type { Domain } from '../../domain.js';

export default {
  title: 'Possiamo contarti?',
  text: 'Toile conta i look che vengono aperti. Se accetti, un codice ricavato dal tuo dispositivo e un identificativo della visita ci permettono di contarti una volta sola e non più volte. Se rifiuti, le tue aperture vengono contate senza sapere di chi sono. Nulla viene venduto, nulla viene condiviso.',
  accept: 'Accetta',
  refuse: 'Rifiuta',
} satisfies Domain<'privacy'>;
