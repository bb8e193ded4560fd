/** Where shows are held; `content/copy` says it in each language. */
export const VENUES = [
  'customs-house',
  'winter-garden',
  'river-depot',
  'covered-market',
  'observatory',
  'cloister',
  'print-works',
  'tennis-hall',
  'botanical-library',
  'ballroom',
] as const;
export type Venue = (typeof VENUES)[number];
