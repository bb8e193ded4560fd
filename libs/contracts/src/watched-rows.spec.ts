import { expect, it } from '@jest/globals';
import { unitOfAlert } from './alert-unit.js';
import { watchedKey, watchedRows } from './watched-rows.js';

const row = (label: string, tag_name: string | null, season_short = 'SS27') => ({
  label,
  tag_name,
  season_short,
});
const ofBrand = ['looks', 'runway_share', 'searches'].map((label) => row(label, 'atelier-one'));

it('tells what is said of a brand apart, all of which is of that brand', () => {
  expect(ofBrand.map((one) => watchedKey('brands/kpi', one))).toEqual(['looks', 'runway_share', 'searches']);
  expect(watchedRows('brands/kpi', ofBrand, 'searches')).toEqual([ofBrand[2]]);
  const units = ofBrand.map(({ label }) =>
    unitOfAlert({ figure: 'brands/kpi', row: label, measure: 'value' }),
  );
  expect(units).toEqual(['looks', 'percent', 'percent']);
});

it('goes on watching the looks of a brand for alerts that knew no other of its rows', () => {
  expect(watchedRows('brands/kpi', ofBrand, 'atelier-one')).toEqual([ofBrand[0]]);
  expect(unitOfAlert({ figure: 'brands/kpi', row: 'atelier-one', measure: 'value' })).toBe('looks');
});

it('finds a trend in each season that stands side by side', () => {
  const denim = [row('Denim', 'denim'), row('Denim', 'denim', 'SS26')];
  expect(watchedRows('graphs/ranking', [...denim, row('Lace', 'lace')], 'denim')).toEqual(denim);
});
