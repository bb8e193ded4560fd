import { decompose, EXACT } from './decompose.js';
import type { PreparedSeries } from './prepared-series.js';
import { mean } from './statistics.js';

/** What is known of a series on one scale at one origin. */
export interface SeasonState {
  to: number;
  profile: Float64Array;
  /** The profile of series with a like shape; the own one until `poolProfiles` has looked at the others. */
  pooled: Float64Array;
  /** The mean of the last season, season removed. */
  level: number;
  adjusted: Float64Array;
  trend: Float64Array;
  /** How the level moved, in values of the scale: see `levelMoves`. */
  moves: number[];
}

export function seasonState(series: PreparedSeries, scale: 0 | 1, back: number, season: number): SeasonState {
  const { values } = series.scales[scale];
  const to = values.length - back;
  const { profile, adjusted, trend } = decompose(values, season, { to, shift: series.shift, shape: EXACT });
  const whole = season > 1 ? season : 8;
  const level = mean(adjusted, to - whole, to);
  return { to, profile, pooled: profile, level, adjusted, trend, moves: levelMoves(adjusted, whole, level) };
}

/** The last month, quarter and half year against the level; the level against a year ago, that against two years ago, and all. */
function levelMoves(adjusted: Float64Array, whole: number, level: number): number[] {
  const to = adjusted.length;
  const last = (share: number) => mean(adjusted, to - Math.max(1, Math.round(whole * share)), to);
  const year = (ago: number) =>
    to >= whole * (ago + 1) - whole / 2
      ? mean(adjusted, to - whole * (ago + 1), to - whole * ago)
      : undefined;
  const one = year(1);
  const two = year(2);
  return [
    last(2 / 52) - level,
    last(1 / 13) - level,
    last(1 / 4) - level,
    last(1 / 2) - level,
    one === undefined ? 0 : level - one,
    one === undefined || two === undefined ? 0 : one - two,
    level - mean(adjusted),
  ];
}
export const MOVES = 7;
