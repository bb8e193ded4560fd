import type { ListingFilters } from './filters';

const VALUES = [
  'type',
  'category',
  'city',
  'season',
  'designer',
  'collection',
  'model',
  'tags',
  'colours',
] as const;
type Value = (typeof VALUES)[number];
/** The api takes no longer search. */
const LONGEST = 100;

/** The same search with the values of refused filters among its words; null where something else was refused, too. */
export function inWords(filters: ListingFilters, refused: readonly string[]): ListingFilters | null {
  const isValue = (path: string): path is Value => VALUES.includes(path as Value);
  if (refused.length === 0 || !refused.every(isValue)) return null;
  const values = VALUES.filter((key) => refused.includes(key)).flatMap((key) => filters[key]);
  const words = values.map((value) => value.replaceAll('-', ' '));
  const search = [filters.search, ...new Set(words)].filter(Boolean).join(' ');
  if (search.length > LONGEST) return null;
  const emptied = Object.fromEntries(
    refused.map((key) => [key, key === 'tags' || key === 'colours' ? [] : '']),
  );
  return { ...filters, ...emptied, search, page: 1 };
}

/** What a search asks for, as its reader would say it. */
export const wordsOf = (filters: ListingFilters): string =>
  [filters.search, ...VALUES.flatMap((key) => filters[key])]
    .filter(Boolean)
    .map((value) => value.replaceAll('-', ' '))
    .join(', ');
