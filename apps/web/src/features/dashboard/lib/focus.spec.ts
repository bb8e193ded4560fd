import { expect, it } from '@jest/globals';
import { focusQuery, isFocus } from './focus.js';

it('names the looks of a trend, a brand or a season, narrowed by the others', () => {
  expect(focusQuery('trend-focus', { trend: 'velvet' })).toBe('?tags=velvet');
  expect(focusQuery('season-focus', { season: 'resort-2027', brand: 'a-house' })).toBe(
    '?designer=a-house&season=resort-2027',
  );
  expect(focusQuery('brand-focus', { trend: 'velvet' })).toBeNull();
});

it('knows three of them', () => {
  expect(['trend-focus', 'brand-focus', 'season-focus', 'home', 'toString'].map(isFocus)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
