interface Counts {
  /** All looks of the brand in the city that season. */
  looks: number;
  /** Those that have what is asked for. */
  hits: number;
}

/** A brand in a city, this season and the one it is compared with; `looks` is 0 where it did not show. */
export interface BrandInCity {
  brand: string;
  city: string;
  before: Counts;
  after: Counts;
}

export interface ChangeSplit {
  before: number;
  after: number;
  /** Brands that showed in the same city both times. */
  sameBrands: number;
  joined: number;
  left: number;
  /** Cities that brands of both seasons came to or went from. */
  cities: number;
}

/**
 * Where a change of a share comes from; the four parts add up to `after - before` exactly. Each group counts with what it has beyond
 * the middle of the two shares (Bennet, 1920): who joins with an average share moves nothing. Shares of nothing are 0.
 */
export function splitChange(groups: readonly BrandInCity[]): ChangeSplit {
  const total = (when: 'before' | 'after', what: keyof Counts) =>
    groups.reduce((sum, group) => sum + group[when][what], 0);
  const looks = { before: total('before', 'looks'), after: total('after', 'looks') };
  const share = (when: 'before' | 'after') => (looks[when] > 0 ? total(when, 'hits') / looks[when] : 0);
  const before = share('before');
  const after = share('after');
  const split: ChangeSplit = { before, after, sameBrands: 0, joined: 0, left: 0, cities: 0 };
  // With nothing on one side there is no share to be above: what there is came or went whole.
  const middle = looks.before > 0 && looks.after > 0 ? (before + after) / 2 : 0;
  const shown = (when: 'before' | 'after') =>
    new Set(groups.filter((group) => group[when].looks > 0).map(({ brand }) => brand));
  const then = shown('before');
  const now = shown('after');
  const beyond = (group: BrandInCity, when: 'before' | 'after') =>
    looks[when] > 0 ? (group[when].hits - middle * group[when].looks) / looks[when] : 0;
  for (const group of groups)
    split[partOf(group, then, now)] += beyond(group, 'after') - beyond(group, 'before');
  return split;
}

function partOf(
  { brand, before, after }: BrandInCity,
  then: ReadonlySet<string>,
  now: ReadonlySet<string>,
): 'sameBrands' | 'joined' | 'left' | 'cities' {
  if (!then.has(brand)) return 'joined';
  if (!now.has(brand)) return 'left';
  return before.looks > 0 && after.looks > 0 ? 'sameBrands' : 'cities';
}
