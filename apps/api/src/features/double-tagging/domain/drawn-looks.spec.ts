import { expect, it } from '@jest/globals';
import { drawnLooks } from './drawn-looks.js';

const looks = Array.from({ length: 40 }, (_, at) => `look-${at + 1}`);

it('draws as many as are asked for, in their order, the same by the same seed', () => {
  const drawn = drawnLooks(looks, 30, 7);
  expect(drawn).toHaveLength(12);
  expect(drawn).toEqual(looks.filter((slug) => drawn.includes(slug)));
  expect(drawnLooks(looks, 30, 7)).toEqual(drawn);
  expect(drawnLooks(looks, 30, 8)).not.toEqual(drawn);
});

it('draws all, or one of very few', () => {
  expect(drawnLooks(looks, 100, 7)).toEqual(looks);
  expect(drawnLooks(looks.slice(0, 3), 1, 7)).toHaveLength(1);
  expect(drawnLooks([], 50, 7)).toEqual([]);
});

it('draws every look about as often as any other', () => {
  const times = new Map(looks.map((slug) => [slug, 0]));
  for (let seed = 0; seed < 2_000; seed += 1)
    for (const slug of drawnLooks(looks, 25, seed)) times.set(slug, (times.get(slug) ?? 0) + 1);
  // 500 are expected; 100 is more than five standard deviations.
  for (const count of times.values()) expect(Math.abs(count - 500)).toBeLessThan(100);
});
