import { expect, it } from '@jest/globals';
import { modelQuery, readModelFilters } from './filters.js';

it('writes what it reads, without empty fields and nonsense', () => {
  const given = { search: ' abara ', gender: 'woman', page: '2' };
  expect(modelQuery(readModelFilters(given))).toBe('?search=abara&gender=woman&page=2');
  expect(modelQuery(readModelFilters({ gender: 'nope', page: '-1' }))).toBe('');
});
