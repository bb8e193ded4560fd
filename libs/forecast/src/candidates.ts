import { bandOf } from './origins.js';
import { FEATURES, writeFeatures } from './pooled-regression.js';
import type { PreparedSeries } from './prepared-series.js';
import type { SeasonState } from './season-state.js';
import { dampedTrend, theta } from './smoothing.js';
import { mean } from './statistics.js';

export const METHODS = [
  'seasonal naive',
  'seasonal drift',
  'level and profile, logarithms',
  'level and profile',
  'theta',
  'damped trend',
  'pooled regression, logarithms',
  'pooled regression',
] as const;
export type Method = (typeof METHODS)[number];

export interface CandidateInput {
  series: PreparedSeries;
  states: readonly [SeasonState, SeasonState];
  /** By scale and band. */
  coefficients: readonly [Float64Array[], Float64Array[]];
  season: number;
  horizon: number;
  /** The horizon that was asked for, which bands are told by. */
  wholeHorizon: number;
}

const DRIFT = 0.4;
const GREATEST = 4;

/** Forecasts of all methods, on the scale of the series, method after method in one array. */
export function candidates(input: CandidateInput): Float32Array {
  const { series, states, season, horizon } = input;
  const to = states[0].to;
  const { values } = series;
  const out = new Float32Array(METHODS.length * horizon);
  const naive = (h: number) =>
    season > 1 && to >= season ? (values[to - season + (h % season)] ?? 0) : (values[to - 1] ?? 0);
  const [logs, plain] = states;
  const growth = logs.moves[4] ?? 0;
  const { back } = series.scales[0];
  const naiveOnScale = (h: number) =>
    season > 1 && to >= season
      ? (series.scales[0].values[to - season + (h % season)] ?? 0)
      : (series.scales[0].values[to - 1] ?? 0);
  const lines = [theta(logs.adjusted, horizon), dampedTrend(logs.adjusted, horizon)];
  // A level between what the last quarter and the last year say.
  const levels = states.map(
    (state) => state.level + 0.35 * (state.moves[2] ?? 0) + 0.15 * (state.moves[3] ?? 0),
  );
  const regressions = ([0, 1] as const).map((scale) => regress(input, scale));
  // Nothing is forecast beyond four times the range of the past: a curve in logarithms may explode.
  const low = Math.min(...values.subarray(Math.max(0, to - 5 * season - 50), to));
  const high = Math.max(...values.subarray(Math.max(0, to - 5 * season - 50), to));
  const reach = GREATEST * Math.max(high - low, Math.abs(mean(values)) / 10);
  const put = (method: number, h: number, value: number) => {
    const held = Math.max(series.floor, low - reach, Math.min(high + reach, value));
    out[method * horizon + h] = Number.isFinite(held) ? held : naive(h);
  };
  for (let h = 0; h < horizon; h += 1) {
    const place = (to + h + series.shift) % season;
    const seasonal = logs.pooled[place] ?? 0;
    put(0, h, naive(h));
    put(1, h, back(naiveOnScale(h) + DRIFT * growth));
    put(2, h, back((levels[0] ?? 0) + ((logs.profile[place] ?? 0) + seasonal) / 2));
    put(3, h, (levels[1] ?? 0) + ((plain.profile[place] ?? 0) + (plain.pooled[place] ?? 0)) / 2);
    lines.forEach((line, index) => {
      put(4 + index, h, back((line[h] ?? 0) + ((logs.profile[place] ?? 0) + seasonal) / 2));
    });
    regressions.forEach((line, index) => {
      put(6 + index, h, series.scales[index as 0 | 1].back(line[h] ?? 0));
    });
  }
  return out;
}

function regress(input: CandidateInput, scale: 0 | 1): Float64Array {
  const { series, season, horizon, wholeHorizon } = input;
  const state = input.states[scale];
  const { values, error } = series.scales[scale];
  const row = new Float64Array(FEATURES);
  return Float64Array.from({ length: horizon }, (_, h) => {
    writeFeatures(row, state, values, { h, season, shift: series.shift, error });
    const coefficients = input.coefficients[scale][bandOf(h, season, wholeHorizon)];
    let sum = 0;
    for (let i = 0; i < FEATURES; i += 1) sum += (coefficients?.[i] ?? 0) * (row[i] ?? 0);
    return state.level + sum * error;
  });
}
