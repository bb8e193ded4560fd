import { expect, it } from '@jest/globals';
import { looks, SS27, useCounts } from '../../testing-counts.harness.js';
import { ANALYST } from '../../testing-figures.js';

const held = useCounts({ denim: 'fabric' });
const page = (visitor: string, locale: string, index: number) => ({
  visitor,
  locale,
  at: '2026-09-21T10:00:00.000Z',
  entity: `look:${index}`,
});

it('sets page views with consent beside all of them, by language', async () => {
  const { facts, f } = held;
  await facts.looks(looks(1, { designer: 'verne', season: SS27 }));
  await facts.pages([
    ...Array.from({ length: 30 }, (_, index) => page('ada', 'en', index)),
    ...Array.from({ length: 10 }, (_, index) => page('', 'en', index)),
    ...Array.from({ length: 20 }, (_, index) => page(index < 4 ? 'bea' : '', 'zh', index)),
  ]);
  const { rows, meta } = await f.count.at('graphs/consent-share', await f.scope());
  expect(meta.definition).toBe('consent_share');
  expect(rows).toMatchObject([
    { tag_name: 'all-languages', value: 56.7, numerator: 34, denominator: 60, ranking: null },
    { tag_name: 'en', value: 75, numerator: 30, denominator: 40, ranking: 1 },
    { tag_name: 'zh', value: 20, numerator: 4, denominator: 20, ranking: 2, low_base: true },
  ]);
  // Beside every figure of visitors, and beside none of looks.
  const searches = await f.count.at('category-overview/searches', await f.scope());
  expect(searches.meta.consent).toEqual({ value: 56.7, numerator: 34, denominator: 60 });
  const known = await f.count.at('graphs/ranking', await f.scope({ as_of: '2026-11-20T00:00:00Z' }));
  expect(known.meta.consent).toEqual(searches.meta.consent);
  const shown = await f.count.at('category-overview/runway-share', await f.scope());
  expect(shown.meta).not.toHaveProperty('consent');
  const days = await f.rows.events({ season: SS27, measure: 'consent', language: 'zh' }, ANALYST);
  expect(days.rows).toEqual([{ day: '2026-09-21', events: 4, of: 20 }]);
});

it('has no row where nobody came', async () => {
  const { rows, meta } = await held.f.count.at('graphs/consent-share', await held.f.scope());
  expect(rows).toEqual([]);
  expect(meta.consent).toEqual({ value: null, numerator: 0, denominator: 0 });
});
