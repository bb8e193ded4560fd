import type { Domain } from '../../domain.js';

export default {
  messages: {
    subscribe: 'Connectez-vous ou créez un compte d’abord ; vous choisirez ensuite votre formule.',
  },
  done: {
    register: 'Votre compte est créé. Un message vous attend dans votre boîte.',
    verify: 'Votre adresse est confirmée. Connectez-vous.',
    changeEmail: 'Votre nouvelle adresse est confirmée.',
    reset: 'Votre mot de passe est changé. Connectez-vous.',
    profile: 'Enregistré.',
    password: 'Votre mot de passe est changé ; vos autres appareils sont déconnectés.',
    email: 'Nous avons écrit à la nouvelle adresse. Elle compte dès que vous ouvrez le lien.',
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
    mailed: 'Nous vous avons envoyé un message : ouvrez son lien pour relier les deux comptes.',
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
    text: 'Votre adresse n’est pas encore confirmée. Ouvrez le lien de notre message.',
    submit: 'Renvoyer le message',
  },
  email: {
    now: 'Votre adresse est {email}.',
    new: 'Nouvelle adresse e-mail',
    submit: 'Changer l’adresse',
  },
  password: {
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
} satisfies Domain<'member'>;
