import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { testPostgres, testWarehouse } from '@toile/testing';
import type { Warehouse } from '@toile/warehouse';
import pg from 'pg';
import { Facts } from '../../testing-facts.js';
import { figuresOn } from '../../testing-figures.js';

let stop: () => Promise<void>;
let warehouse: Warehouse;
let facts: Facts;
const CONSUMERS = Array.from({ length: 60 }, (_, i) => `consumer-${i}`);
beforeAll(async () => {
  const postgres = await testPostgres();
  const pool = new pg.Pool({ connectionString: postgres.url });
  const store = await testWarehouse(pool);
  warehouse = store.warehouse;
  facts = new Facts(warehouse);
  stop = async () => {
    await store.stop();
    await pool.end();
    await postgres.stop();
  };
});
afterAll(() => stop?.());
beforeEach(async () => {
  await facts.clear();
  await facts.looks([{ look: 'one', tags: ['denim', 'lace', 'velvet'] }]);
});

const DAY = '2026-09-20';
const figures = () => figuresOn(warehouse, {}, CONSUMERS);
const searches = (count: number, names: string[], day = DAY, from = 0) =>
  Array.from({ length: count }, (_, i) => ({
    at: new Date(Date.parse(`${day}T06:00:00.000Z`) + (from + i) * 60_000).toISOString(),
    subject: `consumer-${from + i}`,
    names,
  }));
const SEARCHED = [
  ...searches(12, ['tag:denim']),
  ...searches(9, ['tag:lace']),
  ...searches(41, ['designer:verne'], '2026-09-21'),
  ...searches(41, ['text:nothing we know'], '2026-09-22'),
];

it('tells to the nearest five what ten members searched, and hides few and none alike', async () => {
  const others = Array.from({ length: 99 }, (_, i) => ({
    at: `${DAY}T09:00:00.${100 + i}Z`,
    visitor: `other-${i}`,
    names: ['tag:lace'],
  }));
  await facts.searches([...SEARCHED, ...others]);
  const f = figures();
  const { rows, meta } = await f.members.of(await f.scope());
  expect(rows[0]).toMatchObject({
    tag_name: 'denim',
    numerator: 10,
    denominator: 40,
    value: 25,
    ranking: 1,
    suppressed: false,
  });
  expect(rows.slice(1).map(({ tag_name, label: _, season_short: __, ...row }) => [tag_name, row])).toEqual([
    ['lace', expect.objectContaining({ suppressed: true, value: null, denominator: null, ranking: null })],
    ['velvet', expect.objectContaining({ suppressed: true, value: null, denominator: null, ranking: null })],
  ]);
  expect({ ...rows[1], label: '', tag_name: '' }).toEqual({ ...rows[2], label: '', tag_name: '' });
  // Whole weeks around what the list of seasons says, whatever was shown when.
  expect(meta).toMatchObject({
    version: 3,
    as_of: '2026-11-20T12:00:00.000Z',
    filters: { season: 'spring-summer-2027', job: 'consumer' },
    window: { from: '2026-09-07', to: '2026-10-18' },
  });
  const velvet = await f.members.of(await f.scope({ trend: 'velvet' }));
  expect(velvet.rows).toEqual([rows[2]]);
});

it('answers a season from one table, whatever happened or was asked since', async () => {
  await facts.searches(SEARCHED);
  const f = figures();
  const first = await f.members.of(await f.scope());
  await facts.searches(searches(3, ['tag:denim'], DAY, 12));
  const queries: Record<string, string>[] = [{}, { city: 'milan' }, { type: 'man' }];
  for (const query of queries) expect((await f.members.of(await f.scope(query))).rows).toEqual(first.rows);
  const known = await f.members.of(await f.scope({ as_of: '2026-11-01T10:11:12.345Z' }));
  expect(known.rows).toEqual(first.rows);
  expect(known.meta).toMatchObject({
    as_of: '2026-11-01T10:00:00.000Z',
    fresh_to: '2026-11-01T10:00:00.000Z',
  });
});

it('tells nothing of a season before all of it has arrived', async () => {
  await facts.searches(SEARCHED);
  const f = figures();
  const early = await f.members.of(await f.scope({ as_of: '2026-10-20T12:00:00.000Z' }));
  expect(early.rows.map(({ suppressed }) => suppressed)).toEqual([true, true, true]);
  const later = await f.members.of(await f.scope({ as_of: '2026-10-21T12:00:00.000Z' }));
  expect(later.rows[0]).toMatchObject({ suppressed: false, numerator: 10 });
});

it('does not tell what all but a few searched', async () => {
  await facts.searches([...searches(40, ['tag:denim']), ...searches(30, ['tag:lace'], '2026-09-21')]);
  const f = figures();
  const { rows } = await f.members.of(await f.scope());
  expect(rows.map(({ tag_name, value }) => [tag_name, value])).toEqual([
    ['lace', 75],
    ['denim', null],
    ['velvet', null],
  ]);
});

it.each([{ window: '30d' }, { from: DAY, to: DAY }, { from: '2026-09-07', to: '2026-10-18' }])(
  'refuses days of one’s own: %j',
  async (query) => {
    const f = figures();
    await expect(f.members.of(await f.scope(query as never))).rejects.toMatchObject({
      code: 'input/invalid',
      violations: expect.arrayContaining([expect.objectContaining({ code: 'not_obeyed' })]),
    });
  },
);

