import { expect, it } from '@jest/globals';
import { looks, SS27, useCounts } from '../../testing-counts.harness.js';
import { ANALYST } from '../../testing-figures.js';

const held = useCounts({ denim: 'fabric', lace: 'fabric', cape: 'garment' });
const search = (visitor: string, locale: string, page = 1) => ({
  visitor,
  locale,
  page,
  at: '2026-09-21T10:00:00.000Z',
  names: ['text:jeans'],
});

it('tells which part of all searches each language has, whatever they name', async () => {
  const { facts, f } = held;
  await facts.looks(looks(1, { designer: 'verne', season: SS27 }));
  await facts.searches([
    ...Array.from({ length: 18 }, (_, index) => search(`visitor-${index}`, 'it')),
    ...Array.from({ length: 6 }, (_, index) => search('', 'es', index % 2)),
    // A second page is no search of its own, and a repeat none either.
    search('visitor-0', 'it', 2),
    search('visitor-1', 'it'),
  ]);
  const { rows, meta } = await f.count.at('graphs/searches-by-language', await f.scope());
  expect(meta.definition).toBe('searches_by_language');
  expect(rows).toMatchObject([
    { tag_name: 'it', label: 'Italian', value: 75, numerator: 18, denominator: 24, ranking: 1 },
    { tag_name: 'es', value: 25, numerator: 6, denominator: 24, ranking: 2, low_base: true },
  ]);
  const days = await f.rows.events({ season: SS27, measure: 'languages', language: 'es' }, ANALYST);
  expect(days.rows).toEqual([{ day: '2026-09-21', events: 6, of: 24 }]);
});

it('has no row where nobody searched', async () => {
  expect((await held.f.count.at('graphs/searches-by-language', await held.f.scope())).rows).toEqual([]);
});

const searched = (tag: string, count: number, country: string) =>
  Array.from({ length: count }, (_, index) => {
    const visitor = `${tag}-${country}-${index}`;
    return { visitor, country, at: '2026-09-21T10:00:00.000Z', names: [`tag:${tag}`] };
  });

it('tells what is searched and hardly shown, of a country against the world', async () => {
  const { facts, f } = held;
  await facts.looks([
    ...looks(10, { designer: 'verne', season: SS27, tags: ['denim'] }),
    { look: 'with-lace', season: SS27, tags: ['lace'] },
    // Shown the year before, and to men, is not shown.
    { look: 'with-cape', season: 'spring-summer-2026', tags: ['cape'] },
    { look: 'of-men', season: SS27, type: 'man', tags: ['cape'] },
  ]);
  await facts.searches([
    ...searched('denim', 50, 'FR'),
    ...searched('lace', 20, 'FR'),
    ...searched('cape', 10, 'FR'),
    ...searched('cape', 20, 'JP'),
    ...searched('nothing-known', 9, 'JP'),
  ]);
  const world = await f.count.at('graphs/unshown-demand', await f.scope());
  expect(world.meta.definition).toBe('unshown_demand');
  expect(world.rows).toMatchObject([
    { tag_name: 'cape', value: 30, numerator: 30, denominator: 100, ranking: 1, brands: 0, index: null },
    { tag_name: 'lace', value: 20, numerator: 20, denominator: 100, ranking: 2, brands: 1 },
  ]);
  const france = await f.scope({ country: 'france' });
  const { rows } = await f.count.at('graphs/unshown-demand', france);
  expect(rows).toMatchObject([
    { tag_name: 'lace', value: 25, numerator: 20, denominator: 80, index: 125 },
    { tag_name: 'cape', value: 12.5, numerator: 10, denominator: 80, index: 42 },
  ]);
  const asKnown = { country: 'france', as_of: '2026-11-20T00:00:00Z' };
  expect((await f.count.at('graphs/unshown-demand', await f.scope(asKnown))).rows).toEqual(rows);
  const days = { season: SS27, measure: 'searches', trend: 'cape', country: 'france' };
  expect((await f.rows.events(days, ANALYST)).rows).toEqual([{ day: '2026-09-21', events: 10, of: 80 }]);
});
