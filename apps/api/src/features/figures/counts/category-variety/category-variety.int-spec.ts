import { expect, it } from '@jest/globals';
import { looks, SS26, SS27, useCounts } from '../../testing-counts.harness.js';

const held = useCounts({ a: 'fabric', b: 'fabric', c: 'fabric', gothic: 'theme' });

it('is the number of trends where all are shown alike often, and less where one leads', async () => {
  const { facts, f } = held;
  await facts.looks([
    ...looks(20, { designer: 'x', season: SS27, tags: ['a'] }),
    ...looks(10, { designer: 'x', season: SS27, tags: ['b'] }),
    ...looks(10, { designer: 'y', season: SS27, tags: ['c', 'gothic'] }),
    ...looks(10, { designer: 'x', season: SS26, tags: ['a', 'b'] }),
  ]);
  const { rows } = await f.count.at('graphs/category-variety', await f.scope());
  // 40² / (20² + 10² + 10²) = 2.67; a year before two trends alike often.
  expect(
    rows.map(({ tag_name, value, evolution, low_base }) => [tag_name, value, evolution, low_base]),
  ).toEqual([
    ['fabric', 2.7, 33.3, false],
    ['theme', 1, null, true],
  ]);
});