it('compares with what was told of the year before, and links to no days', async () => {
  await facts.searches([
    ...SEARCHED,
    ...searches(20, ['tag:denim'], '2025-09-20'),
    ...searches(40, ['designer:verne'], '2025-09-21'),
  ]);
  const f = figures();
  const { rows, explanation } = await f.members.of(await f.scope({ explain: 'true' }));
  expect(rows[0]).toMatchObject({ value: 25, evolution: -50, points: -25, previous_ranking: 1 });
  expect(explanation?.rows[0]).toMatchObject({ numerator: 10, numerator_rows: null, denominator_rows: null });
});

it('tells the same season by season: what is hidden is the same point whether it is few or none', async () => {
  await facts.searches([
    ...SEARCHED,
    ...searches(15, ['tag:lace'], '2026-03-10'),
    ...searches(40, ['designer:verne'], '2026-03-11'),
  ]);
  const f = figures();
  const series = await f.series({ measure: 'members', slugs: 'denim,lace,velvet' });
  expect(series.steps).toMatchObject([
    { season_short: 'FW26', of: 40 },
    // A season whose members searched nothing that is known has nothing to tell.
    ...series.steps.slice(1, -1).map(() => ({ of: 0 })),
    { season_short: 'SS27', from: '2026-09-07', to: '2026-10-18', of: 40, partial: false },
  ]);
  const ends = (slug: string) => {
    const points = series.series.find((one) => one.slug === slug)?.points ?? [];
    return [points[0], points.at(-1)];
  };
  const hidden = { value: null, numerator: null, low_base: false, interval: null, suppressed: true };
  expect(ends('denim')).toEqual([hidden, { value: 25, numerator: 10, low_base: false, interval: null }]);
  expect(ends('lace')).toEqual([{ value: 37.5, numerator: 15, low_base: false, interval: null }, hidden]);
  expect(ends('velvet')).toEqual([hidden, hidden]);
  // Without names, those that may be told alone.
  expect((await f.series({ measure: 'members' })).series.map(({ slug }) => slug)).toEqual(['denim']);
  expect(series.meta).toMatchObject({ definition: 'search_among_consumers', filters: { job: 'consumer' } });
  expect((await f.series({ measure: 'members', job: 'buyer', slugs: 'denim' })).steps).toEqual([]);
});

it('tells how far they went, each step where it was told of the one before, and nothing else of it later', async () => {
  const minutes = (at: string, by: number) => new Date(Date.parse(at) + by * 60_000).toISOString();
  const opened = (events: ReturnType<typeof searches>, by: number, look = 'one') =>
    events.map(({ at, subject }) => ({ at: minutes(at, by), subject, look }));
  const saved = (events: ReturnType<typeof searches>, by: number) =>
    events.map(({ at, subject = '' }) => {
      const data = { moodboard: `of-${subject}`, media_type: 'look', slug: 'one' };
      return { type: 'look-added-to-moodboard', at: minutes(at, by), subject, data };
    });
  const denim = searches(42, ['tag:denim']);
  await facts.looks([{ look: 'two', tags: ['silk'] }]);
  await facts.searches([...denim, ...searches(60, ['designer:verne'], '2026-09-22')]);
  await facts.views([
    // Half an hour later counts still, a look of something else and one before the search do not.
    ...opened(denim.slice(0, 30), 30),
    ...opened(denim.slice(30), 31),
    ...opened(denim.slice(30), 5, 'two'),
    ...opened(denim.slice(30), -1),
  ]);
  await facts.messages('moodboards', [
    // Who saved without having opened, or too late, took one step.
    ...saved(denim.slice(0, 14), 30),
    ...saved(denim.slice(14, 30), 31),
    ...saved(denim.slice(30), 5),
  ]);
  const f = figures();
  const { rows, meta } = await f.paths.of(await f.scope({ trend: 'denim' }), undefined);
  const steps = { searched: 40, opened: 30, saved: 15, suppressed: false };
  const hidden = { searched: null, opened: null, saved: null, suppressed: true };
  expect(rows.find(({ job }) => job === 'consumer')).toMatchObject({ tag_name: 'denim', ...steps });
  expect(rows.filter(({ job }) => job !== 'consumer')).toEqual(
    Array.from({ length: 8 }, () => expect.objectContaining(hidden)),
  );
  expect(meta).toMatchObject({
    definition: 'search_to_board',
    window: { from: '2026-09-07', to: '2026-10-18' },
  });
  await facts.views(opened(denim.slice(30), 2));
  const byTrend = await f.paths.of(await f.scope(), 'consumer');
  expect(byTrend.rows).toMatchObject([
    { tag_name: null, searched: 60, opened: 30, saved: 15 },
    { tag_name: 'denim', ...steps },
  ]);
  const early = await f.paths.of(await f.scope({ as_of: '2026-10-20T12:00:00.000Z' }), 'consumer');
  expect(early.rows).toMatchObject([{ tag_name: null, ...hidden }]);
});
