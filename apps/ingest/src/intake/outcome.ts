/** How an event ended. `unavailable` and `throttled` ones are the tracker's to send again; it keeps them. */
export const OUTCOMES = [
  'stored',
  'spooled',
  'duplicate',
  'malformed',
  'invalid',
  'too-large',
  'throttled',
  'unavailable',
] as const;
export type Outcome = (typeof OUTCOMES)[number];
