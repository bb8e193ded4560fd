import type { Domain } from '../../domain.js';

export default {
  tagline: 'Les défilés, look par look, et les chiffres qui les racontent',
  description:
    'Toile montre les défilés look par look — créateurs, saisons, couleurs, matières — et ce qui attire celles et ceux qui les regardent.',
  skip: 'Aller au contenu',
  nav: {
    label: 'Navigation principale',
    home: 'Toile, accueil',
    search: 'Rechercher',
    menu: 'Menu',
    close: 'Fermer le menu',
    looks: 'Looks',
    collections: 'Collections',
    designers: 'Créateurs',
    data: 'Données',
  },
  language: { label: 'Langue' },
  theme: { label: 'Clair ou sombre' },
  footer: {
    note: 'En couture, la toile est l’essai que l’on coud avant le vêtement.',
    explore: 'Explorer',
    data: 'Données',
    mostViewed: 'Looks les plus vus',
    privacy: 'Choix de confidentialité',
    demo: 'Les maisons, les mannequins et les images de cette démonstration sont imaginaires.',
  },
  pagination: {
    label: 'Pages',
    previous: 'Précédente',
    next: 'Suivante',
    page: 'Page {page}',
    position: 'Page {page} sur {pages}',
  },
  breadcrumb: 'Vous êtes ici',
} satisfies Domain<'messages'>;
