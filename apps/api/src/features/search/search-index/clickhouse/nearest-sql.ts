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
  const chosen = await enoughOf(items, type, choosing);
  return items.rows<Candidate>('nearest', (bound) => {
    const [names, numbers] = [bound.list([...weights.keys()]), `[${[...weights.values()].join(', ')}]`];
    const among = [
      `type = ${bound.text(type)}`,
      `hasAny(tags, ${bound.list(chosen)})`,
      `slug != ${bound.text(slug)}`,
      ...(otherShows ? [`collection != ${bound.text(show)}`] : []),
    ];
    return `SELECT slug, season, hexes,
        arraySum(tag -> transform(toString(tag), ${names}, ${numbers}, toFloat64(0)), tags) AS weight
      ${items.where(among.join(' AND '))} ORDER BY weight DESC, ${LISTED} LIMIT ${limit}`;
  });
}

/** The first of the tags, and as many more as bring enough candidates. */
async function enoughOf(
  items: ItemQueries,
  type: string,
  choosing: readonly string[],
): Promise<readonly string[]> {
  const counted = (bound: Bound) =>
    choosing.map((_, at) => `countIf(hasAny(tags, ${bound.list(choosing.slice(0, at + 1))}))`);
  const [row] = await items.rows<{ counts: number[] }>(
    'candidates',
    (bound) => `SELECT [${counted(bound).join(', ')}] AS counts ${items.where(`type = ${bound.text(type)}`)}`,
  );
  const enough = row?.counts.findIndex((count) => count >= ENOUGH_CANDIDATES) ?? -1;
  return enough < 0 ? choosing : choosing.slice(0, enough + 1);
}
