import type { FigureRow } from '@toile/contracts';
import { drawsOf, middle } from '../../figure/brand-draws.js';
import { EMPTY_ROW } from '../../figure/figure-row.js';
import { ranks } from '../../figure/ranks.js';
import { rounded } from '../../figure/rounded.js';
import { type Attention, FIRST_DAYS, FOLLOWED_DAYS } from '../../measures/attention.query.js';
import { halfLifeOf } from './half-life.js';

/** What has fewer openings is not in the list: of a few, one more or less moves the half. */
const FEWEST = 50;
/** Fewer openings say little of when they came. */
const LOW_BASE = 100;

/** Rows of what was opened often enough, the longest half-life first, with their ranks. @param describe the cells that say what a row is about */
export function halfLifeRows(
  found: readonly Attention[],
  describe: (key: string) => Partial<FigureRow> & { label: string },
): FigureRow[] {
  const byKey = new Map<string, Attention[]>();
  for (const part of found) byKey.set(part.key, [...(byKey.get(part.key) ?? []), part]);
  const lives = [...byKey]
    .map(([key, parts]) => ({ key, parts, days: daysOf(parts) }))
    .filter(({ days }) => sum(days) >= FEWEST)
    .map((one) => ({ ...one, halfLife: halfLifeOf(one.days) }));
  const rank = ranks(new Map(lives.map(({ key, halfLife }) => [key, halfLife])));
  return lives
    .sort((a, b) => b.halfLife - a.halfLife || a.key.localeCompare(b.key))
    .map(({ key, parts, days, halfLife }) => {
      const value = rounded(halfLife, 1);
      const denominator = sum(days);
      return {
        ...EMPTY_ROW,
        ...describe(key),
        value,
        value_label: value.toFixed(1),
        numerator: sum(days.slice(0, FIRST_DAYS)),
        denominator,
        ranking: rank.get(key) ?? null,
        brands: parts.length,
        interval: intervalOf(parts),
        low_base: denominator < LOW_BASE,
      };
    });
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0);

function daysOf(parts: readonly Attention[], times: (brand: string) => number = () => 1): number[] {
  const days = new Array<number>(FOLLOWED_DAYS).fill(0);
  for (const { brand, ages, openings } of parts) {
    const often = times(brand);
    for (const [index, age] of ages.entries()) days[age] = (days[age] ?? 0) + often * (openings[index] ?? 0);
  }
  return days;
}

/** Brands are drawn anew: the openings of one show are not independent. */
function intervalOf(parts: readonly Attention[]): [number, number] | null {
  if (parts.length < 2) return null;
  const draws = Float64Array.from(drawsOf(''), (_, draw) =>
    halfLifeOf(daysOf(parts, (brand) => drawsOf(brand)[draw] ?? 0)),
  );
  const found = middle(draws);
  return found && [rounded(found[0], 1), rounded(found[1], 1)];
}
