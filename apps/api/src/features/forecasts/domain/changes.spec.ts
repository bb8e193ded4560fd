import { expect, it } from '@jest/globals';
import { changesOf, type KnownWeek } from './changes.js';

const monday = (n: number) => new Date(Date.UTC(2024, 10, 25) + n * 604_800_000).toISOString().slice(0, 10);
/** Little waves that no rule takes for news. */
const wave = (n: number) => 0.2 * Math.sin(n * 2.4) + 0.1 * Math.cos(n * 1.3);
const weeks = (count: number, valueIn: (n: number) => number, over: Partial<KnownWeek> = {}): KnownWeek[] =>
  Array.from({ length: count }, (_, n) => ({
    from: monday(n),
    partial: false,
    of: 1_000,
    value: valueIn(n) + wave(n),
    numerator: 10 * valueIn(n),
    ...over,
  }));

it('says in which week the level changed for good, and from what to what', () => {
  const { changes } = changesOf(weeks(60, (n) => (n < 40 ? 5 : 9)));
  expect(changes).toHaveLength(1);
  expect(changes[0]?.from).toBe(monday(40));
  expect(changes[0]?.before).toBeCloseTo(5, 0);
  expect(changes[0]?.after).toBeCloseTo(9, 0);
});

it('says which single week was odd, and what was to be expected', () => {
  const { changes, oddWeeks } = changesOf(weeks(60, (n) => (n === 30 ? 12 : 5)));
  expect(changes).toEqual([]);
  expect(oddWeeks.map(({ from }) => from)).toEqual([monday(30)]);
  expect(oddWeeks[0]?.expected).toBeCloseTo(5, 0);
});

it('takes the season of two whole years for no change', () => {
  const season = (n: number) => 10 + 4 * Math.cos((2 * Math.PI * n) / 52);
  expect(changesOf(weeks(157, season)).changes).toEqual([]);
});

it('reads over weeks in which nothing, or hardly anything, was measured, and the one that goes on', () => {
  const holed = weeks(80, () => 5).map((week, n) => ({
    ...week,
    // A share of three searches is no jump, and no searches are no fall.
    ...(n % 4 === 1 && { of: 3, value: 100 }),
    ...(n % 4 === 2 && { of: 0, value: null }),
    ...(n === 79 && { partial: true, value: 50 }),
  }));
  expect(changesOf(holed)).toEqual({ changes: [], oddWeeks: [] });
});

it('says nothing of few events a week', () => {
  const few = weeks(60, (n) => (n < 40 ? 5 : 9), { numerator: 4 });
  expect(changesOf(few)).toEqual({ changes: [], oddWeeks: [] });
});
