import type { Shape } from '../../../api/operations';
import { isOfSeasons, type SeriesScope } from './series-scope';

export type Series = Shape<'SeriesDto'>;
export type Step = Series['steps'][number];

/** A line: a value a step, and the same a year before where it is asked for. */
export interface Line {
  slug: string;
  label: string;
  values: (number | null)[];
  before: (number | null)[] | null;
  intervals: ([number, number] | null)[];
}
export interface Lines {
  steps: Step[];
  lines: Line[];
}

const AVERAGED = 4;
const WEEKS_OF_YEAR = 52;
const DAYS_OF_YEAR = 364;

/** The mean of the last four; where one of them is missing, of the others. */
export const averaged = (values: readonly (number | null)[]): (number | null)[] =>
  values.map((value, at) => {
    if (value === null) return null;
    const last = values.slice(Math.max(0, at + 1 - AVERAGED), at + 1).filter((one) => one !== null);
    return last.reduce((sum, one) => sum + one, 0) / last.length;
  });

/** Against the first that is not zero, which is 100. */
export function indexed(
  values: readonly (number | null)[],
  base = values.find((one) => one),
): (number | null)[] {
  return values.map((value) => (value === null || !base ? null : (100 * value) / base));
}

/** What is drawn of what the api answered. */
export function linesOf(series: Series, scope: SeriesScope): Lines {
  const isOfWhole = isOfSeasons(scope);
  const back = scope.step === 'day' ? DAYS_OF_YEAR : WEEKS_OF_YEAR;
  const { steps } = series;
  // Where a year more was asked for, its steps are drawn behind and not before.
  const first = scope.year && !isOfWhole && steps.length > back ? back : 0;
  const agoOf = (at: number): number => {
    if (!isOfWhole) return at - back;
    const [, code = '', year = ''] = /^(\D+)(\d+)$/.exec(steps[at]?.season_short ?? '') ?? [];
    return steps.findIndex(
      ({ season_short }) => season_short === `${code}${String(Number(year) - 1).padStart(2, '0')}`,
    );
  };
  const shown = steps.slice(first);
  return {
    steps: shown,
    lines: series.series.map(({ slug, label, points }) => {
      const raw = points.map(({ value, numerator }) => (scope.scale === 'count' ? numerator : value));
      const all = scope.smooth ? averaged(raw) : raw;
      const values = all.slice(first);
      const before = scope.year ? shown.map((_, at) => all[agoOf(at + first)] ?? null) : null;
      const base = values.find((one) => one);
      const isIndex = scope.scale === 'index';
      return {
        slug,
        label,
        values: isIndex ? indexed(values) : values,
        before: before && isIndex ? indexed(before, base) : before,
        intervals: points
          .slice(first)
          .map(({ interval }) => (scope.scale === 'share' && !scope.smooth ? readInterval(interval) : null)),
      };
    }),
  };
}

const readInterval = (interval: readonly number[] | null): [number, number] | null => {
  const [low, high] = interval ?? [];
  return low === undefined || high === undefined ? null : [low, high];
};

/** The place of each line in each step, 1 the largest; ties by the order they came in. What has none has no place. */
export function ranksOf({ steps, lines }: Lines): (number | null)[][] {
  const ranks = lines.map(() => steps.map((): number | null => null));
  steps.forEach((_, at) => {
    lines
      .map(({ values }, index) => ({ index, value: values[at] ?? null }))
      .filter((one) => one.value !== null && one.value > 0)
      .sort((a, b) => (b.value ?? 0) - (a.value ?? 0))
      .forEach(({ index }, place) => {
        const own = ranks[index];
        if (own) own[at] = place + 1;
      });
  });
  return ranks;
}

/** Which line passes nearest to a value at a step; null where none is known there. */
export function nearestTo(
  lines: readonly (readonly (number | null)[])[],
  step: number,
  value: number,
): number | null {
  const distances = lines.map((values) => Math.abs((values[step] ?? Number.POSITIVE_INFINITY) - value));
  const least = Math.min(...distances);
  return Number.isFinite(least) ? distances.indexOf(least) : null;
}

/** Who stands where at a step, the first first; `moved` since the last step in which anybody had a place, null for who had none. */
export function placesAt(
  ranks: readonly (readonly (number | null)[])[],
  at: number,
): { index: number; place: number; moved: number | null }[] {
  let before = at - 1;
  while (before >= 0 && ranks.every((own) => (own[before] ?? null) === null)) before -= 1;
  return ranks
    .flatMap((own, index) => {
      const place = own[at] ?? null;
      const last = own[before] ?? null;
      return place === null ? [] : [{ index, place, moved: last === null ? null : last - place }];
    })
    .sort((a, b) => a.place - b.place);
}
