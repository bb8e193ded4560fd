import { expect, it } from '@jest/globals';
import type { FigureAddress } from '@toile/contracts';
import { looks, SS26, SS27, useCounts } from '../testing-counts.harness.js';

const held = useCounts({ denim: 'fabric', gothic: 'theme', updo: 'beauty' });

it('leaves a category and its trends out of every list, while the others keep their ranks', async () => {
  const { facts, f } = held;
  await facts.looks([
    ...looks(60, { designer: 'a', season: SS27, tags: ['updo', 'denim'] }),
    ...looks(40, { designer: 'b', season: SS27, tags: ['updo', 'gothic'] }),
    ...looks(30, { designer: 'a', season: SS26, tags: ['updo', 'denim'] }),
    ...looks(70, { designer: 'b', season: SS26, tags: ['gothic'] }),
  ]);
  const rows = async (address: FigureAddress, query: Record<string, string>) => {
    const figure = await f.count.at(address, await f.scope(query));
    return figure.rows.map(({ tag_name, ranking }) => [tag_name, ranking]);
  };
  const without = { without: 'beauty' };
  const overview = 'category-overview/runway-share';
  expect(await rows(overview, { compare: SS26 })).toContainEqual(['beauty', 1]);
  expect((await rows(overview, { ...without, limit: '2' })).slice(0, 2)).toEqual([
    ['fabric', 2],
    ['theme', 3],
  ]);
  expect(await rows('homepage/trends/kpi', { limit: '1' })).toEqual([['updo', 1]]);
  // As many as were asked for all the same.
  expect(await rows('homepage/trends/kpi', { ...without, limit: '1' })).toEqual([['denim', 2]]);
  expect(await rows('graphs/fallers/home', without)).toEqual([['gothic', 1]]);
  expect(await rows('graphs/brand-weighted-share', without)).not.toContainEqual(['updo', 1]);
  // Said of what it holds for alone.
  const theme = await f.count.at('graphs/theme/home', await f.scope(without));
  expect(theme.meta.filters).not.toHaveProperty('without');
});
