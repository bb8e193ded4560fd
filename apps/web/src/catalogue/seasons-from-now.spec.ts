import { expect, it } from '@jest/globals';
import { SEASONS } from '@toile/contracts';
import { seasonsFromNow } from './seasons-from-now.js';

const shortNames = (day: string) =>
  seasonsFromNow(SEASONS, new Date(`${day}T12:00:00Z`)).map(({ short_name }) => short_name);

it('has the season that is prepared first, the ones before it next, and far ones last', () => {
  const all = shortNames('2026-11-27');
  expect(all.slice(0, 5)).toEqual(['FW27', 'PF27', 'SS27', 'RS27', 'FW26']);
  expect(all.indexOf('SS20')).toBeLessThan(all.indexOf('RS28'));
  expect(all.at(-1)).toBe('FW30');
  expect(all).toHaveLength(SEASONS.length);
  expect(new Set(all).size).toBe(SEASONS.length);
});
