import { expect, it } from '@jest/globals';
import { isSame } from './follow-mark.js';

const search = {
  id: 'search:1',
  kind: 'search',
  slug: null,
  search: 'type=woman&tags=lace',
  board: null,
} as const;
const brand = { id: 'brand:vaux', kind: 'brand', slug: 'vaux', search: null, board: null } as const;

it('knows a search by its filters, in whatever order they stand', () => {
  expect(isSame(search, { kind: 'search', search: 'tags=lace&type=woman' })).toBe(true);
  expect(isSame(search, { kind: 'search', search: 'tags=lace' })).toBe(false);
});

it('tells a brand from a tag of the same slug', () => {
  expect(isSame(brand, { kind: 'brand', slug: 'vaux' })).toBe(true);
  expect(isSame(brand, { kind: 'tag', slug: 'vaux' })).toBe(false);
});

it('knows a board by its address, whatever it is called', () => {
  const board = {
    id: 'board:1',
    kind: 'board',
    slug: null,
    search: null,
    board: { token: 'a', name: 'Winter' },
  } as const;
  expect(isSame(board, { kind: 'board', board: 'a' })).toBe(true);
  expect(isSame(board, { kind: 'board', board: 'b' })).toBe(false);
});
