import { candidates, METHODS, type Method } from './candidates.js';
import { type Backtest, combine, meanErrors, ownWeights, poolWeights } from './combination.js';
import { checkOptions, type ForecastOptions } from './forecast-options.js';
import {
  COVERAGES,
  type ErrorModel,
  errorModel,
  halfWidths,
  type OriginErrors,
  type ShortWidths,
} from './intervals.js';
import { isLongEnough, type Origin, rollingOrigins } from './origins.js';
import { poolProfiles } from './pool-profiles.js';
import { RegressionRows } from './pooled-regression.js';
import { type PreparedSeries, prepareSeries } from './prepared-series.js';
import { type SeasonState, seasonState } from './season-state.js';
import { FEWEST_POINTS, forecastWithoutModel, type SeriesForecast } from './series-forecast.js';
import { cutFor, shortWidths, untriedForecast } from './short-series.js';
import { hashOf, mean } from './statistics.js';

export interface Series {
  name: string;
  /** One value a step, all series of a panel ending at the same step; NaN where one is missing. */
  values: ArrayLike<number>;
}

/** Raised when the same values would be forecast otherwise: forecasts that are kept say by which version they were made. */
export const FORECAST_VERSION = '4';

const TEACHERS = 1_500;
/** No series is of this fold, so that all of them teach it. */
const ALL = 2;

interface MemberOrigin {
  origin: Origin;
  states: [SeasonState, SeasonState];
}
interface Member {
  series: PreparedSeries;
  origins: MemberOrigin[];
  backtests: Backtest[];
  errors: OriginErrors[];
  weights: number[][];
  fold: number;
}

/**
 * Forecasts of many series that learn from each other. Series go out in the order they came in. What a series is told depends on the
 * set of series beside it, not on their order (`forecast-panel.spec.ts`). `onProgress` hears how much of the whole is done, 0 to 1.
 *
 * @throws ForecastError when the horizon or the season is no whole number above 0, or two series have one name.
 */
export function* forecastPanel(
  panel: readonly Series[],
  { horizon, season }: ForecastOptions,
  onProgress: (share: number) => void = () => undefined,
): Generator<SeriesForecast> {
  checkOptions(panel, { horizon, season });
  const members = new Map<string, Member>();
  for (const { name, values } of panel) {
    const series = prepareSeries(name, values, season);
    if (isForecastable(series))
      members.set(name, {
        series,
        origins: [],
        backtests: [],
        errors: [],
        weights: [],
        fold: hashOf(name) % 2,
      });
  }
  const ordered = [...members.values()].sort((a, b) => (a.series.name < b.series.name ? -1 : 1));
  const at = { horizon, season };
  lookBack(ordered, at, onProgress);
  const coefficients = learn(ordered, at);
  ordered.forEach((member, index) => {
    backtest(member, coefficients, at);
    if (index % 50 === 0) onProgress(0.5 + (0.3 * index) / ordered.length);
  });
  const teachers = ordered.filter((member) => member.backtests.length > 0).filter(everySo);
  const pooled = poolWeights(
    teachers.flatMap((member) => member.backtests),
    teachers.length,
    season,
    horizon,
  );
  for (const member of ordered) {
    member.weights = ownWeights(pooled, member.backtests);
    member.errors = member.backtests.map((test) => errorsOf(test, member.weights, at));
  }
  const model = errorModel(
    teachers.map((member) => member.errors),
    at,
  );
  const short = widthsOfShort(ordered, { teachers, coefficients, pooled }, at);
  let done = 0;
  for (const { name, values } of panel) {
    const member = members.get(name);
    yield member
      ? foretell(member, coefficients, { model, short }, at)
      : forecastWithoutModel(name, values, horizon);
    done += 1;
    if (done % 50 === 0) onProgress(0.8 + (0.2 * done) / panel.length);
  }
}

interface At {
  horizon: number;
  season: number;
}
type Coefficients = readonly [Float64Array[], Float64Array[]][];

function isForecastable({ values, known }: PreparedSeries): boolean {
  return known >= FEWEST_POINTS && values.some((value) => value !== values[0]);
}

/** An even choice of at most 1,500, so that learning from 10,000 series takes no longer. */
const everySo = <T>(_: T, index: number, all: readonly T[]) =>
  index % Math.max(1, Math.ceil(all.length / TEACHERS)) === 0;

/** States of all series at all origins; the last is the real one. */
function lookBack(
  members: readonly Member[],
  { horizon, season }: At,
  onProgress: (share: number) => void,
): void {
  const origins: Origin[] = [...rollingOrigins(horizon, season), { back: 0, horizon }];
  origins.forEach((origin, index) => {
    const ready = members.filter(
      ({ series }) => origin.back === 0 || isLongEnough(series.values.length - origin.back, season),
    );
    for (const member of ready) {
      const logs = seasonState(member.series, 0, origin.back, season);
      const same = member.series.scales[0] === member.series.scales[1];
      const plain = same ? logs : seasonState(member.series, 1, origin.back, season);
      member.origins.push({ origin, states: [logs, plain] });
    }
    for (const scale of [0, 1] as const) {
      const long = ready.filter(({ series }) => isLongEnough(series.values.length - origin.back, season));
      poolProfiles(long.map(({ origins: own }) => (own.at(-1) as MemberOrigin).states[scale]));
    }
    onProgress((0.5 * (index + 1)) / origins.length);
  });
}

