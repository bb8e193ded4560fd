import { expect, it } from '@jest/globals';
import { lookSearchOf } from './look-search.js';

it('asks for words, of looks with the tag', () => {
  expect(lookSearchOf(' red velvet in Paris ', 'coat')).toEqual({
    search: 'red velvet in Paris',
    tags: 'coat',
  });
});

it('asks for the filters of an address of the search, less its page', () => {
  const filters = '?designer=vale&tags=silk,coat&page=3&sort=viewed';
  const expected = { designer: 'vale', sort: 'viewed', tags: 'silk,coat' };
  expect(lookSearchOf(`https://toile.example/en/look/search${filters}`, 'coat')).toEqual(expected);
  expect(lookSearchOf(`/en/look/search${filters}`, 'coat')).toEqual(expected);
});

it('takes what only looks like an address for words', () => {
  expect(lookSearchOf('and/or? yes', 'coat')).toEqual({ search: 'and/or? yes', tags: 'coat' });
});

it('asks of all looks where no tag is given', () => {
  expect(lookSearchOf('red velvet', null)).toEqual({ search: 'red velvet' });
  expect(lookSearchOf('/en/look/search?tags=silk&page=2', null)).toEqual({ tags: 'silk' });
});
