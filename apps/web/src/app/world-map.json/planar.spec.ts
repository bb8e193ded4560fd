import { expect, it } from '@jest/globals';
import { planarRings } from './planar.js';

it('leaves a ring as it is that stays on one side', () => {
  const ring = [
    [10, 1],
    [20, 1],
    [20, 5],
    [10, 1],
  ];
  expect(planarRings(ring)).toEqual([ring]);
});

it('cuts a ring in two at the antimeridian', () => {
  const [east, west] = planarRings([
    [170, 1],
    [-170, 1],
    [-170, 5],
    [170, 5],
    [170, 1],
  ]);
  expect(east).toEqual([
    [170, 1],
    [180, 1],
    [180, 5],
    [170, 5],
    [170, 1],
  ]);
  expect(west).toEqual([
    [-180, 1],
    [-170, 1],
    [-170, 5],
    [-180, 5],
    [-180, 1],
  ]);
});
