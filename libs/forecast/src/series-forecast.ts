import type { Method } from './candidates.js';
import { COVERAGES } from './intervals.js';

export const FEWEST_POINTS = 3;

export interface Interval {
  coverage: (typeof COVERAGES)[number];
  low: Float64Array;
  high: Float64Array;
}

export interface SeriesForecast {
  name: string;
  point: Float64Array;
  /** 50, 80 and 95 %, each within the next. */
  intervals: Interval[];
  /** What was used: `combination`, or why that could not be. */
  method: string;
  note: string;
  /** Mean absolute scaled error of each method and the combination at the rolling origins; none where none could be tried. */
  scores: Partial<Record<Method | 'combination', number>>;
}

/** What cannot be modelled: nothing there, too little, or always the same. */
export function forecastWithoutModel(
  name: string,
  values: ArrayLike<number>,
  horizon: number,
): SeriesForecast {
  const known = Float64Array.from(values).filter((value) => Number.isFinite(value));
  const last = known.at(-1);
  const isConstant = last !== undefined && known.every((value) => value === last);
  const flat = (value: number) => new Float64Array(horizon).fill(value);
  const empty = Number.NaN;
  if (last !== undefined && isConstant && known.length >= FEWEST_POINTS) {
    const what = last === 0 ? 'all zero' : 'constant';
    return {
      name,
      point: flat(last),
      intervals: COVERAGES.map((coverage) => ({ coverage, low: flat(last), high: flat(last) })),
      method: 'last value',
      note: `${what}: nothing is known of how it varies`,
      scores: {},
    };
  }
  const count = known.length === 1 ? '1 value' : `${known.length} values`;
  return {
    name,
    point: flat(empty),
    intervals: COVERAGES.map((coverage) => ({ coverage, low: flat(empty), high: flat(empty) })),
    method: 'none',
    note: `refused: ${count}, at least ${FEWEST_POINTS} are needed`,
    scores: {},
  };
}
