import { expect, it } from '@jest/globals';
import { readFilters } from '../../../listing/filters.js';
import { followable } from './followable.js';

it.each([
  [{}, null],
  [{ page: '3', sort: 'viewed' }, null],
  [
    { tags: 'lace', page: '2' },
    { kind: 'tag', slug: 'lace' },
  ],
  [{ designer: 'vaux' }, { kind: 'brand', slug: 'vaux' }],
  [
    { tags: 'lace,velvet', sort: 'viewed' },
    { kind: 'search', search: 'tags=lace,velvet' },
  ],
  [
    { type: 'woman', tags: 'lace' },
    { kind: 'search', search: 'type=woman&tags=lace' },
  ],
])('of %j is followed as %j', (given, about) => {
  expect(followable(readFilters(given))).toEqual(about);
});
