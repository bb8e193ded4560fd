import { expect, it } from '@jest/globals';
import { countRow, shareRow } from './figure-row.js';
import { ranks } from './ranks.js';
import { rounded } from './rounded.js';

const row = (now: Parameters<typeof shareRow>[1], before?: Parameters<typeof shareRow>[2], digits = 1) =>
  shareRow({ label: 'x' }, now, before, digits);
const looks = (numerator: number, denominator: number) => ({ numerator, denominator });

it('says a share with its change and points, as the worked examples do', () => {
  expect(row(looks(520, 4_000), looks(400, 4_000))).toMatchObject({
    value: 13,
    value_label: '13.0 %',
    evolution: 30,
    points: 3,
    low_base: false,
    interval: null,
  });
  const searched = { numerator: 1_230, denominator: 82_000, isBehaviour: true };
  const before = { numerator: 500, denominator: 50_000, isBehaviour: true };
  expect(row(searched, before, 2)).toMatchObject({
    value: 1.5,
    value_label: '1.50 %',
    evolution: 50,
    points: 0.5,
  });
});

it('says nothing of a share of nothing, and calls new what was not there', () => {
  expect(row(looks(0, 0), looks(1, 10))).toMatchObject({ value: null, evolution: null, new: false });
  // Relative to nothing there is no change; in points there is.
  expect(row(looks(5, 100), looks(0, 100))).toMatchObject({
    value: 5,
    evolution: null,
    points: 5,
    new: true,
  });
  expect(row(looks(0, 100), looks(0, 100))).toMatchObject({ value: 0, evolution: null, new: false });
  expect(row(looks(5, 100), looks(0, 0))).toMatchObject({ evolution: null, new: false });
});

it('says that a share is of few looks', () => {
  expect(row(looks(5, 29))).toMatchObject({ low_base: true, interval: null });
  expect(row(looks(5, 30))).toMatchObject({ low_base: false, interval: null });
});

it('shows anonymous counts below ten, and says that they are few', () => {
  const few = { numerator: 9, denominator: 100, isBehaviour: true };
  const more = { numerator: 18, denominator: 100, isBehaviour: true };
  expect(row(few, more)).toMatchObject({ value: 9, evolution: -50, low_base: true, suppressed: false });
  expect(row(more, few)).toMatchObject({ value: 18, evolution: 100, low_base: false, suppressed: false });
  const count = (value: number) =>
    countRow({ label: 'x' }, { value, isBehaviour: true }, { value: 18, isBehaviour: true });
  expect(count(9)).toMatchObject({ value: 9, evolution: -50, low_base: true });
  expect(count(10)).toMatchObject({ value: 10, low_base: false });
  // What the catalogue holds is all there is.
  expect(countRow({ label: 'looks' }, { value: 2 }, undefined)).toMatchObject({ low_base: false });
});

it('rounds half away from zero and knows no minus zero', () => {
  expect([rounded(1.25, 1), rounded(-1.25, 1), rounded(-0.04, 1)]).toEqual([1.3, -1.3, 0]);
  expect(Object.is(rounded(-0.04, 1), 0)).toBe(true);
});

it('gives equals one rank and skips the next', () => {
  const found = ranks(
    new Map([
      ['a', 5],
      ['b', 7],
      ['c', 5],
      ['d', 1],
    ]),
  );
  expect(Object.fromEntries(found)).toEqual({ b: 1, a: 2, c: 2, d: 4 });
});
