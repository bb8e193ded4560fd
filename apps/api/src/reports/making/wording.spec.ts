import { expect, it } from '@jest/globals';
import type { FigureRow } from '@toile/contracts';
import { EMPTY_ROW } from '../../dashboard/figure/figure-row.js';
import { barsOf, leadOf, listed, movesOf } from './wording.js';

const row = (label: string, value: number | null, more: Partial<FigureRow> = {}): FigureRow => ({
  ...EMPTY_ROW,
  ...{ label, value, value_label: value === null ? null : `${value.toFixed(1)} %` },
  ...more,
});

it('makes bars of what may be shown, with the year before in the same unit', () => {
  const rows = [row('Denim', 13, { points: 3, evolution: 30 }), row('Hidden', null, { suppressed: true })];
  expect(barsOf([...rows, row('None', 0)], 'percent', 9)).toEqual([
    { label: 'Denim', value: 13, valueLabel: '13.0 %', before: 10, evolution: 30, colour: null },
  ]);
  const counts = barsOf([row('Views', 1500, { evolution: 50 }), row('New', 7)], 'count', 9);
  expect(counts.map(({ valueLabel, before }) => [valueLabel, before])).toEqual([
    ['1,500', 1000],
    ['7', null],
  ]);
  expect(barsOf([row('a', 1), row('b', 2)], 'percent', 1)).toHaveLength(1);
});

it('says what leads and what moved', () => {
  const bars = barsOf(
    [row('Denim', 13, { points: 3, evolution: 30 }), row('Lace', 9, { points: -1, evolution: -10 })],
    ...(['percent', 9] as const),
  );
  expect(leadOf(bars, ' of 4,000 looks')).toBe('Denim first, with 13.0 % of 4,000 looks, before lace.');
  expect(leadOf(bars, ' openings', false)).toBe('Denim first, with 13.0 % openings, before Lace.');
  expect(movesOf(bars)).toBe(
    'Denim rose most, from 10.0 % a year earlier to 13.0 %. Lace gave way, from 10.0 % a year earlier to 9.0 %.',
  );
});

it('says nothing it does not know', () => {
  expect(leadOf([], ' of looks')).toBe('Too little is known to say anything.');
  expect(movesOf(barsOf([row('Denim', 13)], 'percent', 9))).toBe('');
  expect(movesOf(barsOf([row('Denim', 13, { points: 3, evolution: 30 })], 'percent', 9))).not.toContain(
    'gave way',
  );
});

it.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b', 'c'], 'a, b and c'],
])('lists %j', (words, expected) => {
  expect(listed(words)).toBe(expected);
});
