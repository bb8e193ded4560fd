/** What is said of sorting by keys; `{…}` is filled in where it is said. */
export type SortingWords = Record<'grip' | 'help' | 'lifted' | 'over' | 'dropped' | 'cancelled', string>;
