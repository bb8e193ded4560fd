import type { Domain } from '../../domain.js';

export default {
  gone: 'Ya no está publicado',
  pdf: {
    eyebrow: 'Un moodboard',
    credits: 'Créditos y notas',
    count: '{count, plural, =0 {Vacío} one {# imagen} other {# imágenes}}',
    changed: 'A {date}',
    photographer: 'Fotografía de {name}',
  },
} satisfies Domain<'boards'>;
