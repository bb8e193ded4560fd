import type { Domain } from '../../domain.js';

export default {
  notFound: {
    title: 'Cette page a quitté le podium',
    text: 'L’adresse a peut-être changé, ou le look a été retiré.',
    home: 'Revenir à l’accueil',
    looks: 'Parcourir les looks',
  },
  failed: {
    title: 'Une couture a lâché',
    text: 'L’erreur a été notée. Réessayez dans un instant.',
    again: 'Réessayer',
  },
} satisfies Domain<'errors'>;
