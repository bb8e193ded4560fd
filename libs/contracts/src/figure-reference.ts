/** Figures by their address below `/api/dashboard/`: what can be embedded, watched, noted and sent. */
export const FIGURE_ADDRESSES = [
  'category-overview/runway-share',
  'category-overview/searches',
  'category-overview/moodboards',
  'brands/kpi',
  'seasons/kpi',
  'homepage/trends/kpi',
  'trends/kpi/searches',
  'trends/kpi/runway-share-adoption-by-brands',
  'graphs/color/home',
  'graphs/most-searched/home',
  'graphs/theme/home',
  'graphs/top20/home',
  'graphs/ranking',
  'graphs/search-among-consumers',
  'graphs/search-by-country',
  'graphs/top-brands-featuring-trend',
  'graphs/top-trends-leading-to-brand',
  'home/most-viewed-looks',
  'most-viewed-looks',
  'brands/most-viewed-looks',
  'seasons/most-viewed-looks',
  'trends/most-viewed-looks',
  'brands/most-saved-to-moodboard',
  'seasons/most-saved-to-moodboard',
  'trends/most-saved-to-moodboard',
] as const;
export type FigureAddress = (typeof FIGURE_ADDRESSES)[number];

/** One figure with its filters, as they stand in the address: enough to ask it again. */
export interface FigureReference {
  figure: FigureAddress;
  filters: Record<string, string>;
}

/** The tab each figure stands on, where nothing says which trend or brand it is about. */
const TABS: Record<FigureAddress, 'home' | 'trends' | 'brands' | 'seasons'> = {
  'category-overview/runway-share': 'trends',
  'category-overview/searches': 'trends',
  'category-overview/moodboards': 'trends',
  'brands/kpi': 'brands',
  'seasons/kpi': 'seasons',
  'homepage/trends/kpi': 'home',
  'trends/kpi/searches': 'trends',
  'trends/kpi/runway-share-adoption-by-brands': 'trends',
  'graphs/color/home': 'home',
  'graphs/most-searched/home': 'home',
  'graphs/theme/home': 'home',
  'graphs/top20/home': 'home',
  'graphs/ranking': 'brands',
  'graphs/search-among-consumers': 'trends',
  'graphs/search-by-country': 'trends',
  'graphs/top-brands-featuring-trend': 'trends',
  'graphs/top-trends-leading-to-brand': 'brands',
  'home/most-viewed-looks': 'home',
  'most-viewed-looks': 'seasons',
  'brands/most-viewed-looks': 'brands',
  'seasons/most-viewed-looks': 'seasons',
  'trends/most-viewed-looks': 'trends',
  'brands/most-saved-to-moodboard': 'brands',
  'seasons/most-saved-to-moodboard': 'seasons',
  'trends/most-saved-to-moodboard': 'trends',
};
/** Filters that pages have in their address; the others are a figure's own. */
const PAGE_FILTERS = [
  'type',
  'city',
  'category',
  'season',
  'compare',
  'brand',
  'trend',
  'scope',
  'metric',
  'view',
  'job',
  'country',
  'definition',
  'as_of',
];

/** The page of the dashboard that shows a figure, with its filters, without the language. */
export function pageOfFigure({ figure, filters }: FigureReference): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([key]) => PAGE_FILTERS.includes(key)));
  const slug = filters.trend ? 'trend-focus' : filters.brand ? 'brand-focus' : TABS[figure];
  const search = query.toString();
  return `/data/dashboard/${slug}${search ? `?${search}` : ''}`;
}

/** A page of the dashboard with its filters, under a name of the member's own. */
export interface SavedView {
  id: string;
  /** Null once the member is erased. */
  name: string | null;
  /** Path and query without the language: `/data/dashboard/trends?city=milan`. */
  address: string;
  created_at: string;
}

/** What a member wrote beside a figure, about a day. */
export interface FigureNote extends FigureReference {
  id: string;
  date: string;
  text: string | null;
  created_at: string;
}

export const ALERT_MEASURES = ['value', 'evolution', 'ranking'] as const;
export type AlertMeasure = (typeof ALERT_MEASURES)[number];
export const ALERT_OPERATORS = ['above', 'below'] as const;
export type AlertOperator = (typeof ALERT_OPERATORS)[number];

/** "Tell me when denim passes 10 % in Milan": one row of a figure, and the number it has to pass. */
export interface AlertRule extends FigureReference {
  /** The row: its `tag_name`, `look` or label. */
  row: string;
  measure: AlertMeasure;
  operator: AlertOperator;
  threshold: number;
}

/** Where the watched number stands; it is told of when it goes from `armed` to `crossed`. */
export type AlertStand = 'unknown' | 'armed' | 'crossed';

export interface FigureAlert extends AlertRule {
  id: string;
  name: string | null;
  paused: boolean;
  stand: AlertStand;
  /** The last time it was crossed. */
  last: { at: string; value: number } | null;
  created_at: string;
}

/** What an alert would have done: the number at each time, and when it would have told. */
export interface AlertTrial {
  points: { at: string; value: number | null }[];
  fired: { at: string; value: number }[];
  now: { value: number | null; stand: AlertStand };
}

/** Monday is 1. */
export const DIGEST_WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
