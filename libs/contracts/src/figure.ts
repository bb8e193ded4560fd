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
  interval: [number, number] | null;
  points: number | null;
  previous_ranking: number | null;
  index: number | null;
}

export interface FigureMeta {
  definition: string;
  version: number;
  filters: Record<string, string>;
  window: { from: string; to: string; rule: string };
  /** When the figure was computed. */
  as_of: string;
  /** Every event appended up to this time is in the figure. */
  fresh_to: string;
  partial: boolean;
}

export interface Figure {
  rows: FigureRow[];
  meta: FigureMeta;
}
