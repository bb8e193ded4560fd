import { expect, it } from '@jest/globals';
import { SCOPES, scopesOf } from './scopes.js';

it.each([
  ['/api/dashboard/brands/kpi', {}, ['brands']],
  ['/api/dashboard/trends/kpi/searches', {}, ['trends']],
  ['/api/dashboard/homepage/trends/kpi', {}, ['trends']],
  ['/api/dashboard/graphs/color/home', {}, ['seasons']],
  ['/api/dashboard/graphs/top-trends-leading-to-brand', {}, ['brands']],
  ['/api/dashboard/graphs/search-by-country', {}, ['trends']],
  ['/api/dashboard/category-overview/searches', { brand: 'a' }, ['brands']],
  ['/api/dashboard/category-overview/searches', {}, SCOPES],
  ['/api/dashboard/most-viewed-looks', {}, SCOPES],
])('%s %j is of %j', (path, query, scopes) => {
  expect(scopesOf(path, query)).toEqual(scopes);
});
