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

const brands = (count: number, season: string, turned: (number: number) => number) =>
  Array.from({ length: count }, (_, number) => [
    ...looks(turned(number), { designer: `brand-${number}`, season, tags: ['a'] }),
    ...looks(10 - turned(number), { designer: `brand-${number}`, season, tags: ['b'] }),
  ]).flat();

it.each([
  ['is sure where every brand turns the same part', 10, () => 5, 50, [50, 50], [50, 50]],
  // Which is often drawn twice or not at all.
  ['is unsure where one of twelve turns', 12, (number: number) => (number ? 0 : 10), 8.3, [0, 2], [20, 40]],
])('says between what it lies: %s', async (_, count, turned, value, from, to) => {
  const { facts, f } = held;
  await facts.looks([...brands(count, SS26, () => 0), ...brands(count, SS27, turned)]);
  const [row] = (await f.count.at('graphs/category-turnover', await f.scope())).rows;
  expect(row?.value).toBe(value);
  const [low, high] = row?.interval ?? [];
  for (const [end, [least, most]] of [
    [low, from],
    [high, to],
  ] as const) {
    expect(end).toBeGreaterThanOrEqual(least ?? 0);
    expect(end).toBeLessThanOrEqual(most ?? 0);
  }
});
