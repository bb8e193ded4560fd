import type { Domain } from '../../domain.js';

export default {
  types: { woman: 'Mujer', man: 'Hombre', couture: 'Alta costura' },
  cities: { paris: 'París', milan: 'Milán', 'new-york': 'Nueva York', london: 'Londres' },
  seasons: {
    'fall-winter': 'Otoño-invierno {year}',
    'pre-fall': 'Pre-otoño {year}',
    'spring-summer': 'Primavera-verano {year}',
    resort: 'Crucero {year}',
  },
  looksCount: '{count, plural, =0 {Ningún look} one {# look} other {# looks}}',
  collectionsCount: '{count, plural, =0 {Ninguna colección} one {# colección} other {# colecciones}}',
  look: 'Look {position}',
  lookOf: 'Look {position} de {count}',
  pictureOf: '{designer}, {season}, look {position}',
  showDate: 'Desfile del {date}',
  home: {
    eyebrow: 'La última temporada',
    heading: 'Cada look, del primero al último.',
    lead: 'Los desfiles de París, Milán, Nueva York y Londres al completo, para buscar por prenda, color o estado de ánimo, con las cifras de lo que de verdad se mira.',
    browse: 'Ver los looks',
    latest: 'Últimas colecciones',
    allCollections: 'Todas las colecciones',
    mostViewed: 'Los más vistos',
    mostViewedNote: 'Por visitantes distintos en los últimos 30 días',
    seeFigures: 'Ver las cifras',
    designers: 'Las casas',
    tags: 'Buscar por idea',
  },
  collections: {
    title: 'Colecciones',
    lead: 'Primero, los desfiles más recientes.',
    empty: 'Ninguna colección coincide con estos filtros.',
    looks: 'Los looks',
    previous: 'Temporada anterior',
    next: 'Temporada siguiente',
    of: 'Colecciones de {designer}',
    metaDescription:
      '{designer}, {season}, {city}: {count, plural, one {el único look} other {los # looks}} en el orden del desfile.',
  },
  designer: {
    collections: 'Colecciones',
    latestLooks: 'Últimos looks',
    allLooks: 'Todos los looks de {designer}',
    metaDescription: 'Las colecciones de {designer}, look a look.',
  },
} satisfies Domain<'catalogue'>;
