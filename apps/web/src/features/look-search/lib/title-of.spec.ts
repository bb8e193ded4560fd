import { expect, it } from '@jest/globals';
import { readFilters } from '../../../listing/filters.js';
import { titleOf } from './title-of.js';

const names = { tag: ({ slug }: { slug: string }) => (slug === 'lace' ? 'Spitze' : slug) };

it.each([
  [{ tags: 'lace' }, 'Spitze'],
  [{ tags: 'lace', page: '2', sort: 'viewed' }, 'Spitze'],
  [{ tags: 'lace,velvet' }, 'Looks'],
  [{ tags: 'lace', type: 'woman' }, 'Looks'],
  [{}, 'Looks'],
])('of %j is %s', (given, title) => {
  expect(titleOf(readFilters(given), 'Looks', names)).toBe(title);
});
