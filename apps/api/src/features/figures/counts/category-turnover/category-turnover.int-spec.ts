import { expect, it } from '@jest/globals';
import { looks, SS26, SS27, useCounts } from '../../testing-counts.harness.js';

const held = useCounts({ a: 'fabric', b: 'fabric', c: 'fabric', gothic: 'theme' });

it('is half of what the trends’ parts differ by, and nothing where a season had none of the category', async () => {
  const { facts, f } = held;
  await facts.looks([
    ...looks(20, { designer: 'x', season: SS26, tags: ['a'] }),
    ...looks(20, { designer: 'x', season: SS26, tags: ['b'] }),
    ...looks(30, { designer: 'x', season: SS27, tags: ['a'] }),
    ...looks(10, { designer: 'y', season: SS27, tags: ['c', 'gothic'] }),
  ]);
  const { rows } = await f.count.at('graphs/category-turnover', await f.scope());
  // 50 % to 75 %, 50 % to nothing, nothing to 25 %: (25 + 50 + 25) / 2.
  expect(rows.map(({ tag_name, value, ranking }) => [tag_name, value, ranking])).toEqual([['fabric', 50, 1]]);
});
