import type { BoardScope, ScopeDefaults, ScopeField } from './board-scope';

/** What a row of a figure is about, which is where its label leads. */
export type Subject = 'trend' | 'brand' | 'look' | 'colour' | 'country' | 'kpi';

export interface FigureKind {
  /** Below `/api/dashboard/`. */
  path: string;
  fields: readonly ScopeField[];
  subject: Subject;
  /** Rows it usually has: its place is kept before it is there. */
  rows: number;
  /** Who is hidden when few, and so what the figure rests on. */
  rests: 'looks' | 'visitors' | 'members' | 'boards';
  /** Asked for besides the fields. */
  also?: string;
  /** Has an earlier version (`definition=1`). */
  isVersioned?: boolean;
}

const CATALOGUE = ['type', 'city', 'season', 'scope'] as const satisfies ScopeField[];
const WINDOW = ['type', 'city', 'season'] as const satisfies ScopeField[];
const OVERVIEW = [...CATALOGUE, 'category', 'trend', 'brand'] as const satisfies ScopeField[];
const RANKING = [...CATALOGUE, 'trend', 'brand'] as const satisfies ScopeField[];

const overview = (path: string, rests: FigureKind['rests']): FigureKind => ({
  path: `category-overview/${path}`,
  fields: OVERVIEW,
  subject: 'trend',
  rows: 11,
  rests,
  isVersioned: true,
  also: 'limit=60',
});

/** Every figure of the dashboard by its name here, and how it is asked for. */
export const FIGURES = {
  runwayShare: overview('runway-share', 'looks'),
  searches: overview('searches', 'visitors'),
  moodboards: overview('moodboards', 'boards'),
  seasonsCompared: {
    ...overview('runway-share', 'looks'),
    fields: [...OVERVIEW, 'compare'],
    also: 'limit=200',
  },
  risers: {
    path: 'homepage/trends/kpi',
    fields: CATALOGUE,
    subject: 'trend',
    rows: 6,
    rests: 'looks',
    also: 'limit=6',
  },
  brandKpi: { path: 'brands/kpi', fields: [...WINDOW, 'brand'], subject: 'kpi', rows: 5, rests: 'visitors' },
  seasonKpi: { path: 'seasons/kpi', fields: CATALOGUE, subject: 'kpi', rows: 7, rests: 'visitors' },
  trendSearches: {
    path: 'trends/kpi/searches',
    fields: [...WINDOW, 'trend'],
    subject: 'kpi',
    rows: 1,
    rests: 'visitors',
  },
  trendAdoption: {
    path: 'trends/kpi/runway-share-adoption-by-brands',
    fields: [...CATALOGUE, 'trend'],
    subject: 'kpi',
    rows: 1,
    rests: 'looks',
  },
  trendShare: { ...overview('runway-share', 'looks'), fields: [...CATALOGUE, 'trend', 'brand'], rows: 1 },
  trendBoards: { ...overview('moodboards', 'boards'), fields: [...CATALOGUE, 'trend', 'brand'], rows: 1 },
  colours: {
    path: 'graphs/color/home',
    fields: [...CATALOGUE, 'view', 'brand'],
    subject: 'colour',
    rows: 7,
    rests: 'looks',
  },
  mostSearched: {
    path: 'graphs/most-searched/home',
    fields: ['type'],
    subject: 'trend',
    rows: 12,
    rests: 'visitors',
    also: 'limit=12',
  },
  themes: {
    path: 'graphs/theme/home',
    fields: CATALOGUE,
    subject: 'trend',
    rows: 12,
    rests: 'looks',
    also: 'limit=12',
  },
  ranking: {
    path: 'graphs/ranking',
    fields: [...CATALOGUE, 'metric', 'brand'],
    subject: 'brand',
    rows: 20,
    rests: 'visitors',
    also: 'limit=20',
  },
  top20: {
    path: 'graphs/top20/home',
    fields: WINDOW,
    subject: 'brand',
    rows: 20,
    rests: 'visitors',
    also: 'limit=20',
  },
  consumers: {
    path: 'graphs/search-among-consumers',
    fields: ['season', 'job', 'trend'],
    subject: 'trend',
    rows: 12,
    rests: 'members',
    also: 'limit=12',
  },
  byCountry: {
    path: 'graphs/search-by-country',
    fields: [...WINDOW, 'trend', 'country'],
    subject: 'country',
    rows: 12,
    rests: 'visitors',
  },
  topBrands: {
    path: 'graphs/top-brands-featuring-trend',
    fields: [...CATALOGUE, 'trend'],
    subject: 'brand',
    rows: 15,
    rests: 'looks',
    also: 'limit=15',
  },
  leadingTrends: {
    path: 'graphs/top-trends-leading-to-brand',
    fields: [...WINDOW, 'brand'],
    subject: 'trend',
    rows: 12,
    rests: 'visitors',
    also: 'limit=12',
  },
  viewedHome: {
    path: 'home/most-viewed-looks',
    fields: [],
    subject: 'look',
    rows: 12,
    rests: 'visitors',
    also: 'limit=12',
  },
  viewedTrends: {
    path: 'trends/most-viewed-looks',
    fields: RANKING,
    subject: 'look',
    rows: 6,
    rests: 'visitors',
    also: 'limit=6',
  },
  viewedBrands: {
    path: 'brands/most-viewed-looks',
    fields: RANKING,
    subject: 'look',
    rows: 6,
    rests: 'visitors',
    also: 'limit=6',
  },
  viewedSeasons: {
    path: 'seasons/most-viewed-looks',
    fields: RANKING,
    subject: 'look',
    rows: 6,
    rests: 'visitors',
    also: 'limit=6',
  },
  savedTrends: {
    path: 'trends/most-saved-to-moodboard',
    fields: RANKING,
    subject: 'look',
    rows: 6,
    rests: 'boards',
    also: 'limit=6',
  },
  savedBrands: {
    path: 'brands/most-saved-to-moodboard',
    fields: RANKING,
    subject: 'look',
    rows: 6,
    rests: 'boards',
    also: 'limit=6',
  },
  savedSeasons: {
    path: 'seasons/most-saved-to-moodboard',
    fields: RANKING,
    subject: 'look',
    rows: 6,
    rests: 'boards',
    also: 'limit=6',
  },
} as const satisfies Record<string, FigureKind>;
export type FigureName = keyof typeof FIGURES;

export const kindOf = (name: FigureName): FigureKind => FIGURES[name];

/** Which of two sides a figure stands on: what the page is about, or what it is compared with. */
export type Side = 'this' | 'other';

/** Where a figure is asked for. A side compared with has its own season, trend or brand. */
export function figurePath(
  name: FigureName,
  scope: BoardScope,
  defaults: ScopeDefaults,
  side: Side = 'this',
): string {
  const kind = kindOf(name);
  const asked: BoardScope = { ...defaults, ...scope };
  if (side === 'other') {
    if (!scope.with) asked.season = asked.compare ?? '';
    else if (scope.trend) asked.trend = scope.with;
    else if (scope.brand) asked.brand = scope.with;
  }
  const query = new URLSearchParams();
  for (const field of kind.fields) {
    const value = asked[field];
    if (value) query.set(field, value);
  }
  if (kind.isVersioned && asked.definition && asked.definition !== '2')
    query.set('definition', asked.definition);
  if (asked.as_of) query.set('as_of', asked.as_of);
  for (const [key, value] of new URLSearchParams(kind.also)) query.set(key, value);
  return `/api/dashboard/${kind.path}?${query}`;
}
