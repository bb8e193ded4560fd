import { PickType } from '@nestjs/swagger';
import { DASHBOARD_SCOPES, type FigureAddress } from '@toile/contracts';
import { inputOf, ValidationError } from '@toile/platform';
import { FigureQueryDto } from '../scope/figure-query.dto.js';

/** Parts of the dashboard a subscription or a token can hold. */
export const SCOPES = DASHBOARD_SCOPES;
export type DashboardScope = (typeof SCOPES)[number];

/** What must be held: of each list one. */
export type NeededScopes = readonly (readonly DashboardScope[])[];
/** Of no part in particular. */
export const ANY_SCOPE: NeededScopes = [SCOPES];

export const holds = (held: readonly DashboardScope[], needed: NeededScopes) =>
  needed.every((list) => list.some((scope) => held.includes(scope)));

/** The overview stands on all three focus pages: what it is about says where. */
const OF_FIGURES: Record<FigureAddress, readonly DashboardScope[] | 'by-focus'> = {
  'category-overview/runway-share': 'by-focus',
  'category-overview/searches': 'by-focus',
  'category-overview/moodboards': 'by-focus',
  'brands/kpi': ['brands'],
  'seasons/kpi': ['seasons'],
  'homepage/trends/kpi': ['trends'],
  'trends/kpi/searches': ['trends'],
  'trends/kpi/runway-share-adoption-by-brands': ['trends'],
  'graphs/color/home': ['seasons'],
  'graphs/most-searched/home': ['trends'],
  'graphs/theme/home': ['trends'],
  'graphs/top20/home': ['brands'],
  'graphs/ranking': ['brands'],
  'graphs/search-among-consumers': ['trends'],
  'graphs/search-by-country': ['trends'],
  'graphs/top-brands-featuring-trend': ['trends'],
  'graphs/top-trends-leading-to-brand': ['brands'],
  'home/most-viewed-looks': SCOPES,
  'most-viewed-looks': SCOPES,
  'brands/most-viewed-looks': ['brands'],
  'seasons/most-viewed-looks': ['seasons'],
  'trends/most-viewed-looks': ['trends'],
  'brands/most-saved-to-moodboard': ['brands'],
  'seasons/most-saved-to-moodboard': ['seasons'],
  'trends/most-saved-to-moodboard': ['trends'],
};

/** @param query filters of the figure; what is wrong with them its handler says */
export function scopesOfFigure(figure: FigureAddress, query: object): NeededScopes {
  const own = OF_FIGURES[figure];
  return own === 'by-focus' ? scopesOfFocus(query) : [own];
}

class FocusDto extends PickType(FigureQueryDto, ['brand', 'trend']) {}

/** Scopes of what is about a brand, a trend or both; about neither it is of no part in particular. */
export function scopesOfFocus(query: object): NeededScopes {
  const { brand, trend } = readable(FocusDto, query) ?? {};
  const own: DashboardScope[] = [
    ...(brand ? ['brands' as const] : []),
    ...(trend ? ['trends' as const] : []),
  ];
  return own.length > 0 ? [own] : ANY_SCOPE;
}

/** A query as its handler will read it; undefined where it refuses it. */
export function readable<T extends object>(Dto: new () => T, query: object): T | undefined {
  try {
    return inputOf(Dto, query);
  } catch (error) {
    if (error instanceof ValidationError) return undefined;
    throw error;
  }
}
