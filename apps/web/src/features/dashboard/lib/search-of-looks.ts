/** What a filter of a list of looks is called in search. */
const IN_SEARCH = { type: 'type', season: 'season', city: 'city', brand: 'designer', trend: 'tags' } as const;
/** Values of filters that leave nothing out. */
const EVERYTHING = new Set(['all-cities', 'all-categories', 'all-brands']);
/** Which days are counted, and how, changes no looks. */
const WITHOUT_EFFECT = new Set(['window', 'from', 'to', 'definition']);

const LISTS_OF_LOOKS = ['/api/dashboard/rows/looks', '/api/dashboard/questions/looks'];

/** Whether what is behind a number is looks. */
export const isOfLooks = (path: string): boolean => LISTS_OF_LOOKS.includes(path.split('?')[0] ?? '');

/**
 * The search that finds the looks behind a number.
 * @param path as the explanation of a figure links to it
 * @returns null where the looks are narrowed by what search does not know: a category, the Top 20, a colour, another time
 */
export function searchOfLooks(path: string): URLSearchParams | null {
  const search = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(path.split('?')[1])) {
    if (EVERYTHING.has(value) || WITHOUT_EFFECT.has(name)) continue;
    const known = IN_SEARCH[name as keyof typeof IN_SEARCH];
    if (!known) return null;
    search.set(known, value);
  }
  return search;
}
