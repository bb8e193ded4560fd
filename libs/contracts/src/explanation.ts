/** How one figure was counted: what `?explain=true` adds to it. Nothing in it is about a person. */
export interface Explanation {
  definition: {
    id: string;
    version: number;
    label: string;
    formula: string;
    numerator: string;
    denominator: string;
  };
  /** What the numbers were read from: catalogue facts, a sealed rollup with raw rows after it, or raw rows. */
  reads: string;
  window: { from: string; to: string; rule: string };
  filters: Record<string, string>;
  as_of: string;
  rows: ExplainedRow[];
}

export interface ExplainedRow {
  label: string;
  tag_name: string | null;
  season_short: string | null;
  /** Null where the row is hidden. */
  numerator: number | null;
  denominator: number | null;
  /** Where what is behind the numerator can be read: looks, or events by day. */
  numerator_rows: string | null;
  denominator_rows: string | null;
  /** Where it is said what the numerator leaves out, and what has changed since. */
  context: string | null;
}

/** GET `/api/dashboard/rows/events`: what one day adds to numerator and denominator. */
export interface DayBehind {
  day: string;
  events: number;
  of: number;
}
