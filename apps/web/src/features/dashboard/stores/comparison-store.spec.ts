import { beforeEach, expect, it } from '@jest/globals';
import { clearComparison, compareWith, useComparison } from './comparison-store.js';

const hit = (slug: string, dimension: 'trends' | 'brands' = 'trends') => ({
  dimension,
  slug,
  label: slug,
  total_count: 1,
});
beforeEach(clearComparison);

it('keeps the first and gives both with the second', () => {
  expect(compareWith(hit('denim'))).toBeNull();
  expect(useComparison.getState().first?.slug).toBe('denim');
  expect(compareWith(hit('lace'))?.map(({ slug }) => slug)).toEqual(['denim', 'lace']);
  expect(useComparison.getState().first).toBeNull();
});

it('does not compare a trend with a brand: the last one chosen is the first', () => {
  compareWith(hit('denim'));
  expect(compareWith(hit('halloran-pike', 'brands'))).toBeNull();
  expect(useComparison.getState().first?.slug).toBe('halloran-pike');
});
