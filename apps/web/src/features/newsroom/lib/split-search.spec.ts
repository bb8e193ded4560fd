import { expect, it } from '@jest/globals';
import { splitSearchOf } from './split-search.js';

it('asks for words, of looks with the tag', () => {
  expect(splitSearchOf(' red velvet in Paris ', 'coat')).toEqual({
    search: 'red velvet in Paris',
    tags: 'coat',
  });
});

it('asks for the filters of an address of the search, less its page', () => {
  const filters = '?designer=vale&tags=silk,coat&page=3&sort=viewed';
  const expected = { designer: 'vale', sort: 'viewed', tags: 'silk,coat' };
  expect(splitSearchOf(`https://toile.example/en/look/search${filters}`, 'coat')).toEqual(expected);
  expect(splitSearchOf(`/en/look/search${filters}`, 'coat')).toEqual(expected);
});

it('takes what only looks like an address for words', () => {
  expect(splitSearchOf('and/or? yes', 'coat')).toEqual({ search: 'and/or? yes', tags: 'coat' });
});
