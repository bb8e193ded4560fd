import { expect, it } from '@jest/globals';
import { halfLifeOf } from './half-life.js';

it.each<[number[], number]>([
  [[10], 0.5],
  [[10, 10], 1],
  [[30, 10, 0, 0], 2 / 3],
  [[0, 0, 4], 2.5],
  [[5, 0, 0, 5], 1],
  [[1, 2, 3, 4], 2 + 2 / 3],
])('of %j is %d days', (days, expected) => {
  expect(halfLifeOf(days)).toBeCloseTo(expected, 10);
});

it('is none where nothing came', () => {
  expect(halfLifeOf([0, 0])).toBeNaN();
  expect(halfLifeOf([])).toBeNaN();
});
