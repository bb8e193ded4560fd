import { expect, it } from '@jest/globals';
import { moved } from './order.js';

it.each([
  [1, -1, 'bac'],
  [1, 1, 'acb'],
  [0, -1, 'abc'],
  [2, 1, 'abc'],
] as const)('moves the item at %i by %i', (at, by, expected) => {
  expect(moved(['a', 'b', 'c'], at, by).join('')).toBe(expected);
});
