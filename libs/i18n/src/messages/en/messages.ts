/** What every page shares; the default domain. */
export default {
  tagline: 'Runway looks and the figures behind them',
  description:
    'Toile shows the runway look by look — designers, seasons, colours and fabrics — and what the people who look at it are drawn to.',
  skip: 'Skip to the content',
  nav: {
    label: 'Main',
    home: 'Toile, home',
    search: 'Search',
    menu: 'Menu',
    close: 'Close the menu',
    looks: 'Looks',
    collections: 'Collections',
    designers: 'Designers',
    data: 'Data',
  },
  language: { label: 'Language' },
  theme: { label: 'Light or dark' },
  footer: {
    note: 'In dressmaking, a toile is the trial garment sewn before the real one.',
    explore: 'Explore',
    data: 'Data',
    mostViewed: 'Most viewed looks',
    privacy: 'Privacy choices',
    demo: 'Houses, models and pictures in this demonstration are invented.',
  },
  pagination: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: 'Page {page}',
    position: 'Page {page} of {pages}',
  },
  breadcrumb: 'You are here',
} as const;
