import type { Domain } from '../../domain.js';

export default {
  types: { woman: 'Femme', man: 'Homme', couture: 'Haute couture' },
  cities: { paris: 'Paris', milan: 'Milan', 'new-york': 'New York', london: 'Londres' },
  seasons: {
    'fall-winter': 'Automne-hiver {year}',
    'pre-fall': 'Pré-automne {year}',
    'spring-summer': 'Printemps-été {year}',
    resort: 'Croisière {year}',
  },
  looksCount: '{count, plural, =0 {Aucun look} one {# look} other {# looks}}',
  collectionsCount: '{count, plural, =0 {Aucune collection} one {# collection} other {# collections}}',
  look: 'Look {position}',
  lookOf: 'Look {position} sur {count}',
  pictureOf: '{designer}, {season}, look {position}',
  showDate: 'Défilé du {date}',
  home: {
    eyebrow: 'La dernière saison',
    heading: 'Chaque look, du premier au dernier.',
    lead: 'Les défilés de Paris, Milan, New York et Londres en entier, à parcourir par vêtement, par couleur, par humeur — et les chiffres de ce que l’on regarde vraiment.',
    browse: 'Parcourir les looks',
    latest: 'Dernières collections',
    allCollections: 'Toutes les collections',
    mostViewed: 'Les plus vus',
    mostViewedNote: 'En visiteurs distincts, sur les 30 derniers jours',
    seeFigures: 'Voir les chiffres',
    designers: 'Les maisons',
    tags: 'Chercher par idée',
  },
  collections: {
    title: 'Collections',
    lead: 'Les défilés les plus récents d’abord.',
    empty: 'Aucune collection ne correspond à ces filtres.',
    looks: 'Les looks',
    previous: 'Saison précédente',
    next: 'Saison suivante',
    of: 'Collections de {designer}',
    metaDescription:
      '{designer}, {season}, {city} : {count, plural, one {le look} other {les # looks}} dans l’ordre du défilé.',
  },
  designer: {
    collections: 'Collections',
    latestLooks: 'Derniers looks',
    allLooks: 'Tous les looks de {designer}',
    metaDescription: 'Les collections de {designer}, look par look.',
  },
} satisfies Domain<'catalogue'>;
