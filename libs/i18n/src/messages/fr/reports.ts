import type { Domain } from '../../domain.js';

export default {
  title: 'Rapports',
  lead: 'Ce qu’a été une saison, compté look par look et mis en pages.',
  all: 'Tous',
  kinds: 'Types de rapports',
  year: 'Parus ces douze derniers mois',
  empty: 'Aucun rapport n’a encore paru ici.',
  open: 'Ouvrir le rapport',
  types: { flash: 'Flash', premium: 'Premium', general: 'Saison' },
  leads: {
    flash: 'Une semaine de la mode en quelques pages, quelques jours après le dernier défilé.',
    premium: 'Une semaine de la mode pièce par pièce et couleur par couleur, pour les membres abonnés.',
    general: 'Une saison entière dans quatre villes, et ce que les lecteurs en ont fait.',
  },
  pages: '{count, plural, one {# page} other {# pages}}',
  download: 'Télécharger le PDF',
  file: 'PDF, {count, plural, one {# page} other {# pages}}',
  locked: {
    mark: 'Sur abonnement',
    text: 'Les rapports premium sont compris dans les formules.',
    plans: 'Voir les formules',
    signIn: 'Se connecter',
  },
  facts: { published: 'Paru le', season: 'Saison', city: 'Ville', language: 'Langue' },
  contents: 'Dans ce rapport',
  others: 'À lire aussi',
  figures: {
    title: 'La saison en chiffres',
    looks: 'Looks',
    collections: 'Collections',
    brands: 'Maisons',
    models: 'Mannequins',
    change: '{percent} % par rapport à l’année précédente',
    note: 'Évolutions par rapport à la même saison un an plus tôt.',
  },
  pdf: {
    kinds: { flash: 'Rapport flash', premium: 'Rapport premium', general: 'Rapport de saison' },
    parts: {
      glance: 'En un coup d’œil',
      colours: 'Couleurs',
      tones: 'Tons',
      houses: 'Les maisons les plus regardées',
      searches: 'Ce que l’on a cherché',
      looks: 'Les looks que l’on a ouverts',
      method: 'Comment nous avons compté',
    },
    glance: {
      looks: 'Looks présentés',
      collections: 'Collections',
      brands: 'Maisons',
      models: 'Mannequins',
      views: 'Looks ouverts',
      searches: 'Recherches',
      saves: 'Ajouts à des moodboards',
    },
    tooFew: 'trop peu pour le dire',
    nothing: 'On en sait trop peu pour en dire quoi que ce soit.',
    before: ', devant {names}',
    first: {
      looks: '{name} en tête, avec {value} {whole, plural, one {de # look} other {des # looks}}{before}.',
      searches:
        '{name} en tête, avec {value} {whole, plural, one {de # recherche} other {des # recherches}}{before}.',
      openings: '{name} en tête, avec {value, plural, one {# ouverture} other {# ouvertures}}{before}.',
    },
    rose: 'Plus forte hausse : {name}, de {before} un an plus tôt à {now}.',
    fell: 'Plus fort recul : {name}, de {before} un an plus tôt à {now}.',
    opened: 'Rien n’a été ouvert par plus de personnes que {look}.',
    openedBefore:
      'Rien n’a été ouvert par plus de personnes que {look} ; viennent ensuite des looks de {names}.',
    viewers: '{count, plural, one {# visiteur} other {# visiteurs}}',
    fewViewers: 'moins de dix visiteurs',
    counted: '{figure} : {formula}. Du {from} au {to}.',
    lines: 'Les traits marquent la même saison un an plus tôt.',
    method: {
      what: 'Tout ce que contient ce rapport est compté d’après ce qui a été montré et ce qu’ont fait les lecteurs de Toile : {about}.',
      share:
        'Une part des défilés est une part des looks : chaque look compte une fois, quel que soit le nombre de ses images. Les maisons sont réunies : une maison de soixante looks pèse deux fois plus qu’une maison de trente. Le street style n’y figure pas.',
      window:
        'Les ouvertures et les recherches sont celles du {from} au {to}. Les robots, notre équipe et les personnes qui n’ont pas souhaité être comptées sont écartés, tout comme une répétition en moins de trente minutes. Un chiffre qui repose sur moins de dix personnes n’est pas montré.',
      changes:
        'Les évolutions sont relatives, par rapport à la même saison un an plus tôt ; le trait fin en travers d’une barre marque où elle s’arrêtait alors.',
      source:
        'Compté le {on} d’après tous les événements jusqu’au {to}, selon la définition {version} de chaque chiffre. Le texte complet des définitions fait partie de la documentation de Toile.',
    },
  },
} satisfies Domain<'reports'>;
