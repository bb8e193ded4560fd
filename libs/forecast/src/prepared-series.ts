import { mean, seasonalNaiveError } from './statistics.js';

/** What a series is modelled on: its values, or their logarithms, on which seasons and growth are shares. */
export interface Scale {
  values: Float64Array;
  back: (value: number) => number;
  /** The seasonal naive error on this scale, what regressions over many series are divided by. */
  error: number;
}

export interface PreparedSeries {
  name: string;
  values: Float64Array;
  /** How many values were there before gaps were filled. */
  known: number;
  /** Which: nothing is learned from, or judged by, what was filled in. */
  isKnown: readonly boolean[];
  scales: readonly [Scale, Scale];
  /** The seasonal naive error of the whole past, see `errorOf`. */
  error: number;
  /** Lowest value a forecast may have: 0 of a series that was never negative. */
  floor: number;
  /** `(t + shift) % season` is the place in the season, the same for all series since all end together. */
  shift: number;
  notes: string[];
}

/** Longer pasts do not help a year ahead, and a million points need not be read for it. */
const SEASONS_KEPT = 12;
const POINTS_KEPT = 1_500;
const ZEROS_OF_COUNTS = 0.2;
const LOG_OFFSET = 0.1;

/** Of up to so many values from a place on, as far as they are known without a gap. */
function meanOfKnown(values: Float64Array, from: number, most: number): number {
  let to = from;
  while (to < from + most && Number.isFinite(values[to] ?? Number.NaN)) to += 1;
  return mean(values, from, to);
}

/** Fills what is missing and puts the series on both scales. NaN is missing; all series of a table end together. */
export function prepareSeries(name: string, raw: ArrayLike<number>, season: number): PreparedSeries {
  const notes: string[] = [];
  let first = 0;
  while (first < raw.length && !Number.isFinite(raw[first] ?? Number.NaN)) first += 1;
  const kept = Math.min(POINTS_KEPT, Math.max(3 * season, SEASONS_KEPT * season, 200));
  if (raw.length - first > kept) {
    first = raw.length - kept;
    notes.push(`the last ${kept} points are used`);
    while (first < raw.length && !Number.isFinite(raw[first] ?? Number.NaN)) first += 1;
  }
  const values = Float64Array.from({ length: raw.length - first }, (_, t) => raw[first + t] ?? Number.NaN);
  const ended = values.length - 1 - values.findLastIndex((value) => Number.isFinite(value));
  const isKnown = Array.from(values, (value) => Number.isFinite(value));
  const missing = fillGaps(values, season);
  if (values.length > missing && ended > 0) notes.push(`nothing in the last ${ended} steps`);
  if (missing > 0) notes.push(`missing values filled: ${missing}`);
  const lowest = values.reduce((low, one) => Math.min(low, one), Number.POSITIVE_INFINITY);
  const zeros = values.filter((one) => one === 0).length / values.length;
  const usesLogarithms = lowest >= 0 && zeros <= ZEROS_OF_COUNTS;
  if (lowest >= 0 && zeros > ZEROS_OF_COUNTS) notes.push(`${Math.round(zeros * 100)} % zeros`);
  if (lowest < 0) notes.push('negative values');
  const plain: Scale = {
    values,
    back: (value) => value,
    error: errorOf(values, season, isKnown),
  };
  return {
    name,
    values,
    known: values.length - missing,
    isKnown,
    scales: [usesLogarithms ? logarithms(values, season, isKnown) : plain, plain],
    error: plain.error,
    floor: lowest >= 0 ? 0 : Number.NEGATIVE_INFINITY,
    shift: (season - (values.length % season)) % season,
    notes,
  };
}

/** The seasonal naive error; of a season that repeats itself exactly, a hundredth of the spread, so that nothing is divided by nothing. */
function errorOf(values: Float64Array, season: number, isKnown: readonly boolean[]): number {
  const known = values.filter((_, t) => isKnown[t]);
  const middle = mean(known);
  const spread = mean(known.map((value) => Math.abs(value - middle)));
  return Math.max(seasonalNaiveError(values, season, isKnown), spread / 100) || 1;
}

function logarithms(values: Float64Array, season: number, isKnown: readonly boolean[]): Scale {
  const offset = LOG_OFFSET * mean(values);
  if (offset === 0) return { values, back: (value) => value, error: 1 };
  const logs = values.map((value) => Math.log(value + offset));
  return {
    values: logs,
    back: (value) => Math.exp(value) - offset,
    error: errorOf(logs, season, isKnown),
  };
}

/** Short gaps by a straight line, longer ones by the same weeks a season away where there are such; in place. */
function fillGaps(values: Float64Array, season: number): number {
  const known = values.map((value) => (Number.isFinite(value) ? 1 : 0));
  let missing = 0;
  let before = -1;
  for (let t = 0; t <= values.length; t += 1) {
    if (t < values.length && known[t] === 0) continue;
    const gap = t - before - 1;
    missing += gap;
    for (let i = before + 1; i < t; i += 1)
      values[i] = filled(values, known, { i, before, after: t, season });
    before = t;
  }
  return missing;
}

interface Gap {
  i: number;
  before: number;
  after: number;
  season: number;
}

const SHORT_GAP = 4;

function filled(values: Float64Array, known: Float64Array, { i, before, after, season }: Gap): number {
  const isLong = after - before - 1 > SHORT_GAP;
  const away = [i - season, i + season, i - 2 * season].find((at) => known[at] === 1);
  if (isLong && season > 1 && away !== undefined) return values[away] ?? 0;
  // One odd value at the edge of a long gap would be all of it.
  const edge = isLong ? SHORT_GAP : 1;
  const left = mean(values, before - edge + 1, before + 1);
  const right = after < values.length ? meanOfKnown(values, after, edge) : left;
  return left + ((right - left) * (i - before)) / (after - before);
}
