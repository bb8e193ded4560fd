import { expect, it } from '@jest/globals';
import { collectionQuery, readCollectionFilters } from './filters.js';

it('writes what it reads, without empty fields and page 1', () => {
  const given = { type: 'woman', city: '', season: ['resort-2026', 'x'], page: '3' };
  expect(collectionQuery(readCollectionFilters(given))).toBe('?type=woman&season=resort-2026&page=3');
  expect(collectionQuery(readCollectionFilters({ page: '1' }))).toBe('');
});

it.each(['0', '-2', 'x', '10001', '1e9'])('takes the page %j for the first', (page) => {
  expect(readCollectionFilters({ page }).page).toBe(1);
});
