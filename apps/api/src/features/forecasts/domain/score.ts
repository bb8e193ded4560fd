import type { ScoredHorizon } from '@toile/contracts';
import { type Forecast, WEEKS_AHEAD } from './forecasts.events.js';

/** What came in a week; null where nothing at all was measured. */
export type CameIn = (week: number) => number | null;

/** How right a forecast was over the weeks of a horizon, of those in which anything was measured. */
export interface Score {
  horizon: ScoredHorizon;
  weeks: number;
  /** Means over these weeks, percent. */
  said: number;
  came: number;
  /** Mean absolute error over the seasonal naive error of what was known; null where there is nothing to divide by. */
  mase: number | null;
  /** The same of saying what the same weeks of the year before had. */
  naive: number | null;
  /** Weeks that lay within 50, 80 and 95 %. */
  within: [number, number, number];
  /** Whether the level went the way it was said to; null where it was said, or came, to stay. */
  direction: boolean | null;
}

const LAST_WEEKS = 4;

/**
 * A week counts from 0 at the origin, negative ones were known. The last four weeks of the horizon against the last four known tell
 * the direction. Undefined until something of the horizon was measured.
 */
export function scoreOf(forecast: Forecast, horizon: ScoredHorizon, cameIn: CameIn): Score | undefined {
  const weeks = Array.from({ length: horizon }, (_, week) => week).flatMap((week) => {
    const came = cameIn(week);
    const said = forecast.point[week];
    return came === null || said === undefined ? [] : [{ week, came, said }];
  });
  if (weeks.length === 0) return undefined;
  const { scale, level, bands } = forecast;
  const scaled = (errors: readonly number[]) =>
    scale === null || scale <= 0 || errors.length === 0 ? null : mean(errors) / scale;
  const within = [0, 1, 2].map(
    (index) =>
      weeks.filter(
        ({ week, came }) =>
          came >= (bands[index]?.low[week] ?? Number.POSITIVE_INFINITY) &&
          came <= (bands[index]?.high[week] ?? Number.NEGATIVE_INFINITY),
      ).length,
  ) as Score['within'];
  const naive = weeks.map(({ week, came }) => {
    const before = cameIn(week - WEEKS_AHEAD);
    return before === null ? null : Math.abs(came - before);
  });
  const last = weeks.filter(({ week }) => week >= horizon - LAST_WEEKS);
  return {
    horizon,
    weeks: weeks.length,
    said: mean(weeks.map(({ said }) => said)),
    came: mean(weeks.map(({ came }) => came)),
    mase: scaled(weeks.map(({ said, came }) => Math.abs(said - came))),
    // Of fewer weeks it would be no comparison.
    naive: naive.includes(null) ? null : scaled(naive.map(Number)),
    within,
    direction:
      last.length > 0
        ? sameWay(level, mean(last.map(({ said }) => said)), mean(last.map(({ came }) => came)))
        : null,
  };
}

const FEWEST_PAIRS = 4;

/**
 * What errors are divided by: the mean change from a week to the same of the year after, where both were measured; where there are
 * fewer than four such pairs, from one measured week to the next. Null where nothing changed, or there is nothing.
 */
export function scaleOf(values: Float64Array, season: number): number | null {
  const changes = (of: Float64Array, apart: number) =>
    [...of].flatMap((value, week) => {
      const change = Math.abs(value - (of[week - apart] ?? Number.NaN));
      return Number.isNaN(change) ? [] : [change];
    });
  const yearly = changes(values, season);
  const found =
    yearly.length >= FEWEST_PAIRS
      ? yearly
      : changes(
          values.filter((one) => !Number.isNaN(one)),
          1,
        );
  return found.length > 0 && mean(found) > 0 ? Number(mean(found).toPrecision(6)) : null;
}

function sameWay(level: number, said: number, came: number): boolean | null {
  const [foretold, happened] = [Math.sign(said - level), Math.sign(came - level)];
  return foretold === 0 || happened === 0 ? null : foretold === happened;
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
