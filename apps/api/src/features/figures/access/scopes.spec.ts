import { describe, expect, it } from '@jest/globals';
import { FIGURE_ADDRESSES } from '@toile/contracts';
import { holds, SCOPES, scopesOfFigure, scopesOfFocus } from './scopes.js';

it.each([
  ['brands/kpi', {}, ['brands']],
  ['trends/kpi/searches', {}, ['trends']],
  ['homepage/trends/kpi', {}, ['trends']],
  ['graphs/color/home', {}, ['seasons']],
  ['graphs/top-trends-leading-to-brand', {}, ['brands']],
  ['graphs/search-by-country', {}, ['trends']],
  ['category-overview/searches', { brand: 'a' }, ['brands']],
  ['category-overview/searches', { brand: 'a', trend: 'b' }, ['brands', 'trends']],
  ['category-overview/searches', {}, SCOPES],
  ['most-viewed-looks', {}, SCOPES],
] as const)('%s %j is of %j', (figure, query, scopes) => {
  expect(scopesOfFigure(figure, query)).toEqual([scopes]);
});

it('every figure is of a part', () => {
  for (const figure of FIGURE_ADDRESSES)
    expect(scopesOfFigure(figure, {}).every((list) => list.length > 0)).toBe(true);
});

describe('a focus', () => {
  it('is read as the handler reads it', () => {
    expect(scopesOfFocus({ brand: ' A ' })).toEqual([['brands']]);
    // What the handler refuses is of no part in particular.
    for (const query of [{ brand: ['a', 'b'] }, { brand: ' ' }])
      expect(scopesOfFocus(query)).toEqual([SCOPES]);
  });
});

it('of each list one must be held', () => {
  expect(holds(['brands'], [['brands', 'trends'], ['brands']])).toBe(true);
  expect(holds(['brands'], [['brands'], ['seasons']])).toBe(false);
  expect(holds([], [])).toBe(true);
});
