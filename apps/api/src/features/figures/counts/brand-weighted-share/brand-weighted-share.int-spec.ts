import { expect, it } from '@jest/globals';
import { looks, SS26, SS27, useCounts } from '../../testing-counts.harness.js';

const held = useCounts({ denim: 'fabric', velvet: 'fabric', gothic: 'theme' });

it('is the mean of the brands’ shares, however many looks each has', async () => {
  const { facts, f } = held;
  await facts.looks([
    ...looks(10, { designer: 'large', season: SS27, tags: ['denim'] }),
    ...looks(90, { designer: 'large', season: SS27, tags: ['velvet'] }),
    ...looks(10, { designer: 'small', season: SS27, tags: ['denim', 'gothic'] }),
    ...looks(10, { designer: 'small', season: SS27, tags: ['velvet'] }),
    ...looks(4, { designer: 'large', season: SS26, tags: ['denim'] }),
    ...looks(16, { designer: 'large', season: SS26, tags: ['velvet'] }),
  ]);
  const { rows, meta } = await f.count.at(
    'graphs/brand-weighted-share',
    await f.scope({ category: 'fabric' }),
  );
  expect(meta).toMatchObject({ definition: 'brand_weighted_share', filters: { category: 'fabric' } });
  // Denim: 10 of 100 and 10 of 20 are 10 % and 50 %, 30 % of two brands; pooled it is 16.7 %. A year before one brand had 20 %.
  expect(rows).toMatchObject([
    { tag_name: 'velvet', value: 70, numerator: 1.4, denominator: 2, evolution: -12.5, brands: 2 },
    { tag_name: 'denim', value: 30, numerator: 0.6, denominator: 2, evolution: 50, brands: 2 },
  ]);
  expect(rows[1]?.interval).toEqual([10, 50]);
  const one = await f.count.at('graphs/brand-weighted-share', await f.scope({ trend: 'denim' }));
  expect(one.rows.map(({ tag_name, ranking }) => [tag_name, ranking])).toEqual([['denim', 2]]);
});
