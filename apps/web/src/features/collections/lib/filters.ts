/** What the listing of collections is narrowed by. */
export interface CollectionFilters {
  type: string;
  city: string;
  season: string;
  designer: string;
  page: number;
}

const FIELDS = ['type', 'city', 'season', 'designer'] as const;

/** The api takes no page beyond. */
const LAST_PAGE = 10_000;

export function readCollectionFilters(
  given: Record<string, string | string[] | undefined>,
): CollectionFilters {
  const one = (key: string) => [given[key] ?? ''].flat()[0]?.trim() ?? '';
  const page = Number(one('page'));
  return {
    type: one('type'),
    city: one('city'),
    season: one('season'),
    designer: one('designer'),
    page: Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1,
  };
}

/** The query with its question mark; no empty field, page 1 unsaid. */
export function collectionQuery(filters: CollectionFilters): string {
  const fields = FIELDS.flatMap((key) => (filters[key] ? [[key, filters[key]]] : []));
  if (filters.page > 1) fields.push(['page', String(filters.page)]);
  const query = new URLSearchParams(fields).toString();
  return query && `?${query}`;
}
