import type { Domain } from '../../domain.js';

export default {
  gone: 'N’est plus publié',
  pdf: {
    eyebrow: 'Un moodboard',
    credits: 'Crédits et notes',
    count: '{count, plural, =0 {Vide} one {# image} other {# images}}',
    changed: 'État au {date}',
    photographer: 'Photographie {name}',
  },
} satisfies Domain<'boards'>;
