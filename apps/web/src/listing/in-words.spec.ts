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
  const refused = { propertyPath: 'tags' };
  expect(inWords(filters, [refused])).toMatchObject({ search: 'coats rouge vif', tags: [], page: 1 });
  expect(inWords(filters, [{ propertyPath: 'page' }])).toBeNull();
});

it('leaves the values beside those that are refused', () => {
  const filters = readFilters({ tags: 'silk,nope,lase', colours: 'red,rouge', city: 'paris' });
  const refused = [
    { propertyPath: 'tags', value: 'nope' },
    { propertyPath: 'tags', value: 'lase' },
    { propertyPath: 'colours', value: 'rouge' },
  ];
  expect(inWords(filters, refused)).toMatchObject({
    search: 'nope lase rouge',
    tags: ['silk'],
    colours: ['red'],
    city: 'paris',
  });
});
