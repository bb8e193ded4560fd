/** What a filter of a list of looks is called in search. */
const IN_SEARCH = { type: 'type', season: 'season', city: 'city', brand: 'designer', trend: 'tags' } as const;
/** The season's own days change no looks. */
const WITHOUT_EFFECT = new Set(['window', 'from', 'to', 'definition']);

/**
 * The search that finds the looks behind a number.
 * @param path as the explanation of a figure links to it
 * @returns null where the looks are narrowed by what search does not know: a category, the Top 20, a colour, another time
 */
export function searchOfLooks(path: string): URLSearchParams | null {
  const search = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(path.split('?')[1])) {
    if (value === `all-${PLURALS[name]}` || WITHOUT_EFFECT.has(name)) continue;
    const known = IN_SEARCH[name as keyof typeof IN_SEARCH];
    if (!known) return null;
    search.set(known, value);
  }
  return search;
}

const PLURALS: Record<string, string> = { city: 'cities', category: 'categories', scope: 'brands' };
