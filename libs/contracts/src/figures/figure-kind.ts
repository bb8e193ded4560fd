import type { DashboardScope } from '../subscription.js';

/** What figures can be narrowed by; `window` is also `from` and `to`. */
export const FIGURE_FILTERS = [
  ...(['type', 'city', 'category', 'season', 'compare', 'brand', 'trend', 'scope'] as const),
  ...(['metric', 'view', 'job', 'country', 'window', 'without'] as const),
] as const;
/** Categories of tags that can be left out of every list of trends: what every look has says little to whoever does not style it. */
export const LEFT_OUT = ['beauty'] as const;
export type FigureFilter = (typeof FIGURE_FILTERS)[number];

/** What numbers of figures are numbers of; `number` is of nothing: an index, a ratio. */
export const FIGURE_UNITS = [
  ...(['percent', 'number', 'looks', 'collections', 'brands', 'models', 'views', 'searches'] as const),
  ...(['saves', 'boards', 'visitors', 'days'] as const),
] as const;
export type FigureUnit = (typeof FIGURE_UNITS)[number];

/** What is known of a figure before it is counted. */
export interface FigureKind {
  /** What it can be narrowed by; it refuses the others. */
  obeys: readonly FigureFilter[];
  /** Id of its definition, or what it depends on. */
  definition: string | ((filters: Record<string, string>) => string);
  /** The tab it stands on where nothing says which trend or brand it is about. */
  tab: 'home' | 'trends' | 'brands' | 'seasons';
  /** Parts of the dashboard, one of which a subscription or token must hold; `by-focus`: those of the trend or brand it is asked about. */
  scopes: readonly DashboardScope[] | 'by-focus';
  /** What a row is about, which is where its label leads. */
  subject: 'trend' | 'brand' | 'look' | 'colour' | 'country' | 'language' | 'place' | 'kpi';
  /** Who is hidden when few, and so what the figure rests on. */
  rests: 'looks' | 'visitors' | 'members' | 'boards';
  /** Of its value, percent where it is left out; `by-row`: each row is called by what it is a number of. */
  unit?: FigureUnit | 'by-row' | ((filters: Record<string, string>, row: string | undefined) => FigureUnit);
  /** All rows are of the one thing that is asked about: their labels tell them apart. */
  rowsBy?: 'label';
  /** What it cannot be asked without. */
  needs?: 'trend' | 'brand';
  /** Type and city choose the days alone; what is counted in them is everybody's, so cities do not add up. */
  daysOnly?: true | ((filters: Record<string, string | undefined>) => boolean);
}
