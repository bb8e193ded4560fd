import { expect, it } from '@jest/globals';
import type { Shape } from '../../../api/operations';
import { differenceOf, mayBeChance, pairsOf } from './compare-seasons.js';
import { columnsOf, differenceOf as differenceOfSides, measuresOf } from './compare-sides.js';

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

it('says of a difference that it may be chance: by the interval of its change, else where what both lie between meets', () => {
  const pair = (
    first: Partial<Shape<'FigureRowDto'>>,
    second: Partial<Shape<'FigureRowDto'>> = { value: 10, interval: [8, 12] },
  ) => ({
    key: 'a',
    first: { ...row('a', 13), points: null, change_interval: null, ...first },
    second: { ...row('a', 10, 'FW26'), ...second },
  });
  const isChance = (...given: Parameters<typeof pair>) => mayBeChance(pair(...given));
  // The year before, which points and change are told of.
  expect(isChance({ interval: [11, 15], points: 3, change_interval: [4, 60] })).toBe(false);
  expect(isChance({ interval: [12.5, 14], points: 3, change_interval: [-4, 60] })).toBe(true);
  // Another season than the year before.
  expect(isChance({ interval: [11, 15], points: 1, change_interval: [4, 60] })).toBe(true);
  expect(isChance({ interval: [12.5, 14], points: 1, change_interval: [-4, 60] })).toBe(false);
  expect(isChance({ interval: null })).toBe(false);
});

it('compares KPIs by their rows, trends by their figures', () => {
  const brands = measuresOf('brand', [
    { brandKpi: [row('looks', 40), row('traffic', 2.1)] },
    { brandKpi: [row('looks', 25), row('traffic', null)] },
  ]);
  expect(brands.map((measure) => [measure.label, differenceOfSides(measure)])).toEqual([
    ['looks', 15],
    ['traffic', null],
  ]);
  const trends = measuresOf('trend', [
    { trendShare: [row('Denim', 13)] },
    { trendShare: [row('Lace', 10.4)] },
    {},
  ]);
  expect(trends.map(({ figure, rows }) => [figure, rows.map((one) => one?.value)])).toEqual([
    ['trendShare', [13, 10.4, undefined]],
    ['trendAdoption', [undefined, undefined, undefined]],
    ['trendSearches', [undefined, undefined, undefined]],
    ['trendBoards', [undefined, undefined, undefined]],
  ]);
});

it('sets beside a page what its address names, eight at most, and each once', () => {
  const groups = '~g:brand:Rivals:verne,ostara;~t:tag:Romantic:lace';
  const keys = (
    scope: Parameters<typeof columnsOf>[1],
    usual: string[] = [],
    kind: 'brand' | 'season' = 'brand',
  ) =>
    columnsOf(
      kind,
      scope,
      usual.map((key) => ({ key, group: null })),
    ).map(({ key }) => key);
  // A group that the address does not explain, and one of another kind, are nothing.
  expect(keys({ brand: 'nola', with: 'verne,~g,nola,verne,~x,~t', groups })).toEqual(['nola', 'verne', '~g']);
  expect(keys({ brand: 'nola', with: 'a,b,c,d,e,f,g,h,i' })).toHaveLength(8);
  expect(keys({ brand: 'nola' }, ['verne', 'nola'])).toEqual(['nola', 'verne']);
  expect(keys({ brand: 'nola', with: 'ostara' }, ['verne'])).toEqual(['nola', 'ostara']);
  expect(keys({ season: 'ss27', compare: 'ss26', with: 'fw26,ss27' }, [], 'season')).toEqual([
    'ss27',
    'ss26',
    'fw26',
  ]);
});
