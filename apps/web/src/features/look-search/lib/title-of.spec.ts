import { expect, it } from '@jest/globals';
import { readFilters } from '../../../listing/filters.js';
import { listed } from './listed.js';
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

it.each([
  ['en', false, 'Ada, Bo, and Cy'],
  ['fr', false, 'Ada, Bo et Cy'],
  ['fr', true, 'Ada, Bo, Cy'],
  ['zh', true, 'Ada、Bo、Cy'],
] as const)('names brands in %s, others following: %s', (locale, isMore, text) => {
  expect(listed(['Ada', 'Bo', 'Cy'], isMore, locale)).toBe(text);
});
