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
  refused: {
    throttled: 'That was often. Please try again in an hour.',
    expired: 'This link no longer works. Please ask for a new one.',
    conflict: 'This poll is closed.',
    invalid: 'Something was missing or not right. Please check the form and send it again.',
    forbidden: 'The page was too old. Please send it again.',
  },
  poll: {
    title: 'We ask',
    submit: 'Vote',
    done: 'Thank you for your vote.',
    count: '{count, plural, =0 {No votes yet} one {# vote} other {# votes}}',
    change: 'Change my vote',
    result: '{votes, plural, one {# vote} other {# votes}}, {percent} %',
    mine: 'Your vote',
  },
  visibility: {
    title: 'Brand visibility',
    lead: 'Your collections before the people who look, choose and buy — and the figures of what they looked at.',
    point1: {
      title: 'Every look, in order',
      text: 'Your show as it walked, searchable by garment, fabric and colour, in five languages.',
    },
    point2: {
      title: 'Seen by the right people',
      text: 'Buyers, editors and stylists come back every day of the season; you see what they kept.',
    },
    point3: {
      title: 'Figures of your own',
      text: 'Views, boards and searches for your house beside the season’s, counted as they happen.',
    },
    contactLead: 'Tell us about your house; we answer within two working days.',
  },
  letter: {
    title: 'The letter',
    email: 'E-mail address',
    global: 'Our letter, once a month',
    confirmed: 'Thank you: the letter will come to you.',
    ended: 'Your subscription has ended.',
    text: 'Once a month: one house, one thread, one guide.',
    submit: 'Subscribe',
    consent: 'You may write to me at this address.',
    done: 'Please confirm with the link we have just sent.',
  },
} as const;
