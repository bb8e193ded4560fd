/** What an account says to its member, on its own page and where its links lead. */
export default {
  messages: {
    subscribe: 'Sign in or create an account first; then you choose your plan.',
  },
  done: {
    register: 'Your account is there. Look for our message in your inbox.',
    verify: 'Your address is confirmed. Please sign in.',
    changeEmail: 'Your new address is confirmed.',
    reset: 'Your password is changed. Please sign in.',
    profile: 'Saved.',
    password: 'Your password is changed; your other devices are signed out.',
    email: 'We have written to the new address. It counts once you open the link.',
    verification: 'The message is on its way.',
    session: 'That device is signed out.',
    erased: 'Your account is deleted. Goodbye.',
    linkSignIn: 'The two accounts are linked. You can sign in now.',
  },
  errors: {
    unauthenticated: 'The e-mail address or the password is not right.',
    throttled: 'Too many attempts. Try again in a quarter of an hour.',
    forbidden: 'The page was too old, or the password is not right. Please try again.',
    conflict: 'There is an account with this address already.',
    expired: 'This link no longer works. Ask for a new one.',
    invalid: 'Something in the form does not fit. Please check it.',
    unavailable: 'Signing in this way is not set up here.',
    unverified: 'That account has no confirmed address, so we cannot use it.',
    refused: 'You were not signed in there.',
    mailed: 'We have sent you a message: open its link to connect the two accounts.',
    password: 'This is not the password of your account.',
    other: 'That did not work. Please try again.',
  },
  sections: {
    profile: 'Profile and language',
    email: 'E-mail address',
    password: 'Password',
    devices: 'Where you are signed in',
    consent: 'Letters and measuring',
    data: 'Your data',
    delete: 'Delete the account',
  },
  verify: {
    text: 'Your address is not confirmed yet. Open the link in our message.',
    submit: 'Send it again',
  },
  email: {
    now: 'Your address is {email}.',
    new: 'New e-mail address',
    submit: 'Change the address',
  },
  password: {
    current: 'Your password now',
    new: 'New password',
    submit: 'Change the password',
    own: 'Your password',
  },
  devices: {
    this: 'This device',
    seen: 'Last seen {date}',
    end: 'Sign out',
  },
  consent: {
    text: 'Whether your visits are counted is decided on each device.',
    choices: 'Privacy choices',
  },
  data: {
    text: 'Everything we keep about you, as one file.',
    download: 'Download my data',
  },
  delete: {
    text: 'Your name, your addresses, your boards and your ratings’ words are destroyed for good. This cannot be undone.',
    submit: 'Delete my account',
  },
} as const;
