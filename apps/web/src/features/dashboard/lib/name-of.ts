import type { FocusKind } from './focus';

interface Hit {
  dimension: string;
  slug: string;
  label: string;
}
const DIMENSIONS = { trend: 'trends', brand: 'brands', season: 'seasons' } as const;

/** Where the name of a trend or a house is asked for: the search takes words, so the first of its slug has to do. */
export const namePath = (slug: string): string =>
  `/api/dashboard/search?limit=100&search=${encodeURIComponent(slug.split('-')[0] ?? slug)}`;

/** The name among what that search found; null when there is no such trend or house. */
export const nameAmong = (kind: FocusKind, slug: string, hits: readonly Hit[]): string | null =>
  hits.find((hit) => hit.dimension === DIMENSIONS[kind] && hit.slug === slug)?.label ?? null;
