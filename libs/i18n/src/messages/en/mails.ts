/** Mails about accounts. */
export default {
  hello: 'Hello {name},',
  helloAnybody: 'Hello,',
  bye: 'The people of Toile',
  letter: {
    subject: 'Your subscription to the letter',
    text: 'Somebody, we hope you, wants to receive our letter at this address. Confirm it with this link, which works for 48 hours. If it was not you, do nothing.',
    button: 'Receive the letter',
  },
  letterConfirmed: {
    subject: 'You receive the letter',
    text: 'Your subscription is confirmed. With this link you can end it at any time.',
    button: 'End the subscription',
  },
  verify: {
    subject: 'Please confirm your address',
    text: 'Welcome to Toile. Confirm with this link that this address is yours. It works for 48 hours.',
    button: 'Confirm the address',
  },
  changeEmail: {
    subject: 'Please confirm your new address',
    text: 'You want to use this address for your account. Confirm it with this link, which works for 48 hours. If you did not ask for this, do nothing.',
    button: 'Confirm the new address',
  },
  emailChanged: {
    subject: 'A new address for your account',
    text: 'Somebody who is signed in to your account has asked to change its e-mail address. If it was not you, choose a new password at once.',
    button: 'Open Toile',
  },
  reset: {
    subject: 'Choose a new password',
    text: 'With this link you can choose a new password. It works once, for one hour. If you did not ask for it, do nothing.',
    button: 'Choose a password',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'The password of your account was changed, your other devices were signed out, and your API tokens have ended. If it was not you, choose a new one at once.',
    button: 'Choose a password',
  },
  linkSignIn: {
    subject: 'Sign in with {provider}',
    text: 'Somebody wants to sign in to Toile with {provider} and this address. If it is you, confirm it with this link, which works for 48 hours; we ask for your password there. If not, do nothing, and give nobody this link.',
    button: 'Confirm',
  },
  erased: {
    subject: 'Your account is deleted',
    text: 'Your account and everything that said who you are have been deleted. This is our last message to you.',
    button: 'Open Toile',
  },
} as const;
