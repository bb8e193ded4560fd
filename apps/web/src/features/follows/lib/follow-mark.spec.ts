import { expect, it } from '@jest/globals';
import { isSame } from './follow-mark.js';

const search = { id: 'search:1', kind: 'search', slug: null, search: 'type=woman&tags=lace' } as const;
const brand = { id: 'brand:vaux', kind: 'brand', slug: 'vaux', search: null } as const;

it('knows a search by its filters, in whatever order they stand', () => {
  expect(isSame(search, { kind: 'search', search: 'tags=lace&type=woman' })).toBe(true);
  expect(isSame(search, { kind: 'search', search: 'tags=lace' })).toBe(false);
});

it('tells a brand from a tag of the same slug', () => {
  expect(isSame(brand, { kind: 'brand', slug: 'vaux' })).toBe(true);
  expect(isSame(brand, { kind: 'tag', slug: 'vaux' })).toBe(false);
});
