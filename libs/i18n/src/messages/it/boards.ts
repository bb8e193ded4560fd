import type { Domain } from '../../domain.js';

export default {
  gone: 'Non più pubblicato',
  pdf: {
    eyebrow: 'Una moodboard',
    credits: 'Crediti e note',
    count: '{count, plural, =0 {Vuota} one {# immagine} other {# immagini}}',
    changed: 'Aggiornata al {date}',
    photographer: 'Fotografia di {name}',
  },
} satisfies Domain<'boards'>;
