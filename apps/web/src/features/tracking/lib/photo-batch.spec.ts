import { expect, it } from '@jest/globals';
import { PhotoBatch } from './photo-batch.js';

it('reports a picture once, however often it comes by', () => {
  const batch = new PhotoBatch();
  for (const slug of ['a', 'b', 'a']) batch.add(slug);
  expect(batch.take()).toEqual([{ photos: 'a,b', count: '2' }]);
  batch.add('b');
  expect(batch.take()).toEqual([]);
});

it('spreads more than a beacon takes over several', () => {
  const batch = new PhotoBatch();
  const slugs = Array.from({ length: 500 }, (_, i) => `${'x'.repeat(i < 250 ? 60 : 1)}-${i}`);
  for (const slug of slugs) batch.add(slug);
  const beacons = batch.take();
  expect(beacons.every(({ photos, count }) => photos.length <= 8_192 && Number(count) <= 200)).toBe(true);
  expect(beacons.flatMap(({ photos }) => photos.split(','))).toEqual(slugs);
  expect(beacons.map(({ photos, count }) => photos.split(',').length === Number(count))).not.toContain(false);
});
