import { expect, it } from '@jest/globals';
import { looks, SS26, SS27, useCounts } from '../../testing-counts.harness.js';
import { ANALYST } from '../../testing-figures.js';

const held = useCounts({ denim: 'fabric' });
const shown = () =>
  held.facts.looks([
    ...looks(1, { designer: 'verne', season: SS27 }),
    ...looks(1, { designer: 'verne', season: SS26 }),
  ]);
const AT = '2026-09-21T10:00:00.000Z';
const page = (visitor: string, locale: string, at = AT) => ({ visitor, locale, at, entity: 'look:x' });
const people = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => `visitor-${from + index}`);

it('counts who came once a language, and once in all of them', async () => {
  const { facts, f } = held;
  await shown();
  await facts.pages([
    ...people(12).map((one) => page(one, 'en')),
    // Three of them read French, too; who comes again within half an hour, and the next day, is the same visitor.
    ...people(5, 9).map((one) => page(one, 'fr')),
    page('visitor-0', 'en', '2026-09-21T10:10:00.000Z'),
    page('visitor-0', 'en', '2026-09-22T10:00:00.000Z'),
    page('', 'en'),
    page('', ''),
    { ...page('robot', 'en'), bot: true },
  ]);
  await facts.pages(people(8).map((one) => page(one, 'en', '2025-09-21T10:00:00.000Z')));
  const { rows, meta } = await f.count.at('graphs/unique-visitors', await f.scope());
  expect(meta).toMatchObject({ definition: 'unique_visitors', version: 2 });
  expect(rows).toMatchObject([
    {
      tag_name: 'all-languages',
      label: 'All languages',
      value: 14,
      ranking: null,
      evolution: 75,
      low_base: false,
    },
    { tag_name: 'en', label: 'English', value: 12, ranking: 1, previous_ranking: 1, evolution: 50 },
    { tag_name: 'fr', value: 5, ranking: 2, low_base: true, new: true },
  ]);
  expect(rows[1]?.interval).toEqual([expect.any(Number), expect.any(Number)]);
  const asKnown = await f.count.at(
    'graphs/unique-visitors',
    await f.scope({ as_of: '2026-11-01T00:00:00Z' }),
  );
  expect(asKnown.rows).toEqual(rows);
  const days = await f.rows.events({ season: SS27, measure: 'visitors', language: 'en' }, ANALYST);
  expect(days.rows).toEqual([
    { day: '2026-09-21', events: 12, of: 14 },
    { day: '2026-09-22', events: 1, of: 1 },
  ]);
});

it('has no row where nobody came', async () => {
  expect((await held.f.count.at('graphs/unique-visitors', await held.f.scope())).rows).toEqual([]);
});
