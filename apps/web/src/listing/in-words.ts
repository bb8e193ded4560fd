import type { Problem } from '@toile/contracts';
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

export type Refused = Pick<NonNullable<Problem['violations']>[number], 'propertyPath' | 'value'>;

/** The same search with the refused values among its words; null where something else was refused, too. */
export function inWords(filters: ListingFilters, refused: readonly Refused[]): ListingFilters | null {
  const paths = new Set(refused.map(({ propertyPath }) => propertyPath));
  if (paths.size === 0 || [...paths].some((path) => !VALUES.includes(path as Value))) return null;
  const read: ListingFilters = { ...filters, page: 1 };
  const words: string[] = [];
  for (const key of VALUES.filter((one) => paths.has(one))) {
    const own = refused.filter(({ propertyPath }) => propertyPath === key);
    // Of several tags those that are known stay; what is not said one by one is refused as a whole.
    const isRefused = (value: string) => own.some((one) => (one.value ?? value) === value);
    words.push(...[filters[key]].flat().filter(isRefused));
    if (key === 'tags' || key === 'colours') read[key] = filters[key].filter((value) => !isRefused(value));
    else read[key] = '';
  }
  const said = words.map((value) => value.replaceAll('-', ' '));
  const search = [filters.search, ...new Set(said)].filter(Boolean).join(' ');
  return search.length > LONGEST ? null : { ...read, search };
}

/** What a search asks for, as its reader would say it. */
export const wordsOf = (filters: ListingFilters): string =>
  [filters.search, ...VALUES.flatMap((key) => filters[key])]
    .filter(Boolean)
    .map((value) => value.replaceAll('-', ' '))
    .join(', ');
