import type { Domain } from '../../domain.js';

export default {
  plans: {
    title: 'Abonnements premium',
    lead: 'Une formule ouvre chaque look de chaque défilé, en grand, et les rapports qui les racontent.',
    choose: 'Choisir {plan}',
    sign: 'Créer un compte pour commencer',
    'all-included': {
      name: 'Tout compris',
      for: 'Pour studios et rédactions',
      text: 'Tous les looks, les mannequins, le street style et tous les rapports, sur un appareil ou pour toute une équipe.',
    },
    'student-special': {
      name: 'Spécial étudiants',
      for: 'Pour celles et ceux qui apprennent',
      text: 'Toutes les archives de looks et de mannequins, au prix d’une bourse d’étudiant.',
    },
    'trend-master': {
      name: 'Maître des tendances',
      for: 'Pour qui doit savoir avant les autres',
      text: 'Les looks, les mannequins et les rapports de tendances, flash et premium, dès parution.',
    },
    reports: 'Les derniers rapports',
    pages: '{count, plural, one {# page} other {# pages}}',
    download: 'Télécharger',
    locked: 'Réservé aux membres',
    clients: 'Ils travaillent avec Toile',
  },
  data: {
    title: 'Le tableau de bord',
    lead: 'Ce que montrent les podiums et ce que l’on regarde, compté en direct : par marque, par tendance, par saison.',
    open: 'Ouvrir le tableau de bord',
    point1: {
      title: 'Les looks les plus vus',
      text: 'Des visiteurs distincts, sans robots ni répétitions, à quelques secondes près.',
    },
    point2: {
      title: 'Part des podiums',
      text: 'La place d’une idée dans une saison, et son évolution en un an.',
    },
    point3: {
      title: 'Planches et recherches',
      text: 'Ce que gardent les professionnels, et les mots qu’ils cherchent.',
    },
    contact: 'Parlons-en',
    contactLead: 'Dites-nous ce que vous aimeriez savoir ; nous répondons sous deux jours ouvrés.',
    send: 'Envoyer',
    sent: 'Merci. Nous vous écrirons bientôt.',
  },
  focus: {
    trend: 'Tendance',
    brand: 'Marque',
    season: 'Saison',
    looks: 'Looks',
    tags: 'Mots-clés les plus fréquents',
    brands: 'Maisons',
    seasons: 'Par saison',
    latest: 'Les looks derrière ce chiffre',
    choose: 'Choisissez depuis la vue d’ensemble',
    empty: 'Aucune donnée disponible',
    failed: 'Une erreur est survenue. Réessayez ou écrivez-nous à {email} si le problème persiste.',
  },
  parts: {
    title: 'Les éléments du tableau de bord',
    lead: 'Chaque chiffre du tableau de bord, avec sa définition, à lire seul.',
  },
  letter: {
    title: 'La lettre',
    text: 'Une fois par mois : une maison, un fil, un guide.',
    submit: 'S’abonner',
    consent: 'Vous pouvez m’écrire à cette adresse.',
    done: 'Confirmez avec le lien que nous venons d’envoyer.',
  },
} satisfies Domain<'offers'>;
