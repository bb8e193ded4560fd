import { DIMENSIONS, type IndexQuery } from '../query.js';
import type { Count, FacetGroups, Facets, Group } from '../search-index.js';
import { type Bound, conditionOf } from './conditions-sql.js';
import type { ItemQueries } from './item-queries.js';

interface Row extends Count {
  kind: string;
}

/** See `SearchIndex.facets`: every dimension, all tags and the groups, in one question. */
export async function facetsIn(items: ItemQueries, query: IndexQuery, groups: FacetGroups): Promise<Facets> {
  const { categories, tones } = groups;
  const rows = await items.rows<Row>('facets', (bound) => {
    const found = conditionOf(query, bound);
    const narrowed = DIMENSIONS.filter((dimension) => query[dimension] !== undefined);
    const free = DIMENSIONS.filter((dimension) => query[dimension] === undefined);
    const inAnyCategory = query.anyTag ? conditionOf({ ...query, anyTag: undefined }, bound) : found;
    return [
      ...narrowed.map((one) =>
        byDimensions([one], items.where(conditionOf({ ...query, [one]: undefined }, bound))),
      ),
      ...(free.length > 0 ? [byDimensions(free, items.where(found))] : []),
      `SELECT 'tag' AS kind, arrayJoin(${shownTags(groups, bound)}) AS slug, ${COUNTED} ${items.where(found)} GROUP BY slug`,
      ...byGroups('category', categories, 'tags', items.where(inAnyCategory), bound),
      ...byGroups('tone', tones, 'colours', items.where(found), bound),
    ].join(' UNION ALL ');
  });
  const of = (kind: string): Count[] =>
    rows
      .filter((row) => row.kind === kind && row.slug !== '')
      .map(({ slug, total_count, latest }) => ({ slug, total_count, latest: Number(latest) }));
  return {
    type: of('type'),
    city: of('city'),
    season: of('season'),
    designer: of('designer'),
    tag: of('tag'),
    categories: countsOf(categories, of('category')),
    tones: countsOf(tones, of('tone')),
  };
}

const COUNTED = 'count() AS total_count, max(show_date) AS latest';

const shownTags = ({ tags }: FacetGroups, bound: Bound): string =>
  tags ? `arrayFilter(tag -> has(${bound.list(tags)}, tag), tags)` : 'tags';

/** Several in one pass; of each row, the columns of the others are empty. */
function byDimensions(dimensions: readonly string[], from: string): string {
  const names = dimensions.map((one) => `'${one}'`).join(', ');
  const without = dimensions.map((one) => `grouping(${one})`).join(', ');
  return `SELECT [${names}][indexOf([${without}], 0)] AS kind, concat(${dimensions.join(', ')}, '') AS slug, ${COUNTED}
    ${from} GROUP BY GROUPING SETS (${dimensions.map((one) => `(${one})`).join(', ')})`;
}

/**
 * How many items have which groups, each written as the bits of a number: looking for the values of every group in every item
 * would take twenty times as long.
 */
function byGroups(
  kind: string,
  groups: readonly Group[],
  column: string,
  from: string,
  bound: Bound,
): string[] {
  const bits = new Map<string, number>();
  for (const [at, { values }] of groups.entries())
    for (const value of values) bits.set(value, (bits.get(value) ?? 0) | (1 << at));
  if (bits.size === 0) return [];
  const bitsOf = `transform(one, ${bound.list([...bits.keys()])}, [${[...bits.values()].join(', ')}], toUInt32(0))`;
  return [
    `SELECT '${kind}' AS kind, toString(arrayReduce('groupBitOr', arrayMap(one -> ${bitsOf}, ${column}))) AS slug, ${COUNTED}
      ${from} GROUP BY slug`,
  ];
}

function countsOf(groups: readonly Group[], combinations: readonly Count[]): Map<string, number> {
  const counts = groups.map(({ slug }, at): [string, number] => {
    const having = combinations.filter((one) => Number(one.slug) & (1 << at));
    return [slug, having.reduce((sum, { total_count }) => sum + total_count, 0)];
  });
  return new Map(counts.filter(([, count]) => count > 0));
}
