import type { Shape } from '../../../api/operations';
import { holdsZero } from './figure-text';

type FigureRow = Shape<'FigureRowDto'>;

/** One thing in two seasons; a side that has no row is null. */
export interface Pair {
  key: string;
  first: FigureRow | null;
  second: FigureRow | null;
}

/** Rows of two seasons side by side, in the order of the first; what only the second has comes after. */
export function pairsOf(rows: readonly FigureRow[]): { seasons: [string, string]; pairs: Pair[] } {
  const seasons = [...new Set(rows.map((row) => row.season_short ?? ''))];
  const [first = '', second = ''] = seasons;
  const of = (season: string) =>
    new Map(rows.filter((row) => row.season_short === season).map((row) => [row.tag_name ?? row.label, row]));
  const [left, right] = [of(first), second ? of(second) : new Map<string, FigureRow>()];
  const keys = [...left.keys(), ...[...right.keys()].filter((key) => !left.has(key))];
  return {
    seasons: [first, second],
    pairs: keys.map((key) => ({ key, first: left.get(key) ?? null, second: right.get(key) ?? null })),
  };
}

/** Points from the second to the first, rounded as shares are shown; null where one is unknown. */
export function differenceOf({ first, second }: Pair, digits = 1): number | null {
  if (first?.value == null || second?.value == null) return null;
  return Number((first.value - second.value).toFixed(digits));
}

/**
 * Whether two seasons may differ by chance alone. Beside the year before, the interval of the change says so; of two other seasons none is
 * known, so what lies between the same shares may be the same.
 */
export function mayBeChance({ first, second }: Pair): boolean {
  if (first && first.change_interval && differenceOf({ key: '', first, second }) === first.points)
    return holdsZero(first.change_interval);
  const [from = 0, to = 0] = first?.interval ?? [];
  const [otherFrom = 0, otherTo = 0] = second?.interval ?? [];
  return Boolean(first?.interval && second?.interval) && from <= otherTo && otherFrom <= to;
}

/** Rows of one season beside what they were a year before, which their points tell. */
export function withYearBefore(rows: readonly FigureRow[]): {
  seasons: readonly [string, string];
  pairs: Pair[];
} {
  const now = rows[0]?.season_short ?? '';
  const pairs = rows.map((first): Pair => {
    const { value, points } = first;
    const before = value === null || points === null ? null : Math.round((value - points) * 10) / 10;
    return { key: first.tag_name ?? first.label, first, second: { ...first, value: before } };
  });
  return { seasons: [now, now.replace(/\d+$/, (year: string) => String(Number(year) - 1))], pairs };
}
