import { expect, it } from '@jest/globals';
import { looks, SS26, SS27, useCounts } from '../../testing-counts.harness.js';
import { ANALYST } from '../../testing-figures.js';

const held = useCounts({ a: 'fabric', b: 'fabric', c: 'fabric', d: 'fabric', gothic: 'theme' });

it('says how much of a category its three leading trends hold', async () => {
  const { facts, f } = held;
  await facts.looks([
    ...looks(10, { designer: 'x', season: SS27, tags: ['a', 'b'] }),
    ...looks(10, { designer: 'y', season: SS27, tags: ['a', 'c', 'gothic'] }),
    ...looks(10, { designer: 'z', season: SS27, tags: ['d'] }),
    ...looks(10, { designer: 'x', season: SS26, tags: ['a', 'b', 'c'] }),
    ...looks(10, { designer: 'y', season: SS26, tags: ['d'] }),
  ]);
  const { rows, explanation } = await f.count.at(
    'graphs/category-leaders',
    await f.scope({ explain: 'true' }),
  );
  // 20 + 10 + 10 of 50; a year before 30 of 40.
  expect(rows).toMatchObject([
    { tag_name: 'theme', value: 100, numerator: 10, denominator: 10, evolution: null },
    { tag_name: 'fabric', value: 80, numerator: 40, denominator: 50, evolution: 6.7 },
  ]);
  // Both rest on the looks of the category, not on all of the season; the numerator on those with a leading tag.
  expect(explanation?.rows[1]?.numerator_rows).toContain('leading=3');
  expect(explanation?.rows[1]?.denominator_rows).not.toContain('leading');
  for (const link of ['numerator_rows', 'denominator_rows'] as const)
    expect(explanation?.rows[0]?.[link]).toContain('category=theme');
  const [from = 0, to = 0] = rows[1]?.interval ?? [];
  expect(from).toBeLessThanOrEqual(80);
  expect(to).toBeGreaterThanOrEqual(80);
});

it('opens the looks with a leading trend behind its numerator', async () => {
  const { facts, f } = held;
  await facts.looks([
    ...looks(6, { designer: 'x', season: SS27, tags: ['a', 'b', 'c'] }),
    ...looks(5, { designer: 'y', season: SS27, tags: ['d', 'a'] }),
    ...looks(4, { designer: 'z', season: SS27, tags: ['d'] }),
    ...looks(3, { designer: 'z', season: SS27, tags: ['gothic'] }),
  ]);
  const { rows, explanation } = await f.count.at(
    'graphs/category-leaders',
    await f.scope({ explain: 'true' }),
  );
  const at = rows.findIndex(({ tag_name }) => tag_name === 'fabric');
  const listed = async (which: 'numerator_rows' | 'denominator_rows') => {
    const { searchParams } = new URL(explanation?.rows[at]?.[which] ?? '', 'http://toile');
    return (await f.rows.looks(Object.fromEntries(searchParams), ANALYST)).total_count;
  };
  // 11 times a, 9 times d, 6 times b, which stands before c: on 15 looks.
  expect([rows[at]?.numerator, await listed('numerator_rows')]).toEqual([26, 15]);
  expect([rows[at]?.denominator, await listed('denominator_rows')]).toEqual([32, 15]);
  await expect(f.rows.looks({ season: SS27, leading: '3' }, ANALYST)).rejects.toThrow('Say which category');
  const two = await f.rows.looks({ season: SS27, category: 'fabric', leading: '1' }, ANALYST);
  expect(two.total_count).toBe(11);
});
