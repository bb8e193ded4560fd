import type { Interval } from './series-forecast.js';
import { solveSymmetric } from './solve-symmetric.js';
import { mean, quantile } from './statistics.js';

/** A concept in one season: looks that show it, and brands that do. */
export interface SeasonCount {
  hits: number;
  brands: number;
}
export interface SeasonConcept {
  name: string;
  /** One a season, spring and autumn in turns, the oldest first. */
  seasons: readonly SeasonCount[];
  /**
   * How readers' share of it moved in the year before each season, and before the one that is foretold: a log ratio; null where it was
   * not measured. One more than there are seasons.
   */
  readers: readonly (number | null)[];
}
export interface SeasonTotals {
  looks: number;
  brands: number;
}
export interface NextSeason {
  name: string;
  /** Percent of looks. */
  point: number;
  intervals: Interval[];
}
export const NEXT_SEASON_VERSION = '1';

const COVERAGES = [0.5, 0.8, 0.95] as const;
/** Fewest past errors from which an interval is taken. */
const FEWEST_ERRORS = 40;
/** Two halves of a year, the one before them, and one to learn from. */
const FIRST_TARGET = 3;
const FEATURES = 5;
/** How strongly coefficients are drawn to nothing changing, as so many rows of usual size. */
const PRIOR_ROWS = 20;
/** Variance on the scale of log odds beyond what counting so few looks has. */
const OWN_VARIANCE = 0.02;

/**
 * The share of looks in the season after the last: the same half a year before, moved by what all concepts together teach of five signs (how
 * the half between moved, how this one moved the year before, how far both lie apart, whether many brands show little or few much, and what
 * readers did). Ridge regression on empirical log odds, drawn to "as a year before"; intervals are quantiles of the errors that the same
 * rule made at every earlier season, from nothing but what was known before it, scaled by how few looks a share rests on (split conformal
 * prediction; Vovk, Gammerman and Shafer, 2005).
 * @returns none where fewer than forty errors are known
 */
export function forecastNextSeason(
  concepts: readonly SeasonConcept[],
  totals: readonly SeasonTotals[],
): NextSeason[] {
  const next = totals.length;
  const errors = pastErrors(concepts, totals).map(({ error }) => Math.abs(error));
  if (next < FIRST_TARGET || errors.length < FEWEST_ERRORS) return [];
  const coefficients = learned(concepts, totals, next);
  return concepts.flatMap(({ name, ...concept }): NextSeason[] => {
    if (!isKnown(concept, next)) return [];
    const { log, scale } = predicted({ name, ...concept }, totals, next, coefficients);
    const shares = COVERAGES.map((coverage) => {
      const reach = scale * conformal(errors, coverage);
      return { coverage, low: percent(log - reach), high: percent(log + reach) };
    });
    return [
      {
        name,
        point: percent(log),
        intervals: shares.map(({ coverage, low, high }) => ({
          coverage,
          low: Float64Array.of(low),
          high: Float64Array.of(high),
        })),
      },
    ];
  });
}

/** What the rule said of each season of the past, from what was known before it, and what came; `error` is in units of its scale. */
export interface PastError {
  name: string;
  season: number;
  said: number;
  came: number;
  /** The same half a year before. */
  naive: number;
  error: number;
}

export function pastErrors(concepts: readonly SeasonConcept[], totals: readonly SeasonTotals[]): PastError[] {
  const found: PastError[] = [];
  for (let season = FIRST_TARGET; season < totals.length; season += 1) {
    const coefficients = learned(concepts, totals, season);
    for (const concept of concepts) {
      if (!isKnown(concept, season)) continue;
      const { log, scale } = predicted(concept, totals, season, coefficients);
      const came = logOdds(concept, totals, season);
      found.push({
        name: concept.name,
        season,
        said: percent(log),
        came: shareOf(concept, totals, season),
        naive: shareOf(concept, totals, season - 2),
        error: (came - log) / scale,
      });
    }
  }
  return found;
}

