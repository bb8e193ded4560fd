import { FIGURES, type FigureAddress } from './figures/index.js';

/** One figure with its filters, as they stand in the address: enough to ask it again. */
export interface FigureReference {
  figure: FigureAddress;
  filters: Record<string, string>;
}

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
  const slug = filters.trend ? 'trend-focus' : filters.brand ? 'brand-focus' : FIGURES[figure].tab;
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
