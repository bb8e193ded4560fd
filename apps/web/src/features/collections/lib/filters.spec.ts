import { expect, it } from '@jest/globals';
import { queryOf } from '../../../listing/filters.js';
import { readCollectionFilters } from './filters.js';

it('takes what collections can be narrowed by, and nothing that only pictures have', () => {
  const filters = readCollectionFilters({
    type: 'woman',
    category: 'bag',
    city: 'paris',
    season: 'resort-2026',
    designer: 'a',
    page: '2',
    tags: 'lace',
    model: 'anouk',
    collection: 'x',
    colours: 'reds',
    sort: 'mixed',
    unknown: 'y',
  });
  expect(queryOf(filters)).toBe(
    '?type=woman&category=bag&city=paris&season=resort-2026&designer=a&model=anouk&tags=lace&page=2',
  );
});

it.each(['0', '-3', '1.5', 'x', ''])('takes the page %j for the first', (page) =>
  expect(readCollectionFilters({ page }).page).toBe(1),
);
