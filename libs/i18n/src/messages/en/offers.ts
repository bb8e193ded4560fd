/** Memberships, data products and the letter. */
export default {
  plans: {
    title: 'Premium memberships',
    lead: 'One plan opens every look of every show, in full size, and the reports behind them.',
    choose: 'Choose {plan}',
    sign: 'Create an account to begin',
    'all-included': {
      name: 'All included',
      for: 'For studios and editors',
      text: 'Every look, every model, street style and all reports, on one device or for a whole team.',
    },
    'student-special': {
      name: 'Student special',
      for: 'For those who learn',
      text: 'The whole archive of looks and models at a price for a student’s purse.',
    },
    'trend-master': {
      name: 'Trend master',
      for: 'For those who must know first',
      text: 'Looks, models and the trend reports, flash and premium, as they appear.',
    },
    reports: 'The latest reports',
    pages: '{count, plural, one {# page} other {# pages}}',
    download: 'Download',
    locked: 'For members',
    clients: 'They work with Toile',
  },
  data: {
    title: 'The data dashboard',
    lead: 'What the runway shows and what people look at, counted as it happens: by brand, by trend, by season.',
    open: 'Open the dashboard',
    point1: {
      title: 'Most viewed looks',
      text: 'Distinct visitors, without robots and repeats, up to the last seconds.',
    },
    point2: {
      title: 'Runway share',
      text: 'How much of a season an idea takes up, and how that changed in a year.',
    },
    point3: {
      title: 'Boards and searches',
      text: 'What professionals keep, and the words they look for.',
    },
    contact: 'Talk to us',
    contactLead: 'Tell us what you would like to know; we answer within two working days.',
    send: 'Send',
    sent: 'Thank you. We will write to you soon.',
  },
  focus: {
    trend: 'Trend',
    brand: 'Brand',
    season: 'Season',
    looks: 'Looks',
    tags: 'Most frequent tags',
    brands: 'Houses',
    seasons: 'By season',
    latest: 'The looks behind it',
    choose: 'Choose from the overview',
    empty: 'No data available',
    failed: 'An error occurred. Please try again or contact us at {email} if the problem persists.',
  },
  parts: {
    title: 'Parts of the dashboard',
    lead: 'Every figure of the dashboard, with its definition, to read on its own.',
  },
  letter: {
    title: 'The letter',
    text: 'Once a month: one house, one thread, one guide.',
    submit: 'Subscribe',
    consent: 'You may write to me at this address.',
    done: 'Please confirm with the link we have just sent.',
  },
} as const;
