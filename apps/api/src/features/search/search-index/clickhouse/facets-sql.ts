import { DIMENSIONS, type IndexQuery } from '../query.js';
import type { Count, FacetGroups, Facets, Group } from '../search-index.js';
import { type Bound, conditionOf } from './conditions-sql.js';
import type { ItemQueries } from './item-queries.js';

interface Row extends Count {
  kind: string;
}

/** See `SearchIndex.facets`: every dimension, all tags and the groups, in one question. */
export async function facetsIn(items: ItemQueries, query: IndexQuery, groups: FacetGroups): Promise<Facets> {
  const rows = await items.rows<Row>('facets', (bound) =>
    [
      ...DIMENSIONS.map(
        (
          dimension,
        ) => `SELECT '${dimension}' AS kind, ${dimension} AS slug, count() AS total_count, max(show_date) AS latest
          ${items.where(`${dimension} != '' AND ${conditionOf({ ...query, [dimension]: undefined }, bound)}`)} GROUP BY slug`,
      ),
      `SELECT 'tag' AS kind, arrayJoin(${shownTags(groups, bound)}) AS slug, count() AS total_count, max(show_date) AS latest
        ${items.where(conditionOf(query, bound))} GROUP BY slug`,
      grouped('category', groups.categories, 'tags', bound) +
        items.where(conditionOf({ ...query, anyTag: undefined }, bound)),
      grouped('tone', groups.tones, 'colours', bound) + items.where(conditionOf(query, bound)),
    ].join(' UNION ALL '),
  );
  const of = (kind: string): Count[] =>
    rows
      .filter((row) => row.kind === kind && row.total_count > 0)
      .map(({ slug, total_count, latest }) => ({ slug, total_count, latest: Number(latest) }));
  const counts = (kind: string) => new Map(of(kind).map(({ slug, total_count }) => [slug, total_count]));
  return {
    type: of('type'),
    city: of('city'),
    season: of('season'),
    designer: of('designer'),
    tag: of('tag'),
    categories: counts('category'),
    tones: counts('tone'),
  };
}

const shownTags = ({ tags }: FacetGroups, bound: Bound): string =>
  tags ? `arrayFilter(tag -> has(${bound.list(tags)}, tag), tags)` : 'tags';

/** A row a group; the last column is what the others have. */
function grouped(kind: string, groups: readonly Group[], column: string, bound: Bound): string {
  const counts = groups.map(
    ({ slug, values }) => `(${bound.text(slug)}, countIf(hasAny(${column}, ${bound.list(values)})))`,
  );
  return `SELECT '${kind}' AS kind, (arrayJoin([${counts.join(', ')}]) AS one).1 AS slug, one.2 AS total_count, toInt64(0) AS latest `;
}
