import type { ForecastKind, ForecastMeasure, WeeklyMeasure } from '@toile/contracts';
import type { DomainEvent } from '@toile/event-store';

export const WEEKS_AHEAD = 52;

/** All series of one measure and kind that are forecast together, since they learn from each other. */
export interface Round {
  measure: ForecastMeasure;
  kind: ForecastKind;
  /** The Monday with which the first week begins that was not known; of a runway share the first day of the season's shows. */
  origin: string;
}
export type WeeklyRound = Round & { measure: WeeklyMeasure };

/** What a forecast was made from. */
export interface ForecastData {
  /** The first and the last day. */
  from: string;
  to: string;
  /** As the events were known then. */
  as_of: string;
  /** Weeks, or seasons, in which anything was measured. */
  weeks: number;
  /** Events that were counted in them, of what is forecast. */
  events: number;
  /** SHA-256 of the weekly counts: the same data has the same. */
  digest: string;
}

export interface Band {
  /** Percent of the values that should lie in it. */
  coverage: number;
  low: readonly number[];
  high: readonly number[];
}

/** What was said of one concept: percent of all searches, openings or boards, a value a week from the origin on; or one of the looks of a season. */
export interface Forecast extends Round {
  slug: string;
  made_at: string;
  method: string;
  /** Of the methods. */
  version: string;
  /** What the reader of it should know, such as gaps; empty where there is nothing. */
  note: string;
  data: ForecastData;
  point: readonly number[];
  bands: readonly Band[];
  /** What errors are divided by (MASE); null where there is none. */
  scale: number | null;
  /** The mean of the last four weeks that were measured; of a runway share the same half a year before. */
  level: number;
  /** It rests on fewer than ten events in an ordinary week. */
  low_base: boolean;
}

/** What happened in a round: it was made, and in it one forecast a concept. */
export type ForecastEvent =
  | DomainEvent<'ForecastMade', Forecast>
  /** `left_out` have too few events or weeks to be forecast. */
  | DomainEvent<'RoundMade', Round & { made_at: string; forecasts: number; left_out: number }>;
