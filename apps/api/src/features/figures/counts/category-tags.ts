import { TAG_CATEGORIES } from '@toile/contracts';
import type { Share } from '../figure/figure-row.js';
import type { Scope } from '../scope/scope.js';
import type { Figures } from './figures.js';

/** A tag's looks in the season and in the one before. */
export interface TagOfCategory {
  now: Share;
  before: Share | undefined;
}

/** Tags of each category in the scope, by what counts of them: what categories differ in, where every look has one of their tags. */
export async function tagsOfCategories(
  figures: Figures,
  scope: Scope,
): Promise<Map<string, TagOfCategory[]>> {
  const names = await figures.names.all();
  const { slug, previous } = scope.season;
  const brands = await figures.brandsOf(scope);
  const { keys, share } = await figures.looks.by('tag', scope, names, [slug, previous ?? ''], brands);
  const tags = keys.map((key) => ({
    category: names.categoryOf(key),
    now: share(slug, key),
    before: previous ? share(previous, key) : undefined,
  }));
  return new Map(
    TAG_CATEGORIES.flatMap(({ slug: category }): [string, TagOfCategory[]][] => {
      const own = tags.filter((tag) => tag.category === category);
      return own.some(({ now }) => now.numerator > 0) ? [[category, own]] : [];
    }),
  );
}

export const looksOf = (share: Share | undefined): number => share?.numerator ?? 0;
export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * What `make` makes of the tags' looks in each draw of brands; undefined where nothing is drawn. Draws hold shares of all looks, of
 * which only proportions matter here.
 */
export function drawnOf(
  shares: readonly Share[],
  make: (looks: readonly number[]) => number,
): Float64Array | undefined {
  const draws = shares.map((share) => share.draws?.());
  const [first] = draws;
  if (!first || draws.some((one) => one === undefined)) return undefined;
  return first.map((_, at) => make(draws.map((one) => one?.[at] ?? 0)));
}