/** Of what was shown in neither half of the year before nothing is said. */
const isKnown = ({ seasons }: Pick<SeasonConcept, 'seasons'>, season: number): boolean =>
  (seasons[season - 1]?.hits ?? 0) + (seasons[season - 2]?.hits ?? 0) > 0;

/** The least value that so large a part of the errors does not pass; with so few the largest is not enough for all. */
function conformal(errors: readonly number[], coverage: number): number {
  return quantile(errors, Math.min(1, (Math.ceil((errors.length + 1) * coverage) - 1) / (errors.length - 1)));
}

function predicted(
  concept: SeasonConcept,
  totals: readonly SeasonTotals[],
  season: number,
  coefficients: Float64Array,
): { log: number; scale: number } {
  const features = featuresOf(concept, totals, season);
  const moved = features.reduce((sum, value, i) => sum + value * (coefficients[i] ?? 0), 0);
  return {
    log: logOdds(concept, totals, season - 2) + moved,
    scale: Math.sqrt(varianceOf(concept, season - 2)),
  };
}

function learned(
  concepts: readonly SeasonConcept[],
  totals: readonly SeasonTotals[],
  until: number,
): Float64Array {
  const left = Array.from({ length: FEATURES }, () => new Float64Array(FEATURES));
  const right = new Float64Array(FEATURES);
  for (let season = FIRST_TARGET; season < until; season += 1)
    for (const concept of concepts) {
      if (!isKnown(concept, season)) continue;
      const features = featuresOf(concept, totals, season);
      const target = logOdds(concept, totals, season) - logOdds(concept, totals, season - 2);
      const weight = 1 / (varianceOf(concept, season) + varianceOf(concept, season - 2));
      features.forEach((value, i) => {
        right[i] = (right[i] ?? 0) + weight * value * target;
        const row = left[i] as Float64Array;
        for (let j = 0; j <= i; j += 1) row[j] = (row[j] ?? 0) + weight * value * (features[j] ?? 0);
      });
    }
  const usual = mean(left.map((row, i) => row[i] ?? 0)) / Math.max(1, concepts.length);
  left.forEach((row, i) => {
    row[i] = (row[i] ?? 0) + PRIOR_ROWS * usual + 1e-9;
  });
  return solveSymmetric(left, right);
}

function featuresOf(concept: SeasonConcept, totals: readonly SeasonTotals[], season: number): number[] {
  const z = (at: number) => (at >= 0 ? logOdds(concept, totals, at) : Number.NaN);
  const between = z(season - 1) - z(season - 3);
  const yearBefore = z(season - 2) - z(season - 4);
  const apart = z(season - 1) - z(season - 2);
  const { brands = 0 } = concept.seasons[season - 2] ?? {};
  const { brands: all = 0 } = totals[season - 2] ?? {};
  const breadth = Math.log((brands + 0.5) / (Math.max(all - brands, 0) + 0.5)) - z(season - 2);
  const usual = meanBreadth(totals[season - 2]);
  return [between, yearBefore, apart, breadth - usual, concept.readers[season] ?? 0].map((one) =>
    Number.isFinite(one) ? one : 0,
  );
}

/** Brands show a share on so many looks each: what breadth is to be expected of it. */
const meanBreadth = (total: SeasonTotals | undefined): number =>
  total && total.brands > 0 ? Math.log(Math.max(1, total.looks / total.brands)) / 2 : 0;

const shareOf = ({ seasons }: SeasonConcept, totals: readonly SeasonTotals[], season: number): number =>
  (100 * (seasons[season]?.hits ?? 0)) / Math.max(1, totals[season]?.looks ?? 0);

/** Empirical: a half more of both, so that none and all have log odds, too. */
function logOdds({ seasons }: SeasonConcept, totals: readonly SeasonTotals[], season: number): number {
  const { hits = 0 } = seasons[season] ?? {};
  const { looks = 0 } = totals[season] ?? {};
  return Math.log((hits + 0.5) / (looks - hits + 0.5));
}

const varianceOf = ({ seasons }: SeasonConcept, season: number): number =>
  1 / ((seasons[season]?.hits ?? 0) + 1) + OWN_VARIANCE;
const percent = (log: number): number => 100 / (1 + Math.exp(-log));
