import { expect, it } from '@jest/globals';
import { SS26, useCounts } from '../../testing-counts.harness.js';
import { ANALYST } from '../../testing-figures.js';

const held = useCounts({ denim: 'fabric' });

/** A show whose looks are opened so often, the first look first, each opening by somebody without consent. */
async function show(brand: string, openings: number[], over: { season?: string; tags?: string[] } = {}) {
  const name = (i: number) => `${brand}-${over.season ?? 'now'}-${i + 1}`;
  await held.facts.looks(
    openings.map((_, i) => ({
      look: name(i),
      designer: brand,
      position: i + 1,
      tags: i === 3 ? ['denim'] : [],
      ...over,
    })),
  );
  await held.facts.views(
    openings.flatMap((count, i) =>
      Array.from({ length: count }, () => ({ look: name(i), at: '2026-09-21T10:00:00.000Z' })),
    ),
  );
}

it('draws by how much looks that come early are opened more, and ranks looks by what they have beyond that', async () => {
  const { f } = held;
  await show('famous', [80, 40, 20, 60]);
  await show('known', [80, 40, 40, 0]);
  // Of another season, and of a show nobody opened: neither says anything.
  await show('famous', [1, 1, 90, 1], { season: SS26 });
  await show('unseen', [0, 0, 0, 0, 0]);
  const curve = await f.count.at('graphs/views-by-place', await f.scope());
  expect(curve.meta.definition).toBe('views_by_place');
  // 160, 80, 60 and 60 openings of two shows as famous as each other; the fourth place is the mean of the last two.
  expect(curve.rows).toMatchObject([
    { label: '1', value: 1.78, numerator: 160, denominator: 2, low_base: false },
    { label: '2', value: 0.89, numerator: 80, denominator: 2 },
    { label: '3', value: 0.67, numerator: 60, denominator: 2 },
    { label: '4', value: 0.67, numerator: 60, denominator: 2 },
  ]);
  const [{ interval } = { interval: null }] = curve.rows;
  expect(interval?.[0]).toBeLessThanOrEqual(1.78);
  expect(interval?.[1]).toBeGreaterThanOrEqual(1.78);

  const ranked = await f.count.at('graphs/views-for-place', await f.scope());
  expect(
    ranked.rows.map(({ look, value, numerator, denominator, ranking }) => [
      look,
      value,
      numerator,
      denominator,
      ranking,
    ]),
  ).toEqual([
    ['famous-now-4', 1.8, 60, 33.3, 1],
    ['known-now-3', 1.5, 40, 26.7, 2],
    ['known-now-1', 1.13, 80, 71.1, 3],
    ['known-now-2', 1.13, 40, 35.6, 4],
    ['famous-now-1', 0.9, 80, 88.9, 5],
    ['famous-now-2', 0.9, 40, 44.4, 6],
    ['famous-now-3', 0.6, 20, 33.3, 7],
    ['known-now-4', 0, 0, 26.7, 8],
  ]);
  expect(ranked.rows[0]).toMatchObject({
    label: 'Look famous-now-4',
    image_filename: 'famous-now-4.jpg',
    interval: [1.35, 2.28],
  });
  // One brand or trend is held against the curve of all, and has its ranks among all.
  const known = await f.count.at('graphs/views-for-place', await f.scope({ brand: 'known' }));
  expect(known.rows.map(({ look, ranking }) => [look, ranking])).toEqual([
    ['known-now-3', 2],
    ['known-now-1', 3],
    ['known-now-2', 4],
    ['known-now-4', 8],
  ]);
  const denim = await f.count.at(
    'graphs/views-for-place',
    await f.scope({ trend: 'denim', brand: 'famous' }),
  );
  expect(denim.rows).toMatchObject([{ look: 'famous-now-4', value: 1.8, ranking: 1 }]);
  const asKnown = { as_of: '2026-11-20T00:00:00Z' };
  for (const address of ['graphs/views-by-place', 'graphs/views-for-place'] as const)
    expect((await f.count.at(address, await f.scope(asKnown))).rows).toEqual(
      (await f.count.at(address, await f.scope())).rows,
    );
  const explained = await f.count.at('graphs/views-for-place', await f.scope({ explain: 'true' }));
  expect(explained.explanation?.rows[0]?.numerator_rows).toMatch(
    /rows\/events\?.*measure=views.*look=famous-now-4/,
  );
  const days = await f.rows.events({ measure: 'views', look: 'famous-now-4' }, ANALYST);
  expect(days.rows).toEqual([{ day: '2026-09-21', events: 60, of: 60 }]);
});

it('opens behind a place the days on which its looks were opened, and the looks of shows that were', async () => {
  const { f } = held;
  await show('famous', [80, 40, 20, 60]);
  await show('known', [80, 40, 40, 0]);
  await show('famous', [1, 1, 90, 1], { season: SS26 });
  await show('unseen', [0, 0, 0, 0, 0]);
  const { rows, explanation } = await f.count.at('graphs/views-by-place', await f.scope({ explain: 'true' }));
  const query = (link: string | null | undefined) =>
    Object.fromEntries(new URL(link ?? '', 'http://toile').searchParams);
  for (const [at, row] of (explanation?.rows ?? []).entries()) {
    expect(row.numerator_rows).toContain('/rows/events?');
    const days = await f.rows.events(query(row.numerator_rows), ANALYST);
    expect(days.rows.map(({ events }) => events)).toEqual([rows[at]?.numerator]);
    expect(row.denominator_rows).toContain('/rows/looks?');
    const found = await f.rows.looks(query(row.denominator_rows), ANALYST);
    expect(found.total_count).toBe(rows[at]?.denominator);
    expect(found.rows.map(({ look }) => look)).toEqual([`famous-now-${at + 1}`, `known-now-${at + 1}`]);
    expect(found.window.from).toBe(days.window.from);
    expect(row.context).toContain('measure=views');
    expect(row.context).not.toContain('place');
  }
});

it('says nothing where nothing was opened, and of looks that are expected to be opened less than ten times', async () => {
  const { f } = held;
  expect((await f.count.at('graphs/views-by-place', await f.scope())).rows).toEqual([]);
  await show('small', [9, 9]);
  const { rows } = await f.count.at('graphs/views-by-place', await f.scope());
  expect(rows).toMatchObject([{ value: 1, low_base: true, interval: null }, { value: 1 }]);
  expect((await f.count.at('graphs/views-for-place', await f.scope())).rows).toEqual([]);
});
