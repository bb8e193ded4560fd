import { expect, it } from '@jest/globals';
import { placed } from './order.js';

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 99, 'bca'],
  [2, -5, 'cab'],
  [7, 0, 'abc'],
])('puts what stands at %i to %i', (from, to, expected) => {
  expect(placed(['a', 'b', 'c'], from, to).join('')).toBe(expected);
});
