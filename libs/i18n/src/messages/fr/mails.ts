import type { Domain } from '../../domain.js';

export default {
  hello: 'Bonjour {name},',
  helloAnybody: 'Bonjour,',
  bye: 'L’équipe de Toile',
  letter: {
    subject: 'Votre abonnement à la lettre',
    text: 'Quelqu’un, vous nous l’espérons, souhaite recevoir notre lettre à cette adresse. Confirmez-le avec ce lien, valable 48 heures. Si ce n’était pas vous, ne faites rien.',
    button: 'Recevoir la lettre',
  },
  letterConfirmed: {
    subject: 'Vous recevez la lettre',
    text: 'Votre abonnement est confirmé. Avec ce lien, vous pouvez y mettre fin à tout moment.',
    button: 'Mettre fin à l’abonnement',
  },
  verify: {
    subject: 'Confirmez votre adresse',
    text: 'Bienvenue sur Toile. Confirmez avec ce lien que cette adresse est la vôtre. Il est valable 48 heures.',
    button: 'Confirmer l’adresse',
  },
  changeEmail: {
    subject: 'Confirmez votre nouvelle adresse',
    text: 'Vous souhaitez utiliser cette adresse pour votre compte. Confirmez-la avec ce lien, valable 48 heures. Si vous n’avez rien demandé, ne faites rien.',
    button: 'Confirmer la nouvelle adresse',
  },
  emailChanged: {
    subject: 'Une nouvelle adresse pour votre compte',
    text: 'Une personne connectée à votre compte a demandé à changer son adresse e-mail. Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.',
    button: 'Ouvrir Toile',
  },
  reset: {
    subject: 'Choisissez un nouveau mot de passe',
    text: 'Ce lien vous permet de choisir un nouveau mot de passe. Il sert une seule fois, pendant une heure. Si vous n’avez rien demandé, ne faites rien.',
    button: 'Choisir un mot de passe',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a changé',
    text: 'Le mot de passe de votre compte a été changé, vos autres appareils ont été déconnectés et vos jetons d’API ont pris fin. Si ce n’était pas vous, choisissez-en tout de suite un nouveau.',
    button: 'Choisir un mot de passe',
  },
  linkSignIn: {
    subject: 'Se connecter avec {provider}',
    text: 'Quelqu’un veut se connecter à Toile avec {provider} et cette adresse. Si c’est vous, confirmez-le avec ce lien, valable 48 heures ; nous y demandons votre mot de passe. Sinon, ne faites rien et ne donnez ce lien à personne.',
    button: 'Confirmer',
  },
  erased: {
    subject: 'Votre compte est supprimé',
    text: 'Votre compte et tout ce qui disait qui vous êtes ont été supprimés. Ceci est notre dernier message.',
    button: 'Ouvrir Toile',
  },
} satisfies Domain<'mails'>;
