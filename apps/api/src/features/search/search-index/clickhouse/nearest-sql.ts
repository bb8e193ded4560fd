import { type Candidate, ENOUGH_CANDIDATES, type NearestWanted } from '../search-index.js';
import type { Bound } from './conditions-sql.js';
import { type ItemQueries, LISTED } from './item-queries.js';

/** See `SearchIndex.nearest`. */
export async function nearestIn(
  items: ItemQueries,
  slug: string,
  wanted: NearestWanted,
): Promise<Candidate[]> {
  const { type, choosing, weights, otherShows, limit } = wanted;
  const own = await items.rows<{ collection: string }>(
    'own show',
    (bound) => `SELECT collection ${items.where(`slug = ${bound.text(slug)}`)}`,
  );
  if (!own[0] || choosing.length === 0) return [];
  const show = own[0].collection;
  const most = await enoughOf(items, type, choosing);
  return items.rows<Candidate>('nearest', (bound) => {
    const [names, numbers] = [bound.list([...weights.keys()]), `[${[...weights.values()].join(', ')}]`];
    const among = [
      `type = ${bound.text(type)}`,
      `${sharedTags(choosing, bound)} >= ${most}`,
      `slug != ${bound.text(slug)}`,
      ...(otherShows ? [`collection != ${bound.text(show)}`] : []),
    ];
    return `SELECT slug, season, hexes,
        arraySum(tag -> transform(toString(tag), ${names}, ${numbers}, toFloat64(0)), tags) AS weight
      ${items.where(among.join(' AND '))} ORDER BY weight DESC, ${LISTED} LIMIT ${limit}`;
  });
}

/** How many of the tags one must have: the most that bring enough candidates. */
async function enoughOf(items: ItemQueries, type: string, choosing: readonly string[]): Promise<number> {
  const rows = await items.rows<{ shared: number; candidates: number }>(
    'candidates',
    (bound) => `SELECT ${sharedTags(choosing, bound)} AS shared, count() AS candidates
      ${items.where(`type = ${bound.text(type)} AND hasAny(tags, ${bound.list(choosing)})`)}
      GROUP BY shared ORDER BY shared DESC`,
  );
  let candidates = 0;
  for (const row of rows) {
    candidates += row.candidates;
    if (candidates >= ENOUGH_CANDIDATES) return row.shared;
  }
  return 1;
}

const sharedTags = (choosing: readonly string[], bound: Bound): string =>
  `length(arrayIntersect(tags, ${bound.list(choosing)}))`;
