import type { BoardScope } from './board-scope';

/** Pages about one trend, one brand or one season: their slug and the field that names it. */
export const FOCUSES = {
  'trend-focus': { field: 'trend', kind: 'trend', tab: 'trends' },
  'brand-focus': { field: 'brand', kind: 'brand', tab: 'brands' },
  'season-focus': { field: 'season', kind: 'season', tab: 'seasons' },
} as const;
export type FocusSlug = keyof typeof FOCUSES;
export type FocusKind = (typeof FOCUSES)[FocusSlug]['kind'];

/** What a focus page is about. A season may be left unsaid where a brand is given: then it is the usual one. */
export function aboutOf(slug: FocusSlug, scope: BoardScope, usualSeason: string): string {
  const said = scope[FOCUSES[slug].field];
  return said ?? (slug === 'season-focus' && scope.brand ? usualSeason : '');
}

export const isFocus = (slug: string): slug is FocusSlug => Object.hasOwn(FOCUSES, slug);
