/** What the tray says. */
export type CompareWords = Record<
  'title' | 'compare' | 'clear' | 'remove' | 'more' | 'full' | 'failed',
  string
>;
