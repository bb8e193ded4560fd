import { METHODS } from './candidates.js';
import { BANDS, bandOf } from './origins.js';

/** What all methods said at one origin of one series, and what came, both divided by the error of the series; NaN where that is not known. */
export interface Backtest {
  said: Float32Array;
  came: Float32Array;
  horizon: number;
  back: number;
}

const C = METHODS.length;
/** Weights before anything was tried; they count as ten series. */
const PRIOR = [0.02, 0.03, 0.15, 0.15, 0.1, 0.05, 0.3, 0.2];
const PRIOR_SERIES = 10;
const TURNS = 60;
const RATE = 0.6;
const OWN = 3;

/**
 * Weights of the methods by band, not negative and adding up to 1, with the least mean absolute error of the combination over all
 * series and origins (exponentiated gradient, Kivinen and Warmuth, 1997).
 */
export function poolWeights(
  backtests: readonly Backtest[],
  series: number,
  season: number,
  horizon: number,
): number[][] {
  const bands = Array.from({ length: BANDS }, () => [] as { test: Backtest; h: number }[]);
  for (const test of backtests)
    for (let h = 0; h < test.horizon; h += 1)
      if (Number.isFinite(test.came[h])) bands[bandOf(h, season, horizon)]?.push({ test, h });
  return bands.map((cases) => {
    const learned = cases.length > 0 ? exponentiatedGradient(cases) : PRIOR;
    const share = cases.length > 0 ? series / (series + PRIOR_SERIES) : 0;
    return PRIOR.map((prior, i) => share * (learned[i] ?? 0) + (1 - share) * prior);
  });
}

function exponentiatedGradient(cases: readonly { test: Backtest; h: number }[]): number[] {
  let weights = [...PRIOR];
  const average = new Array<number>(C).fill(0);
  for (let turn = 0; turn < TURNS; turn += 1) {
    const gradient = new Array<number>(C).fill(0);
    for (const { test, h } of cases) {
      let sum = 0;
      for (let i = 0; i < C; i += 1) sum += (weights[i] ?? 0) * (test.said[i * test.horizon + h] ?? 0);
      const sign = Math.sign(sum - (test.came[h] ?? 0));
      for (let i = 0; i < C; i += 1)
        gradient[i] = (gradient[i] ?? 0) + sign * (test.said[i * test.horizon + h] ?? 0);
    }
    const rate = RATE / Math.sqrt(1 + turn / 4);
    const middle = gradient.reduce((sum, one, i) => sum + one * (weights[i] ?? 0), 0) / cases.length;
    weights = weights.map(
      (weight, i) => weight * Math.exp(-rate * 8 * ((gradient[i] ?? 0) / cases.length - middle)),
    );
    const sum = weights.reduce((a, b) => a + b, 0);
    weights = weights.map((weight) => weight / sum);
    if (turn >= TURNS / 2)
      weights.forEach((weight, i) => {
        average[i] = (average[i] ?? 0) + weight / (TURNS / 2);
      });
  }
  return average;
}

/** The weights of all series, tilted to the methods that did best on this one. */
export function ownWeights(pooled: readonly number[][], backtests: readonly Backtest[]): number[][] {
  if (backtests.length === 0) return pooled.map((band) => [...band]);
  const errors = meanErrors(backtests);
  const best = Math.min(...errors);
  return pooled.map((band) => {
    const tilted = band.map(
      (weight, i) => weight * Math.exp((-OWN * ((errors[i] ?? 0) - best)) / (best + 1e-9)),
    );
    const sum = tilted.reduce((a, b) => a + b, 0);
    return tilted.map((weight) => weight / sum);
  });
}

/** The mean absolute error of each method, in units of the series' error. */
export function meanErrors(backtests: readonly Backtest[]): number[] {
  let count = 0;
  const sums = new Array<number>(C).fill(0);
  for (const { said, came, horizon } of backtests) {
    for (let h = 0; h < horizon; h += 1) {
      const known = came[h] ?? Number.NaN;
      if (Number.isNaN(known)) continue;
      count += 1;
      for (let i = 0; i < C; i += 1)
        sums[i] = (sums[i] ?? 0) + Math.abs((said[i * horizon + h] ?? 0) - known);
    }
  }
  return sums.map((sum) => sum / count);
}

export function combine(
  said: Float32Array,
  weights: readonly number[][],
  at: { horizon: number; season: number; wholeHorizon: number },
): Float64Array {
  return Float64Array.from({ length: at.horizon }, (_, h) => {
    const band = weights[bandOf(h, at.season, at.wholeHorizon)] ?? PRIOR;
    let sum = 0;
    for (let i = 0; i < C; i += 1) sum += (band[i] ?? 0) * (said[i * at.horizon + h] ?? 0);
    return sum;
  });
}
