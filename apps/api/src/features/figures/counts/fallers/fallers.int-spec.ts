import { expect, it } from '@jest/globals';
import { looks, SS26, SS27, useCounts } from '../../testing-counts.harness.js';

const held = useCounts();

it('names what fell most first, also to nothing, and nothing that was too small to be believed', async () => {
  const { facts, f } = held;
  await facts.looks([
    ...looks(50, { designer: 'a', season: SS26, tags: ['denim'] }),
    ...looks(40, { designer: 'b', season: SS26, tags: ['velvet'] }),
    ...looks(29, { designer: 'c', season: SS26, tags: ['lace'] }),
    ...looks(31, { designer: 'd', season: SS26, tags: ['silk'] }),
    ...looks(25, { designer: 'a', season: SS27, tags: ['denim'] }),
    ...looks(75, { designer: 'd', season: SS27, tags: ['silk'] }),
  ]);
  const { rows, meta } = await f.count.at('graphs/fallers/home', await f.scope());
  expect(meta).toMatchObject({ definition: 'fallers', version: 2 });
  // Of 150 looks a year before 40 and 50, of 100 now none and 25: 26.7 % to nothing, 33.3 % to 25.0 %.
  expect(rows).toMatchObject([
    {
      tag_name: 'velvet',
      ranking: 1,
      numerator: 0,
      denominator: 100,
      value: 0,
      evolution: -100,
      points: -26.7,
    },
    {
      tag_name: 'denim',
      ranking: 2,
      numerator: 25,
      denominator: 100,
      value: 25,
      evolution: -25,
      points: -8.3,
    },
  ]);
});
