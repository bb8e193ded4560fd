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
  refused: {
    throttled: 'Cela fait beaucoup. Veuillez réessayer dans une heure.',
    expired: 'Ce lien ne fonctionne plus. Demandez-en un nouveau.',
    conflict: 'Ce sondage est clos.',
    invalid:
      'Il manquait quelque chose ou tout n’était pas exact. Vérifiez le formulaire et envoyez-le de nouveau.',
    forbidden: 'La page était trop ancienne. Veuillez l’envoyer de nouveau.',
  },
  poll: {
    title: 'Notre question',
    submit: 'Voter',
    done: 'Merci pour votre vote.',
    count: '{count, plural, =0 {Aucun vote pour l’instant} one {# vote} other {# votes}}',
    change: 'Changer mon vote',
    result: '{votes, plural, one {# vote} other {# votes}}, {percent} %',
    mine: 'Votre vote',
  },
  visibility: {
    title: 'Visibilité de marque',
    lead: 'Vos collections devant celles et ceux qui regardent, choisissent et achètent, et les chiffres de ce qu’ils ont regardé.',
    point1: {
      title: 'Chaque look, dans l’ordre',
      text: 'Votre défilé tel qu’il a marché, à chercher par pièce, matière et couleur, en cinq langues.',
    },
    point2: {
      title: 'Vu par les bonnes personnes',
      text: 'Acheteurs, rédactrices et stylistes reviennent chaque jour de la saison ; vous voyez ce qu’ils ont gardé.',
    },
    point3: {
      title: 'Vos propres chiffres',
      text: 'Vues, moodboards et recherches de votre maison à côté de ceux de la saison, comptés en direct.',
    },
    contactLead: 'Parlez-nous de votre maison ; nous répondons sous deux jours ouvrés.',
  },
  letter: {
    title: 'La lettre',
    email: 'Adresse e-mail',
    global: 'Notre lettre, une fois par mois',
    confirmed: 'Merci : la lettre viendra à vous.',
    ended: 'Votre abonnement a pris fin.',
    text: 'Une fois par mois : une maison, un fil, un guide.',
    submit: 'S’abonner',
    consent: 'Vous pouvez m’écrire à cette adresse.',
    done: 'Confirmez avec le lien que nous venons d’envoyer.',
    confirmTitle: 'Recevoir la lettre',
    confirmLead:
      'Une fois par mois, à l’adresse où nous vous avons écrit. Vous pouvez y mettre fin à tout moment.',
    confirmSubmit: 'Recevoir la lettre',
    endTitle: 'Mettre fin à la lettre',
    endLead: 'Plus aucune lettre n’arrivera à l’adresse où nous vous avons écrit.',
    endSubmit: 'Mettre fin à l’abonnement',
  },
} satisfies Domain<'offers'>;
