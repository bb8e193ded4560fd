import { expect, it } from '@jest/globals';
import { placed } from './placed.js';

it.each([
  ['a', 2, 'bca'],
  ['b', 0, 'bac'],
  ['b', 1, 'abc'],
  ['b', 2, 'acb'],
  ['a', -1, 'abc'],
  ['c', -5, 'cab'],
  ['c', 9, 'abc'],
  ['x', 0, 'abc'],
] as const)('takes %s to place %i', (item, place, expected) => {
  expect(placed(['a', 'b', 'c'], item, place).join('')).toBe(expected);
});
