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
  english: 'Anglais',
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
} satisfies Domain<'reports'>;
