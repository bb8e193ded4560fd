import { expect, it } from '@jest/globals';
import { looks, SS26, SS27, useCounts } from '../../testing-counts.harness.js';
import { ANALYST } from '../../testing-figures.js';

const held = useCounts();
const [RED, BLUE, BLACK] = ['#c4252b', '#2450a8', '#17161a'];

it('counts each look once, by its dominant colour, and adds up to 100', async () => {
  const { facts, f } = held;
  await facts.looks([
    ...looks(1, { designer: 'a', season: SS27, colours: [RED, BLUE] }),
    ...looks(1, { designer: 'b', season: SS27, colours: [BLUE, RED] }),
    ...looks(1, { designer: 'c', season: SS27, colours: [BLACK] }),
    ...looks(1, { designer: 'd', season: SS27 }),
    ...looks(2, { designer: 'a', season: SS26, colours: [RED] }),
  ]);
  const { rows } = await f.count.at('graphs/dominant-tones', await f.scope());
  expect(rows.map(({ numerator, denominator }) => [numerator, denominator])).toEqual([
    [1, 3],
    [1, 3],
    [1, 3],
  ]);
  expect(rows.reduce((sum, { value }) => sum + Math.round(10 * (value ?? 0)), 0)).toBe(1_000);
  const red = rows.find(({ evolution }) => evolution !== null);
  // All looks of the year before are of this tone.
  expect(red).toMatchObject({ evolution: -66.7, points: -66.7 });
});

it('opens the looks of a tone', async () => {
  const { facts, f } = held;
  await facts.looks([
    ...looks(1, { designer: 'a', season: SS27, colours: [RED, BLUE] }),
    ...looks(1, { designer: 'b', season: SS27, colours: [BLUE, RED] }),
  ]);
  const { rows } = await f.count.at('graphs/dominant-tones', await f.scope({ explain: 'true' }));
  for (const { tag_name } of rows) {
    const behind = await f.rows.looks({ season: SS27, dominant_tone: tag_name ?? '' }, ANALYST);
    expect(behind.total_count).toBe(1);
  }
});
