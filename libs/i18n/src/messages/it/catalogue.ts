import type { Domain } from '../../domain.js';

export default {
  types: { woman: 'Donna', man: 'Uomo', couture: 'Alta moda' },
  cities: { paris: 'Parigi', milan: 'Milano', 'new-york': 'New York', london: 'Londra' },
  seasons: {
    'fall-winter': 'Autunno-inverno {year}',
    'pre-fall': 'Pre-fall {year}',
    'spring-summer': 'Primavera-estate {year}',
    resort: 'Resort {year}',
  },
  looksCount: '{count, plural, =0 {Nessun look} one {# look} other {# look}}',
  collectionsCount: '{count, plural, =0 {Nessuna collezione} one {# collezione} other {# collezioni}}',
  look: 'Look {position}',
  lookOf: 'Look {position} di {count}',
  pictureOf: '{designer}, {season}, look {position}',
  showDate: 'Sfilata del {date}',
  home: {
    eyebrow: 'L’ultima stagione',
    heading: 'Ogni look, dal primo all’ultimo.',
    lead: 'Le sfilate di Parigi, Milano, New York e Londra al completo, da cercare per capo, colore e atmosfera, con i numeri di ciò che si guarda davvero.',
    browse: 'Sfoglia i look',
    latest: 'Ultime collezioni',
    allCollections: 'Tutte le collezioni',
    mostViewed: 'I più visti',
    mostViewedNote: 'Per visitatori distinti, negli ultimi 30 giorni',
    seeFigures: 'Vedi i numeri',
    designers: 'Le case di moda',
    tags: 'Cerca per idea',
  },
  collections: {
    title: 'Collezioni',
    lead: 'Prima le sfilate più recenti.',
    empty: 'Nessuna collezione corrisponde a questi filtri.',
    looks: 'I look',
    previous: 'Stagione precedente',
    next: 'Stagione successiva',
    of: 'Collezioni di {designer}',
    metaDescription:
      '{designer}, {season}, {city}: {count, plural, one {l’unico look} other {tutti i # look}} nell’ordine della sfilata.',
  },
  designer: {
    collections: 'Collezioni',
    latestLooks: 'Ultimi look',
    allLooks: 'Tutti i look di {designer}',
    metaDescription: 'Le collezioni di {designer}, look per look.',
  },
} satisfies Domain<'catalogue'>;
