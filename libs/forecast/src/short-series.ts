import { type CandidateInput, candidates } from './candidates.js';
import { combine } from './combination.js';
import { COVERAGES, type ShortWidths } from './intervals.js';
import { BANDS, bandOf, rollingOrigins } from './origins.js';
import { type PreparedSeries, prepareSeries } from './prepared-series.js';
import { seasonState } from './season-state.js';
import { smoothedMean } from './smoothing.js';
import { quantile } from './statistics.js';

/** Lengths, in seasons, to which the past of long series is cut. */
const CUTS = [1 / 4, 1 / 2, 1, 1.1, 1.5, 2];
/** Which of the rolling origins: a quarter, a half and a whole season back, for the near and for the far. */
const ORIGINS = [0, 1, 3];
const SHORTEST = 4;
/** So many of the long series are cut; more make the widths no better. */
const MOST_TEACHERS = 300;
/** Of so few errors no quantile is taken. */
const FEWEST_ERRORS = 40;

interface At {
  season: number;
  horizon: number;
}

/** What is said of a series that is too short to learn from. */
export function untriedForecast(
  series: PreparedSeries,
  ahead: number,
  { coefficients, weights }: { coefficients: CandidateInput['coefficients']; weights: readonly number[][] },
  { horizon, season }: At,
): Float64Array {
  const combination = (back: number, steps: number) => {
    const said = candidates({
      series,
      states: [seasonState(series, 0, back, season), seasonState(series, 1, back, season)],
      coefficients,
      season,
      horizon: steps,
      wholeHorizon: horizon,
    });
    return combine(said, weights, { horizon: steps, season, wholeHorizon: horizon });
  };
  const isShort = season > 1 && series.values.length < 2 * season;
  return isShort ? shortForecast(series, ahead, combination) : Float64Array.from(combination(0, ahead));
}

/** Of so many moments of its own past, at most, half as far apart as each looks ahead. */
const TRIALS = 4;
const FEWEST_KNOWN = 6;
/** What is left of the weight of smoothings far ahead. */
const FAR = 0.5;

/**
 * Of less than two seasons little is known of the season: the combination, which rests on it, stands beside the mean of three smoothings,
 * weighed by the inverse square of how wrong either was of this series' own last steps. Further ahead than was tried the combination gains.
 * @param combination what it says from so many steps before the end, so far ahead
 */
function shortForecast(
  { values, floor }: PreparedSeries,
  horizon: number,
  combination: (back: number, ahead: number) => ArrayLike<number>,
): Float64Array {
  const ahead = Math.min(horizon, Math.floor(values.length / 4));
  // As if both had been wrong by this once: of few trials little is learned.
  let [ofCombination, ofSmoothed] = [0, 0];
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const back = ahead + Math.round((trial * ahead) / 2);
    const to = values.length - back;
    if (ahead < 1 || to < FEWEST_KNOWN) break;
    const said = combination(back, ahead);
    const smoothed = smoothedMean(values.subarray(0, to), ahead);
    for (let h = 0; h < ahead; h += 1) {
      const came = values[to + h] ?? 0;
      ofCombination += Math.abs((said[h] ?? 0) - came);
      ofSmoothed += Math.abs((smoothed[h] ?? 0) - came);
    }
  }
  const sum = ofCombination ** 2 + ofSmoothed ** 2;
  const share = sum > 0 ? ofCombination ** 2 / sum : 0.5;
  const said = combination(0, horizon);
  const smoothed = smoothedMean(values, horizon);
  return Float64Array.from({ length: horizon }, (_, h) => {
    const near = share * Math.max(FAR, Math.min(1, ahead / (h + 1)));
    return Math.max(floor, near * (smoothed[h] ?? 0) + (1 - near) * (said[h] ?? 0));
  });
}

/** A series that was long enough to be tried on its own past, and how one as short is forecast in its place. */
export interface CutTeacher {
  series: PreparedSeries;
  forecast: (cut: PreparedSeries, horizon: number) => ArrayLike<number>;
}

/**
 * The cut that is most like a series of this length: no longer than it, and with an error measured as its own is, from step to step
 * or, above a season, from season to season. Undefined where seasons are too short for any.
 */
export function cutFor(length: number, season: number): number | undefined {
  const sameSide = CUTS.map((share) => Math.round(share * season)).filter(
    (cut) => cut >= SHORTEST && cut > season === length > season,
  );
  return sameSide.findLast((cut) => cut <= length) ?? sameSide[0];
}

/**
 * How wrong forecasts of short series are, which cannot be tried on their own past: long series are cut to the same length at
 * earlier origins and forecast as a short one is (split conformal half widths, Vovk et al., 2005). In units of the error of what is
 * left, as a short series has no other. What came after the origin is known, and nothing later than it.
 */
export function shortWidths(
  cut: number,
  teachers: readonly CutTeacher[],
  { season, horizon }: At,
): ShortWidths {
  const errors: number[][] = Array.from({ length: BANDS }, () => []);
  const step = Math.max(1, Math.ceil(teachers.length / MOST_TEACHERS));
  const origins = rollingOrigins(horizon, season).filter((_, index) => ORIGINS.includes(index));
  for (const { series, forecast } of teachers.filter((_, index) => index % step === 0))
    for (const { back, horizon: ahead } of origins) {
      const to = series.values.length - back;
      const known = Array.from({ length: cut }, (_, t) => valueAt(series, to - cut + t));
      if (to < cut || known.every((value) => Number.isNaN(value) || value === known[cut - 1])) continue;
      const left = prepareSeries(series.name, known, season);
      const said = forecast(left, ahead);
      for (let h = 0; h < ahead; h += 1) {
        const error = Math.abs((said[h] ?? Number.NaN) - valueAt(series, to + h)) / left.error;
        if (Number.isFinite(error)) errors[bandOf(h, season, horizon)]?.push(error);
      }
    }
  return errors.map((of) =>
    of.length < FEWEST_ERRORS ? undefined : COVERAGES.map((coverage) => quantile(of, coverage)),
  );
}

const valueAt = ({ values, isKnown }: PreparedSeries, t: number): number =>
  isKnown[t] ? (values[t] ?? Number.NaN) : Number.NaN;
