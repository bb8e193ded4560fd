import { expect, it } from '@jest/globals';
import { shares } from './shares.js';

it('measures bars by the most common rating, five stars first', () => {
  const rows = shares({ 1: 0, 2: 1, 3: 4, 4: 0, 5: 2 });
  expect(rows.map(({ stars, count, part }) => [stars, count, part])).toEqual([
    [5, 2, 0.5],
    [4, 0, 0],
    [3, 4, 1],
    [2, 1, 0.25],
    [1, 0, 0],
  ]);
});

it('draws no bar where nobody has rated', () => {
  const none = shares({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 });
  expect(none.every(({ part }) => part === 0)).toBe(true);
});
