/** What an account says to its member, on its own page and where its links lead. */
export default {
  messages: {
    subscribe: 'Sign in or create an account first; then you choose your plan.',
  },
  done: {
    register: 'Your account is there. Look for our message in your inbox.',
    verify: 'Your address is confirmed. Please sign in.',
    changeEmail: 'Your new address is confirmed.',
    reset:
      'Your password is changed; all devices are signed out, and your API tokens have ended. Please sign in.',
    profile: 'Saved.',
    password: 'Your password is changed; your other devices are signed out, and your API tokens have ended.',
    email: 'We have written to the new address. It counts once you confirm it there.',
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
    mailed: 'We have sent you a message: confirm there that the two accounts may be connected.',
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
    text: 'Your address is not confirmed yet. Our message has a link for it.',
    submit: 'Send it again',
  },
  email: {
    now: 'Your address is {email}.',
    new: 'New e-mail address',
    submit: 'Change the address',
  },
  password: {
    text: 'All your other devices are signed out, and your API tokens end.',
    current: 'Your password now',
    new: 'New password',
    submit: 'Change the password',
    own: 'Your password',
  },
  devices: {
    name: '{browser} on {system}',
    unknown: 'Unknown device',
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
  links: {
    verify: {
      title: 'Confirm your address',
      lead: 'Somebody made an account at Toile with this address. If it was you, confirm it here.',
      submit: 'Confirm the address',
    },
    changeEmail: {
      title: 'Confirm your new address',
      lead: 'From then on you sign in with this address, and our messages come here.',
      submit: 'Confirm the new address',
    },
    linkSignIn: {
      title: 'Sign in with {provider}',
      lead: 'Whoever signs in to that {provider} account will be signed in to your account here. Go on only if you have just asked for it yourself.',
      submit: 'Connect the accounts',
      signIn: 'First sign in to the account this message was sent to. You are then brought back here.',
      browser: 'Open the link in the browser you signed in to {provider} with: copy it from the message.',
    },
    expired: {
      title: 'This link no longer works',
      lead: 'It was used already, or it is too old. Nothing has changed.',
      again: 'Go to your account',
    },
    unasked: 'If it was not you, close this page: nothing has changed, and nothing will.',
  },
  leave: {
    title: 'Sign out?',
    lead: 'Another site has sent you here, so we ask before we do it.',
    submit: 'Sign out',
    everywhere: {
      title: 'Sign out everywhere?',
      lead: 'Another site has sent you here, so we ask before we do it. All your devices are signed out, and your API tokens end.',
      submit: 'Sign out everywhere',
    },
    stay: 'Stay signed in',
  },
} as const;
