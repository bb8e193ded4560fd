import { expect, it } from '@jest/globals';
import { looks, SS27, useCounts } from '../../testing-counts.harness.js';
import { ANALYST } from '../../testing-figures.js';

const held = useCounts({ denim: 'fabric' });
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
