import type { Domain } from '../../domain.js';

export default {
  label: 'Abonnement premium',
  contexts: {
    models: {
      title: 'Tous les visages de la saison',
      text: 'Les nouveaux visages sont ouverts à tous. Les autres mannequins, avec chacun de leurs défilés, s’ouvrent avec une formule.',
    },
    looks: {
      title: 'Toutes les archives, look par look',
      text: 'Vous avez vu les deux premières pages. Le reste des archives s’ouvre avec une formule.',
    },
    streetstyle: {
      title: 'Toutes les rues de toutes les semaines',
      text: 'Vous avez vu les deux premières pages. Les autres photos de street style s’ouvrent avec une formule.',
    },
    reports: {
      title: 'Les rapports derrière les podiums',
      text: 'Les rapports premium sont réservés aux membres avec une formule.',
    },
    dashboard: {
      title: 'Les chiffres de cette saison',
      text: 'Le tableau de bord montre à tous les saisons closes. Ce qui se passe maintenant s’ouvre avec un abonnement au tableau de bord.',
    },
  },
  segments: {
    free: 'Votre compte n’a pas encore de formule.',
    canceled: 'Votre formule est terminée. Elle peut reprendre là où elle s’est arrêtée.',
    payment: 'Le dernier paiement n’a pas abouti. Réglez-le, et tout s’ouvre à nouveau.',
    other: 'Votre formule ne comprend pas ce contenu.',
    visitor: 'Déjà membre ? Connectez-vous et reprenez votre lecture.',
    device: 'Votre formule est utilisée sur un autre appareil. Vous pouvez continuer sur celui-ci.',
  },
  action: 'Voir les formules',
  back: 'Reprendre la formule',
  settle: 'Régler le paiement',
  signIn: 'Se connecter',
  device: {
    title: 'Votre formule est utilisée sur un autre appareil',
    text: 'Une formule pour une personne fonctionne sur un appareil à la fois. Vous pouvez continuer ici ; l’autre appareil recevra alors la même question.',
    continue: 'Continuer sur cet appareil',
    continuing: 'Un instant…',
    subscribe: 'Prendre ma propre formule',
    why: 'Pourquoi ce message ?',
    whyTitle: 'Un appareil par place',
    why1: 'Une formule pour une personne est faite pour une personne. Elle vous suit d’un appareil à l’autre, l’un après l’autre.',
    why2: 'Les mises à jour de votre navigateur ne comptent pas : un appareil accepté une fois est reconnu.',
    why3: 'Vous lisez à plusieurs ? Une formule à plusieurs places n’a pas cette limite.',
    backTo: 'Retour',
    failed: 'Cela n’a pas fonctionné. Réessayez dans un instant.',
  },
} satisfies Domain<'paywall'>;
