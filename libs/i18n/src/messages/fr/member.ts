import type { Domain } from '../../domain.js';

export default {
  messages: {
    subscribe: 'Connectez-vous ou créez un compte d’abord ; vous choisirez ensuite votre formule.',
  },
  done: {
    register: 'Votre compte est créé. Un message vous attend dans votre boîte.',
    verify: 'Votre adresse est confirmée. Connectez-vous.',
    changeEmail: 'Votre nouvelle adresse est confirmée.',
    reset:
      'Votre mot de passe est changé ; tous les appareils sont déconnectés et vos jetons d’API ont pris fin. Connectez-vous.',
    profile: 'Enregistré.',
    password:
      'Votre mot de passe est changé ; vos autres appareils sont déconnectés et vos jetons d’API ont pris fin.',
    email: 'Nous avons écrit à la nouvelle adresse. Elle compte dès que vous l’y confirmez.',
    verification: 'Le message est en route.',
    session: 'Cet appareil est déconnecté.',
    erased: 'Votre compte est supprimé. Au revoir.',
    linkSignIn: 'Les deux comptes sont liés. Vous pouvez vous connecter.',
  },
  errors: {
    unauthenticated: 'L’adresse e-mail ou le mot de passe n’est pas correct.',
    throttled: 'Trop de tentatives. Réessayez dans un quart d’heure.',
    forbidden: 'La page était trop ancienne, ou le mot de passe n’est pas correct. Veuillez réessayer.',
    conflict: 'Il existe déjà un compte à cette adresse.',
    expired: 'Ce lien ne fonctionne plus. Demandez-en un nouveau.',
    invalid: 'Quelque chose ne va pas dans le formulaire. Veuillez vérifier.',
    unavailable: 'Cette façon de se connecter n’est pas installée ici.',
    unverified: 'Ce compte n’a pas d’adresse confirmée ; nous ne pouvons pas l’utiliser.',
    refused: 'La connexion n’a pas eu lieu là-bas.',
    mailed: 'Nous vous avons envoyé un message : confirmez-y que les deux comptes peuvent être reliés.',
    password: 'Ce n’est pas le mot de passe de votre compte.',
    other: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  },
  sections: {
    profile: 'Profil et langue',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    devices: 'Où vous êtes connecté',
    consent: 'Lettre et mesure',
    data: 'Vos données',
    delete: 'Supprimer le compte',
  },
  verify: {
    text: 'Votre adresse n’est pas encore confirmée. Notre message contient un lien pour cela.',
    submit: 'Renvoyer le message',
  },
  email: {
    now: 'Votre adresse est {email}.',
    new: 'Nouvelle adresse e-mail',
    submit: 'Changer l’adresse',
  },
  password: {
    text: 'Tous vos autres appareils sont déconnectés et vos jetons d’API prennent fin.',
    current: 'Votre mot de passe actuel',
    new: 'Nouveau mot de passe',
    submit: 'Changer le mot de passe',
    own: 'Votre mot de passe',
  },
  devices: {
    name: '{browser} sur {system}',
    unknown: 'Appareil inconnu',
    this: 'Cet appareil',
    seen: 'Vu le {date}',
    end: 'Déconnecter',
  },
  consent: {
    text: 'La mesure de vos visites se décide sur chaque appareil.',
    choices: 'Choix de confidentialité',
  },
  data: {
    text: 'Tout ce que nous gardons sur vous, en un fichier.',
    download: 'Télécharger mes données',
  },
  delete: {
    text: 'Votre nom, vos adresses, vos planches et les mots de vos notes sont détruits pour toujours. C’est irréversible.',
    submit: 'Supprimer mon compte',
  },
  links: {
    verify: {
      title: 'Confirmez votre adresse',
      lead: 'Quelqu’un a créé un compte Toile avec cette adresse. Si c’est vous, confirmez-le ici.',
      submit: 'Confirmer l’adresse',
    },
    changeEmail: {
      title: 'Confirmez votre nouvelle adresse',
      lead: 'Vous vous connecterez ensuite avec cette adresse, et nos messages y arriveront.',
      submit: 'Confirmer la nouvelle adresse',
    },
    linkSignIn: {
      title: 'Se connecter avec {provider}',
      lead: 'Quiconque se connecte à ce compte {provider} sera connecté ici à votre compte. Ne continuez que si vous venez de le demander vous-même.',
      submit: 'Relier les comptes',
      signIn: 'Connectez-vous d’abord au compte auquel ce message a été envoyé. Vous reviendrez ensuite ici.',
      browser:
        'Ouvrez le lien dans le navigateur avec lequel vous vous êtes connecté à {provider} : copiez-le depuis le message.',
    },
    expired: {
      title: 'Ce lien ne fonctionne plus',
      lead: 'Il a déjà servi, ou il est trop ancien. Rien n’a changé.',
      again: 'Aller à votre compte',
    },
    unasked: 'Si ce n’était pas vous, fermez cette page : rien n’a changé et rien ne changera.',
  },
  leave: {
    title: 'Se déconnecter ?',
    lead: 'Un autre site vous a envoyé ici ; nous demandons donc avant de le faire.',
    submit: 'Se déconnecter',
    everywhere: {
      title: 'Se déconnecter partout ?',
      lead: 'Un autre site vous a envoyé ici ; nous demandons donc avant de le faire. Tous vos appareils sont déconnectés et vos jetons d’API prennent fin.',
      submit: 'Se déconnecter partout',
    },
    stay: 'Rester connecté',
  },
} satisfies Domain<'member'>;
