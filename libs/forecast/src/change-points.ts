import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ChangepointDetector, initSync } from '@bsull/augurs/changepoint';
import { decompose } from './decompose.js';
import { mean, median } from './statistics.js';

export interface ChangePoint {
  /** The first step of the new level. */
  at: number;
  /** Levels of up to a quarter of a season before and after, season removed. */
  before: number;
  after: number;
}

export interface Outlier {
  at: number;
  value: number;
  /** What season and level led to expect. */
  expected: number;
}

const LEAST_STEPS = 12;
/** A new level is one that lies this many usual errors of its mean away. */
const LEAST_SHIFT = 4;
const OUTLYING = 5;
/** From the median absolute deviation to the standard deviation of a normal distribution. */
const NORMAL = 1.4826;

let isLoaded = false;

/** The package exports its code alone: the binary lies beside it, and is read once. */
function load(): void {
  if (isLoaded) return;
  const code = createRequire(import.meta.url).resolve('@bsull/augurs/changepoint');
  initSync({ module: readFileSync(join(dirname(code), 'changepoint_bg.wasm')) });
  isLoaded = true;
}

/**
 * Steps at which the level changed for good: Bayesian online detection (Adams and MacKay, 2007) by augurs, on the series without its
 * season, each kept only where the levels on both sides differ by far more than the noise. Needs 12 steps; fewer have none.
 */
export function changePoints(values: ArrayLike<number>, season: number): ChangePoint[] {
  if (values.length < LEAST_STEPS) return [];
  const { adjusted } = decompose(values, season);
  const steps = adjusted.slice(1).map((value, t) => Math.abs(value - (adjusted[t] ?? 0)));
  const noise = (median(steps) * NORMAL) / Math.SQRT2;
  const middle = median(adjusted);
  const unit = noise || mean(adjusted.map((value) => Math.abs(value - middle)));
  if (unit === 0) return [];
  load();
  const detector = ChangepointDetector.normalGamma();
  const { indices } = detector.detectChangepoints(adjusted.map((value) => (value - middle) / unit));
  detector.free();
  return keepClear(adjusted, [...indices], unit, Math.max(4, Math.round(season / 4)));
}

function keepClear(
  adjusted: Float64Array,
  indices: readonly number[],
  unit: number,
  reach: number,
): ChangePoint[] {
  const kept: ChangePoint[] = [];
  const sorted = [...new Set(indices)]
    .filter((at) => at > 2 && at < adjusted.length - 2)
    .sort((a, b) => a - b);
  sorted.forEach((candidate) => {
    const from = Math.max(kept.at(-1)?.at ?? 0, candidate - reach);
    const to = Math.min(adjusted.length, candidate + reach);
    const best = clearest(adjusted, candidate, from, to);
    const error = unit * Math.sqrt(1 / Math.max(1, best.at - from) + 1 / Math.max(1, to - best.at));
    const isFar = best.at - (kept.at(-1)?.at ?? -reach) >= Math.max(3, Math.round(reach / 2));
    if (isFar && Math.abs(best.after - best.before) > LEAST_SHIFT * error) kept.push(best);
  });
  return kept;
}

/** Online detection hears of a change some steps late: the split nearby that explains most is the change. */
function clearest(values: Float64Array, near: number, from: number, to: number): ChangePoint {
  let best = { at: near, before: 0, after: 0 };
  let most = -1;
  for (let at = Math.max(from + 3, near - 6); at <= Math.min(to - 3, near + 6); at += 1) {
    const before = mean(values, from, at);
    const after = mean(values, at, to);
    const explained = ((after - before) ** 2 * (at - from) * (to - at)) / (to - from);
    if (explained > most) {
      most = explained;
      best = { at, before, after };
    }
  }
  return best;
}

/** Single steps far from what season and level led to expect: five times the usual deviation (median absolute, made normal). */
export function outliers(values: ArrayLike<number>, season: number): Outlier[] {
  if (values.length < LEAST_STEPS) return [];
  const { profile, adjusted } = decompose(values, season);
  const around = (t: number) => median(adjusted.slice(Math.max(0, t - 6), Math.min(adjusted.length, t + 7)));
  const levels = adjusted.map((_, t) => around(t));
  const misses = adjusted.map((value, t) => value - (levels[t] ?? 0));
  const usual = NORMAL * median(misses.map(Math.abs));
  if (usual === 0) return [];
  return [...misses].flatMap((miss, at) =>
    Math.abs(miss) > OUTLYING * usual
      ? [{ at, value: values[at] ?? 0, expected: (levels[at] ?? 0) + (profile[at % profile.length] ?? 0) }]
      : [],
  );
}
