import type { Locale } from '@toile/contracts';
import type { Shape } from '../../../api/operations';
import type { FocusKind } from './focus';

type Hit = Pick<Shape<'DashboardHitDto'>, 'dimension' | 'slug' | 'label'>;
const DIMENSIONS = { trend: 'trends', brand: 'brands', season: 'seasons' } as const;

/** How the name of a trend or a brand is searched for: the search takes words, so the first of its slug has to do. */
export const nameQuery = (slug: string, language: Locale) => {
  return { limit: 100, search: slug.split('-')[0] ?? slug, language };
};

/** The name among what that search found; null when there is no such trend or brand. */
export const nameAmong = (kind: FocusKind, slug: string, hits: readonly Hit[]): string | null =>
  hits.find((hit) => hit.dimension === DIMENSIONS[kind] && hit.slug === slug)?.label ?? null;
