import { BANDS, bandOf } from './origins.js';
import { MOVES, type SeasonState } from './season-state.js';
import { solveSymmetric } from './solve-symmetric.js';

/** Profile, pooled profile, what last year's week and the year before's had beyond their level, moves of the level, drift. */
export const FEATURES = 4 + MOVES + 1;
/** Where the coefficients are drawn to while few rows speak: the damped level under a shrunk profile. */
const PRIOR_NEAR = [0.45, 0.45, 0.1, 0.05, 0.15, 0.25, 0.35, 0.05, 0, 0, 0, 0];
const PRIOR_FAR = [0.45, 0.45, 0.1, 0.05, 0.05, 0.1, 0.3, 0.15, 0.1, 0, -0.05, 0];
const PRIOR_ROWS = 150;
const TURNS = 6;

const priorOf = (band: number) => (band === 0 ? PRIOR_NEAR : PRIOR_FAR);

/** Writes the features of the step `h`, in units of the scale, into `into`. */
export function writeFeatures(
  into: Float64Array,
  state: SeasonState,
  values: Float64Array,
  { h, season, shift, error }: { h: number; season: number; shift: number; error: number },
): void {
  const t = state.to + h;
  const place = (t + shift) % season;
  into[0] = (state.profile[place] ?? 0) / error;
  into[1] = (state.pooled[place] ?? 0) / error;
  const ago = season > 1 ? season * Math.ceil((h + 1) / season) : 0;
  into[2] = ago > 0 ? beyond(state, values, t - ago, place) / error : 0;
  into[3] = ago > 0 ? beyond(state, values, t - ago - season, place) / error : 0;
  for (let i = 0; i < MOVES; i += 1) into[4 + i] = (state.moves[i] ?? 0) / error;
  into[4 + MOVES] = 1;
}

/** Smoothed over three weeks, since shows and holidays move by a week. */
function beyond(state: SeasonState, values: Float64Array, t: number, place: number): number {
  if (t < 1 || t >= state.to) return 0;
  const at = (i: number) => (state.adjusted[i] ?? 0) - (state.trend[i] ?? 0);
  if (t + 1 >= state.to) return (values[t] ?? 0) - (state.profile[place] ?? 0) - (state.trend[t] ?? 0);
  return (at(t - 1) + 2 * at(t) + at(t + 1)) / 4;
}

/** Rows of one band: features and what came, both in units of the scale. */
export class RegressionRows {
  readonly features: number[][] = Array.from({ length: BANDS }, () => []);
  readonly targets: number[][] = Array.from({ length: BANDS }, () => []);
  private readonly row = new Float64Array(FEATURES);

  add(
    state: SeasonState,
    values: Float64Array,
    isKnown: readonly boolean[],
    at: { season: number; shift: number; error: number; horizon: number; wholeHorizon: number },
  ): void {
    for (let h = 0; h < at.horizon; h += 1) {
      if (!isKnown[state.to + h]) continue;
      const band = bandOf(h, at.season, at.wholeHorizon);
      writeFeatures(this.row, state, values, { ...at, h });
      this.features[band]?.push(...this.row);
      this.targets[band]?.push(((values[state.to + h] ?? 0) - state.level) / at.error);
    }
  }

  /** Coefficients by band, of the least absolute deviations (iteratively reweighted), drawn to the prior. */
  solve(): Float64Array[] {
    return this.features.map((features, band) =>
      leastDeviations(features, this.targets[band] ?? [], Float64Array.from(priorOf(band))),
    );
  }
}

function leastDeviations(
  features: readonly number[],
  targets: readonly number[],
  prior: Float64Array,
): Float64Array {
  let coefficients = prior;
  for (let turn = 0; turn < TURNS && targets.length > 0; turn += 1) {
    const left = Array.from({ length: FEATURES }, (_, i) => {
      const row = new Float64Array(FEATURES);
      row[i] = PRIOR_ROWS;
      return row;
    });
    const right = prior.map((one) => one * PRIOR_ROWS);
    for (let r = 0; r < targets.length; r += 1) {
      const base = r * FEATURES;
      let miss = targets[r] ?? 0;
      for (let i = 0; i < FEATURES; i += 1) miss -= (coefficients[i] ?? 0) * (features[base + i] ?? 0);
      const weight = 1 / Math.max(0.2, Math.abs(miss));
      for (let i = 0; i < FEATURES; i += 1) {
        const scaled = weight * (features[base + i] ?? 0);
        if (scaled === 0) continue;
        right[i] = (right[i] ?? 0) + scaled * (targets[r] ?? 0);
        const row = left[i] as Float64Array;
        for (let j = 0; j <= i; j += 1) row[j] = (row[j] ?? 0) + scaled * (features[base + j] ?? 0);
      }
    }
    coefficients = solveSymmetric(left, right);
  }
  return coefficients;
}
