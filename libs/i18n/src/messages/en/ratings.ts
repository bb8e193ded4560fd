/** What members think of a collection, in stars. */
export default {
  eyebrow: 'Members say',
  title: 'How good was it?',
  of: 'of 5',
  count: '{count, plural, one {# rating} other {# ratings}}',
  few: '{count, plural, =0 {Nobody has rated it yet. The average shows from three ratings on.} one {# rating so far. The average shows from three on.} other {# ratings so far. The average shows from three on.}}',
  stars: '{count, plural, one {# star} other {# stars}}',
  line: {
    rate: 'Rate this collection',
    average: '{average, number, ::.0} of 5 from {count, plural, one {# rating} other {# ratings}}',
  },
  form: 'Your rating',
  give: 'Your stars',
  mine: 'You gave',
  comment: 'A note, for your eyes only',
  submit: { give: 'Rate', change: 'Change my rating' },
  withdraw: 'Withdraw my rating',
  done: {
    given: 'Thank you. Your rating counts.',
    changed: 'Your rating is changed.',
    withdrawn: 'Your rating is withdrawn.',
  },
  signIn: { text: 'Members rate collections from one to five stars.', link: 'Sign in to rate' },
} as const;
