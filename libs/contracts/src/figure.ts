import type { Explanation } from './explanation.js';

/** One row of any dashboard figure (`docs/reference/metrics.md`). Fields that do not apply are null. */
export interface FigureRow {
  label: string;
  value: number | null;
  value_label: string | null;
  bar_background: string | null;
  city_name: string | null;
  ranking: number | null;
  image_filename: string | null;
  look: string | null;
  season_short: string | null;
  tag_name: string | null;
  evolution: number | null;
  numerator: number | null;
  denominator: number | null;
  low_base: boolean;
  suppressed: boolean;
  new: boolean;
  /** Between what the value lies with a certainty of 95 %. */
  interval: [number, number] | null;
  points: number | null;
  /** Between what `evolution` lies with a certainty of 95 %, percent. */
  change_interval: [number, number] | null;
  /** Brands that have any of it. */
  brands: number | null;
  previous_ranking: number | null;
  index: number | null;
  /** The measure under its own name, where it is the one of the figure: percent, as displayed. */
  share_of_collection_v2?: number | null;
  search_percentage_v2?: number | null;
  share_of_moodboards_v2?: number | null;
  yoy_evol_share_of_collection_v2?: number | null;
  percentage_evolution_v2?: number | null;
}

export interface FigureMeta {
  definition: string;
  version: number;
  filters: Record<string, string>;
  window: { from: string; to: string; rule: string };
  /** What was known at this time is in the figure. */
  as_of: string;
  /** Every event appended up to this time is in the figure. */
  fresh_to: string;
  partial: boolean;
  /** A type or city was chosen, which chose the days alone: of all readers on them, so that cities and types do not add up. */
  covers?: 'all-readers';
  /** Of figures of visitors: page views of readers who agreed to be told apart among all page views of the window, percent. */
  consent?: { value: number | null; numerator: number; denominator: number };
}

export interface Figure {
  rows: FigureRow[];
  meta: FigureMeta;
  /** With `?explain=true`. */
  explanation?: Explanation;
}
