import { FIGURES, type FigureAddress } from './figures/index.js';

/** One figure with its filters, as they stand in the address: enough to ask it again. */
export interface FigureReference {
  figure: FigureAddress;
  filters: Record<string, string>;
}

/** A question as its address says it: with `as_of` as it was known then. */
export interface QuestionReference {
  question: string;
}

/** What is shown elsewhere or sent by mail: a figure or a question. */
export type AskedReference = FigureReference | QuestionReference;

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

/** The page that shows it, with its filters, without the language. */
export const pageOfReference = (reference: AskedReference): string =>
  'question' in reference ? `/data/dashboard/explore?${reference.question}` : pageOfFigure(reference);

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

/** Monday is 1. */
export const DIGEST_WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
