import { expect, it } from '@jest/globals';
import { readFilters } from './filters.js';
import { inWords, wordsOf } from './in-words.js';

it('says a search as its reader would', () => {
  const filters = readFilters({ tags: 'no-such-thing,lace', city: 'paris', search: 'long coats', page: '2' });
  expect(wordsOf(filters)).toBe('long coats, paris, no such thing, lace');
  expect(wordsOf(readFilters({ page: '2' }))).toBe('');
});

it('reads refused values as words, and nothing that is no value', () => {
  const filters = readFilters({ tags: 'rouge-vif', search: 'coats' });
  expect(inWords(filters, ['tags'])).toMatchObject({ search: 'coats rouge vif', tags: [], page: 1 });
  expect(inWords(filters, ['page'])).toBeNull();
});
