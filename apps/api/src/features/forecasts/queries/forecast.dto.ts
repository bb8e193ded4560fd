import type { ScoredHorizon } from '@toile/contracts';
import { SeriesDto } from '../../figures/index.js';

/** Between what a week should lie. */
export class ForecastBandDto {
  /**
   * Percent of weeks that should lie in it.
   * @example 80
   */
  coverage: number;
  /** @example 1.12 */
  low: number;
  /** @example 1.97 */
  high: number;
}

/** A week that was foretold, or a season. */
export class ForecastWeekDto {
  /** @example "2026-11-23" */
  from: string;
  /** @example "2026-11-29" */
  to: string;
  /**
   * Of a runway share.
   * @example "FW27"
   */
  season_short: string | null;
  /**
   * Percent.
   * @example 1.52
   */
  value: number;
  /** 50, 80 and 95 %. */
  bands: ForecastBandDto[];
}

/** What it was made from. */
export class ForecastDataDto {
  /** @example "2023-12-04" */
  from: string;
  /** @example "2026-11-22" */
  to: string;
  /**
   * As events and looks were known then.
   * @example "2026-11-25T02:40:00.000Z"
   */
  as_of: string;
  /**
   * Weeks, or seasons, in which anything was measured.
   * @example 148
   */
  weeks: number;
  /**
   * Searches, openings, boards or looks in them.
   * @example 5120
   */
  events: number;
  /**
   * SHA-256 of the weekly counts.
   * @example "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
   */
  digest: string;
}

/** What became of a forecast within a horizon. */
export class ForecastScoreDto {
  /**
   * Weeks ahead; 1 of a runway share, which is foretold of the next season.
   * @example 13
   */
  horizon: ScoredHorizon;
  /**
   * Weeks of them in which anything was measured.
   * @example 13
   */
  weeks: number;
  /**
   * Their mean, as it was said, percent.
   * @example 1.5
   */
  said: number;
  /**
   * Their mean, as it came.
   * @example 1.62
   */
  came: number;
  /**
   * Mean absolute error over the seasonal naive error of what was known (MASE).
   * @example 0.81
   */
  mase: number | null;
  /**
   * The same of saying what the year before had.
   * @example 1.04
   */
  naive: number | null;
  /**
   * Weeks that lay within the interval of 50 %.
   * @example 7
   */
  within50: number;
  /** @example 11 */
  within80: number;
  /** @example 13 */
  within95: number;
  /** Whether the level went the way it was said to; null where it was to stay, or stayed. */
  direction: boolean | null;
}

/** What was said of a concept once, by which method and on which data. */
export class ForecastDto {
  /**
   * The first day that was not known.
   * @example "2026-11-23"
   */
  origin: string;
  /** @example "2026-11-25T02:40:11.000Z" */
  made_at: string;
  /** It was made later than its week, from nothing but what was known before its origin. */
  afterwards: boolean;
  /** @example "combination" */
  method: string;
  /** @example "1" */
  version: string;
  /** What is to be known of it, such as gaps; may be empty. */
  note: string;
  data: ForecastDataDto;
  /** It rests on few events a week. */
  low_base: boolean;
  weeks: ForecastWeekDto[];
  /** Of horizons that have ended. */
  scores: ForecastScoreDto[];
}

/** A week from which on the level was another one. */
export class LevelChangeDto {
  /** @example "2026-09-14" */
  from: string;
  /**
   * The level in the weeks before, percent, the season taken out.
   * @example 5.1
   */
  before: number;
  /** @example 8.7 */
  after: number;
}

/** A single week far from what season and level led to expect. */
export class OddWeekDto {
  /** @example "2026-03-02" */
  from: string;
  /**
   * Percent.
   * @example 12.3
   */
  value: number;
  /** @example 5.2 */
  expected: number;
}

/** A concept's weeks and what is foretold of them. */
export class ConceptForecastDto {
  series: SeriesDto;
  /** Null where there are too few events to foretell anything, or nothing was foretold yet. */
  forecast: ForecastDto | null;
  /**
   * Origins of all forecasts of it, the newest first.
   * @example ["2026-11-23"]
   */
  origins: string[];
  /** Where something changed for good; what is behind a week, `/api/dashboard/rows/events` tells. */
  changes: LevelChangeDto[];
  odd_weeks: OddWeekDto[];
}