/** Coefficients for each fold, learned from the other one: no backtest is judged by what it taught. The last are learned from all, for the forecasts. */
function learn(members: readonly Member[], { horizon, season }: At): Coefficients {
  const teachers = members.filter(({ origins }) => origins.length > 1).filter(everySo);
  return [0, 1, ALL].map((fold) => {
    const byScale = ([0, 1] as const).map((scale) => {
      const rows = new RegressionRows();
      for (const { series, origins, fold: own } of teachers) {
        if (own === fold) continue;
        const { values, error } = series.scales[scale];
        for (const { origin, states } of origins)
          if (origin.back > 0)
            rows.add(states[scale], values, series.isKnown, {
              season,
              shift: series.shift,
              error,
              horizon: origin.horizon,
              wholeHorizon: horizon,
            });
      }
      return rows.solve();
    });
    return byScale as [Float64Array[], Float64Array[]];
  });
}

/** What every method says at an origin. */
function saidAt(
  series: PreparedSeries,
  { origin, states }: MemberOrigin,
  coefficients: Coefficients[number],
  { horizon, season }: At,
): Float32Array {
  const ahead = { season, horizon: origin.horizon, wholeHorizon: horizon };
  return candidates({ series, states, coefficients, ...ahead });
}

function backtest(member: Member, coefficients: Coefficients, { horizon, season }: At): void {
  const { series, fold } = member;
  for (const { origin, states } of member.origins) {
    if (origin.back === 0) continue;
    const said = saidAt(series, { origin, states }, coefficients[fold] as Coefficients[number], {
      horizon,
      season,
    });
    const came = Float32Array.from({ length: origin.horizon }, (_, h) =>
      series.isKnown[states[0].to + h] ? (series.values[states[0].to + h] ?? 0) / series.error : Number.NaN,
    );
    if (came.every(Number.isNaN)) continue;
    member.backtests.push({
      said: said.map((one) => one / series.error),
      came,
      horizon: origin.horizon,
      back: origin.back,
    });
  }
  member.origins = member.origins.slice(-1);
}

function errorsOf(test: Backtest, weights: readonly number[][], { horizon, season }: At): OriginErrors {
  const point = combine(test.said, weights, { horizon: test.horizon, season, wholeHorizon: horizon });
  return { errors: point.map((one, h) => one - (test.came[h] ?? 0)) };
}

/** By the lengths that long series were cut to, those that series of the panel need which could not be tried. */
function widthsOfShort(
  members: readonly Member[],
  learned: { teachers: readonly Member[]; coefficients: Coefficients; pooled: readonly number[][] },
  { horizon, season }: At,
): ReadonlyMap<number, ShortWidths> {
  const untried = members.filter(({ backtests }) => backtests.length === 0);
  const cuts = new Set(untried.flatMap(({ series }) => cutFor(series.values.length, season) ?? []));
  const teachers = learned.teachers.map(({ series, fold }) => ({
    series,
    forecast: (cut: PreparedSeries, ahead: number) =>
      untriedForecast(
        cut,
        ahead,
        { coefficients: learned.coefficients[fold] as Coefficients[number], weights: learned.pooled },
        { horizon, season },
      ),
  }));
  return new Map([...cuts].map((cut) => [cut, shortWidths(cut, teachers, { horizon, season })]));
}

interface Errors {
  model: ErrorModel;
  short: ReadonlyMap<number, ShortWidths>;
}

function foretell(
  member: Member,
  coefficients: Coefficients,
  { model, short }: Errors,
  at: At,
): SeriesForecast {
  const { series, backtests, errors } = member;
  const { horizon, season } = at;
  const isShort = season > 1 && series.values.length < 2 * season;
  const all = coefficients[ALL] as Coefficients[number];
  const ahead = { horizon, season, wholeHorizon: horizon };
  const point = isShort
    ? untriedForecast(series, horizon, { coefficients: all, weights: member.weights }, at)
    : combine(saidAt(series, member.origins.at(-1) as MemberOrigin, all, at), member.weights, ahead);
  const notes = [...series.notes];
  if (isShort) notes.push(`only ${series.values.length} points, less than two seasons`);
  if (errors.length === 0) notes.push('too short to be tried on its own past: the intervals are rough');
  const scores: SeriesForecast['scores'] = {};
  if (backtests.length > 0) {
    meanErrors(backtests).forEach((error, i) => {
      scores[METHODS[i] as Method] = error;
    });
    scores.combination = mean(
      errors.flatMap(({ errors: of }) => [...of].filter(Number.isFinite).map(Math.abs)),
    );
  }
  const likeIt = errors.length === 0 ? short.get(cutFor(series.values.length, season) ?? 0) : undefined;
  const halves = halfWidths(series.error, errors, model, at, likeIt);
  const intervals = COVERAGES.map((coverage, index) => ({
    coverage,
    low: point.map((one, h) => Math.max(series.floor, one - (halves[index]?.[h] ?? 0))),
    high: point.map((one, h) => one + (halves[index]?.[h] ?? 0)),
  }));
  return {
    name: series.name,
    point,
    intervals,
    method: isShort ? 'short series' : 'combination',
    note: notes.join('; '),
    scores,
  };
}
