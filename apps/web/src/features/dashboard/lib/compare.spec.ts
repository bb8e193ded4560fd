import { expect, it } from '@jest/globals';
import type { Shape } from '../../../api/operations';
import { differenceOf, pairsOf } from './compare-seasons.js';
import { measuresOf } from './compare-sides.js';

const row = (label: string, value: number | null, season = 'SS27') =>
  ({ label, tag_name: label, value, season_short: season }) as Shape<'FigureRowDto'>;

it('sets two seasons side by side in the order of the first', () => {
  const { seasons, pairs } = pairsOf([row('b', 9), row('a', 4), row('a', 5.5, 'FW26'), row('c', 1, 'FW26')]);
  expect(seasons).toEqual(['SS27', 'FW26']);
  expect(pairs.map(({ key, first, second }) => [key, first?.value, second?.value])).toEqual([
    ['b', 9, undefined],
    ['a', 4, 5.5],
    ['c', undefined, 1],
  ]);
  expect(pairs.map((pair) => differenceOf(pair))).toEqual([null, -1.5, null]);
});

it('compares KPIs by their rows, trends by their figures', () => {
  const brands = measuresOf(
    'brand',
    { brandKpi: [row('looks', 40), row('traffic', 2.1)] },
    { brandKpi: [row('looks', 25), row('traffic', null)] },
  );
  expect(brands.map(({ label, difference }) => [label, difference])).toEqual([
    ['looks', 15],
    ['traffic', null],
  ]);
  const trends = measuresOf('trend', { trendShare: [row('Denim', 13)] }, { trendShare: [row('Lace', 10.4)] });
  expect(trends[0]).toMatchObject({ figure: 'trendShare', difference: 2.6 });
  expect(trends).toHaveLength(4);
});
