import { BANDS, bandOf } from './origins.js';
import { mean, quantile } from './statistics.js';

export const COVERAGES = [0.5, 0.8, 0.95] as const;
/** Half widths of a Laplace distribution's central intervals, in mean absolute errors: ln 2, ln 5, ln 20. */
const PRIOR = COVERAGES.map((coverage) => -Math.log(1 - coverage));
const PRIOR_SERIES = 4;
const OWN_ORIGINS = 3;
const SAMPLE = 200_000;

/** Errors of the combination at one origin, in units of the series' error; NaN where nothing is known of what came. */
export interface OriginErrors {
  errors: Float64Array;
}

export interface ErrorModel {
  /** The mean absolute error over all series by band. */
  typical: number[];
  /** Half widths by band and coverage, in mean absolute errors of the series. */
  widths: number[][];
}

/** How large the errors of a series are against those typical of their bands; drawn to 1 while few origins speak. */
function ownSize(tests: readonly OriginErrors[], typical: readonly number[], at: BandAt): number {
  let sum = 0;
  let count = 0;
  for (const { errors } of tests)
    for (let h = 0; h < errors.length; h += 1) {
      if (Number.isNaN(errors[h])) continue;
      sum += Math.abs(errors[h] ?? 0) / (typical[bandOf(h, at.season, at.horizon)] || 1);
      count += 1;
    }
  return (sum + OWN_ORIGINS * at.horizon) / (count + OWN_ORIGINS * at.horizon);
}

interface BandAt {
  season: number;
  horizon: number;
}

/**
 * Conformal half widths (Vovk et al., 2005, split by horizon): quantiles over all series and origins of the absolute error, each
 * divided by the size of that series' errors at its other origins.
 */
export function errorModel(panel: readonly (readonly OriginErrors[])[], at: BandAt): ErrorModel {
  const band = (h: number) => bandOf(h, at.season, at.horizon);
  const sizes: number[][] = Array.from({ length: BANDS }, () => []);
  for (const tests of panel)
    for (const { errors } of tests)
      errors.forEach((error, h) => {
        if (Number.isFinite(error)) sizes[band(h)]?.push(Math.abs(error));
      });
  const typical = fillEmpty(sizes.map((of) => (of.length > 0 ? mean(of) : Number.NaN)));
  const relative: number[][] = Array.from({ length: BANDS }, () => []);
  for (const tests of panel)
    for (const test of tests) {
      const size = ownSize(
        tests.filter((other) => other !== test),
        typical,
        at,
      );
      test.errors.forEach((error, h) => {
        if (Number.isFinite(error))
          relative[band(h)]?.push(Math.abs(error) / (size * (typical[band(h)] || 1)));
      });
    }
  const series = panel.filter((tests) => tests.length > 0).length;
  const share = series / (series + PRIOR_SERIES);
  const widths = relative.map((of) => {
    const step = Math.ceil(of.length / SAMPLE);
    const some = step > 1 ? of.filter((_, index) => index % step === 0) : of;
    return COVERAGES.map((coverage, index) => {
      const prior = PRIOR[index] ?? 1;
      return some.length > 0 ? share * quantile(some, coverage) + (1 - share) * prior : prior;
    });
  });
  return { typical, widths };
}

/** A band that no origin reached has the nearest band's size, or none at all when nothing was tried. */
function fillEmpty(values: number[]): number[] {
  const known = values.filter((one) => Number.isFinite(one));
  let last = known[0] ?? Number.NaN;
  return values.map((one) => {
    last = Number.isFinite(one) ? one : last;
    return last;
  });
}

/** Half widths by band and coverage, in the error of a short series; a band of which nothing was learned has none. */
export type ShortWidths = readonly (readonly number[] | undefined)[];

/**
 * Beyond the first season errors grow with the root of the seasons; where nothing was tried they grow with the root of the steps.
 * @param short of a series that is too short to be tried itself: what series cut to its length had
 */
export function halfWidths(
  seriesError: number,
  errors: readonly OriginErrors[],
  model: ErrorModel,
  { horizon, season }: BandAt,
  short?: ShortWidths,
): Float64Array[] {
  const size = ownSize(errors, model.typical, { horizon, season });
  return COVERAGES.map((_, index) =>
    Float64Array.from({ length: horizon }, (__, h) => {
      const band = bandOf(h, season, horizon);
      const typical = (model.typical[band] ?? Number.NaN) * size * (model.widths[band]?.[index] ?? 1);
      const width = short ? (short[band]?.[index] ?? Number.NaN) : typical;
      if (!Number.isFinite(width)) return (PRIOR[index] ?? 1) * seriesError * Math.sqrt(1 + h);
      const seasons = season > 1 ? Math.ceil((h + 1) / season) : 1;
      return width * seriesError * Math.sqrt(seasons);
    }),
  );
}
