import { mixedShows, TAKING_TURNS } from '../mixed-shows.js';
import type { IndexQuery } from '../query.js';
import type { Range } from '../search-index.js';
import { type Bound, conditionOf } from './conditions-sql.js';
import { A_PAGE_SOON, type ItemQueries, LISTED } from './item-queries.js';

/** Behind all that have a place. */
const LAST = 4_294_967_295;

/** Slugs of a page of what fits, in whatever order is asked for. */
export async function pageIn(items: ItemQueries, query: IndexQuery, range: Range): Promise<string[]> {
  if (range.mixed) return mixedPage(items, query, range);
  const rows = await items.rows<{ slug: string }>(
    'page',
    (bound) => `SELECT slug ${items.where(conditionOf(query, bound))}
      ORDER BY ${orderOf(range, bound)}${LISTED} LIMIT ${range.limit} OFFSET ${range.offset}`,
    A_PAGE_SOON,
  );
  return rows.map(({ slug }) => slug);
}

/** What comes before the order of listings. */
function orderOf({ position, colour, first }: Range, bound: Bound): string {
  if (first && first.length > 0) {
    const ranked = bound.list([...new Set(first)]);
    return `transform(slug, ${ranked}, arrayEnumerate(${ranked}), toUInt32(${LAST})), `;
  }
  if (position) return 'position, ';
  return colour ? 'hue, ' : '';
}

async function mixedPage(items: ItemQueries, query: IndexQuery, range: Range): Promise<string[]> {
  // However long the list is, more shows than these are not looked at.
  const most = TAKING_TURNS + range.offset + range.limit;
  const shows = await items.rows<{ collection: string; looks: number }>(
    'shows',
    (bound) => `SELECT collection, count() AS looks ${items.where(conditionOf(query, bound))}
      GROUP BY -show_date, collection ORDER BY -show_date, collection LIMIT ${most}`,
    { ...A_PAGE_SOON, optimize_aggregation_in_order: 1 },
  );
  const sizes = shows.map(({ looks }) => looks);
  const slices = mixedShows(sizes, range.offset, range.limit).map((slice) => {
    return { ...slice, collection: shows[slice.show]?.collection ?? '' };
  });
  const shown = [...new Set(slices.map(({ collection }) => collection))];
  if (shown.length === 0) return [];
  const looks = await items.rows<{ collection: string; slugs: string[] }>('looks of shows', (bound) => {
    const among = `has(${bound.list(shown)}, collection) AND ${conditionOf(query, bound)}`;
    return `SELECT collection, arrayMap(one -> one.2, arraySort(groupArray((position, slug)))) AS slugs
      ${items.where(among)} GROUP BY collection`;
  });
  const byShow = new Map(looks.map(({ collection, slugs }) => [collection, slugs]));
  return slices.flatMap(
    ({ collection, from, count }) => byShow.get(collection)?.slice(from, from + count) ?? [],
  );
}
