import { mean } from './statistics.js';

export interface Decomposition {
  /** What the season adds at each place of it; index `(t + shift) % season`. Sums to 0. */
  profile: Float64Array;
  /** The series without its season. */
  adjusted: Float64Array;
  /** A smooth level. */
  trend: Float64Array;
}

const YEAR_WEIGHT = 0.8;

/** How a season is told from what happened in one year. */
export interface ProfileShape {
  /** Deviations beyond so many mean absolute ones are drawn in. */
  outlying: number;
  /** Parts of a season; the profile is smoothed over the nearest on either side, nearer ones weighing more. */
  parts: number;
}
/** What forecasts best (see `docs/explanation/forecasts.md`). */
export const EXACT: ProfileShape = { outlying: 5, parts: 39 };
/** Less of chance is left in what remains without it: two series of noise do not seem to move together. */
export const SMOOTH: ProfileShape = { outlying: 3, parts: 26 };

/**
 * Level and season of the first `to` values, additive: on logarithms it is multiplicative. The level begins as the centred moving
 * average over a season (classical decomposition); after that it and the profile take turns. Later seasons weigh more.
 */
export function decompose(
  values: ArrayLike<number>,
  season: number,
  {
    to = values.length,
    shift = 0,
    shape = SMOOTH,
  }: { to?: number; shift?: number; shape?: ProfileShape } = {},
): Decomposition {
  const profile = new Float64Array(Math.max(1, season));
  const adjusted = Float64Array.from({ length: to }, (_, t) => values[t] ?? 0);
  if (season < 2 || to < 2 * season) return { profile, adjusted, trend: smooth(adjusted, 6) };
  let trend = movingAverage(adjusted, season);
  for (let turn = 0; turn < 3; turn += 1) {
    profile.set(profileOf(values, trend, { season, shift, shape }));
    for (let t = 0; t < to; t += 1) adjusted[t] = (values[t] ?? 0) - (profile[(t + shift) % season] ?? 0);
    trend = smooth(adjusted, Math.max(2, Math.round(season / 4)));
  }
  return { profile, adjusted, trend };
}

function movingAverage(values: Float64Array, season: number): Float64Array {
  const sums = new Float64Array(values.length + 1);
  for (let t = 0; t < values.length; t += 1) sums[t + 1] = (sums[t] ?? 0) + (values[t] ?? 0);
  const half = Math.floor(season / 2);
  return values.map((_, t) => {
    const first = Math.min(Math.max(0, t - half), values.length - season);
    return ((sums[first + season] ?? 0) - (sums[first] ?? 0)) / season;
  });
}

/** A moving average with triangular weights, cut at the ends. */
function smooth(values: Float64Array, half: number): Float64Array {
  return values.map((_, t) => {
    let sum = 0;
    let weights = 0;
    for (let i = Math.max(0, t - half); i <= Math.min(values.length - 1, t + half); i += 1) {
      const weight = half + 1 - Math.abs(i - t);
      sum += weight * (values[i] ?? 0);
      weights += weight;
    }
    return sum / weights;
  });
}

function profileOf(
  values: ArrayLike<number>,
  trend: Float64Array,
  { season, shift, shape }: { season: number; shift: number; shape: ProfileShape },
): Float64Array {
  const to = trend.length;
  const deviations = trend.map((level, t) => (values[t] ?? 0) - level);
  const limit = shape.outlying * mean(deviations.map(Math.abs));
  const sums = new Float64Array(season);
  const weights = new Float64Array(season);
  for (let t = 0; t < to; t += 1) {
    const weight = YEAR_WEIGHT ** Math.floor((to - 1 - t) / season);
    const place = (t + shift) % season;
    sums[place] = (sums[place] ?? 0) + weight * Math.max(-limit, Math.min(limit, deviations[t] ?? 0));
    weights[place] = (weights[place] ?? 0) + weight;
  }
  const raw = sums.map((sum, place) => sum / (weights[place] || 1));
  const half = Math.round(season / shape.parts);
  const smoothed = raw.map((_, place) => {
    let sum = 0;
    for (let i = -half; i <= half; i += 1)
      sum += (half + 1 - Math.abs(i)) * (raw[(place + i + season) % season] ?? 0);
    return sum / (half + 1) ** 2;
  });
  const middle = mean(smoothed);
  return smoothed.map((one) => one - middle);
}
