import { DASHBOARD_SCOPES } from '@toile/contracts';

/** Parts of the dashboard a subscription or a token can hold. */
export const SCOPES = DASHBOARD_SCOPES;
export type DashboardScope = (typeof SCOPES)[number];

const OF_GRAPHS: Record<string, DashboardScope> = {
  ...{ ranking: 'brands', top20: 'brands', 'top-trends-leading-to-brand': 'brands', color: 'seasons' },
  ...{ theme: 'trends', 'most-searched': 'trends', 'search-among-consumers': 'trends' },
  ...{ 'search-by-country': 'trends', 'top-brands-featuring-trend': 'trends' },
};

/** The parts an address belongs to; one of them is enough. Addresses of no part in particular are for all of them. */
export function scopesOf(path: string, query: { brand?: string; trend?: string }): readonly DashboardScope[] {
  const [first = '', second = ''] = path.replace(/^\/api\/dashboard\//, '').split('/');
  const own = SCOPES.find((scope) => scope === first);
  if (own) return [own];
  if (first === 'homepage') return ['trends'];
  const graph = first === 'graphs' ? OF_GRAPHS[second] : undefined;
  if (graph) return [graph];
  // The overview stands on all three focus pages.
  if (first === 'category-overview' && query.brand) return ['brands'];
  if (first === 'category-overview' && query.trend) return ['trends'];
  return SCOPES;
}
