import { COVERAGES, type ShortWidths } from './intervals.js';
import { BANDS, bandOf, rollingOrigins } from './origins.js';
import { type PreparedSeries, prepareSeries } from './prepared-series.js';
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
