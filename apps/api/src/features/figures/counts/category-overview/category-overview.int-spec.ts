import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { inputOf } from '@toile/platform';
import { testPostgres, testWarehouse } from '@toile/testing';
import pg from 'pg';
import { FigureQueryDto } from '../../scope/figure-query.dto.js';
import { Facts, type LookToInsert } from '../../testing-facts.js';
import { ANALYST, figuresOn, NOW } from '../../testing-figures.js';

let stop: () => Promise<void>;
let facts: Facts;
let f: ReturnType<typeof figuresOn>;
beforeAll(async () => {
  const postgres = await testPostgres();
  const pool = new pg.Pool({ connectionString: postgres.url });
  const store = await testWarehouse(pool);
  facts = new Facts(store.warehouse);
  f = figuresOn(store.warehouse, { denim: 'fabric', lace: 'fabric', romantic: 'theme' });
  stop = async () => {
    await store.stop();
    await pool.end();
    await postgres.stop();
  };
});
afterAll(() => stop?.());
beforeEach(() => facts.clear());

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
const looks = (
  season: string,
  count: number,
  tagged: number,
  over: Partial<LookToInsert> = {},
): LookToInsert[] =>
  many(count, (i) => ({
    look: `${over.designer ?? 'verne'}-${season}-${i}`,
    season,
    day: season === 'spring-summer-2027' ? '2026-09-20' : '2025-09-20',
    tags: i < tagged ? ['denim'] : [],
    ...over,
  }));
const SS27 = 'spring-summer-2027';
const SS26 = 'spring-summer-2026';
const rowOf = (figure: { rows: { tag_name: string | null }[] }, tag: string) =>
  figure.rows.find((row) => row.tag_name === tag);

it('pools runway shares and compares them with the same season a year earlier', async () => {
  await facts.looks([...looks(SS27, 4_000, 520), ...looks(SS26, 4_000, 400)]);
  const figure = await f.overview.runwayShare(await f.scope({ category: 'fabric' }));
  expect(rowOf(figure, 'denim')).toMatchObject({
    value: 13,
    value_label: '13.0 %',
    evolution: 30,
    points: 3,
    numerator: 520,
    denominator: 4_000,
    share_of_collection_v2: 13,
    yoy_evol_share_of_collection_v2: 30,
    ranking: 1,
    low_base: false,
  });
  expect(figure.meta).toMatchObject({ definition: 'share_of_collection_v2', version: 2, partial: false });
});

it('is not the mean of brands, counts a look once, and leaves withdrawn looks and other types out', async () => {
  await facts.looks([
    ...looks(SS27, 100, 10, { designer: 'a' }),
    ...looks(SS27, 20, 10, { designer: 'b' }),
    ...looks(SS27, 50, 50, { designer: 'm', type: 'man' }),
    { look: 'gone', season: SS27, tags: ['denim'] },
  ]);
  // A second photo, a retag: the look's latest version alone counts.
  await facts.looks([
    { look: `a-${SS27}-0`, designer: 'a', tags: ['denim', 'denim', 'lace'], at: '2026-10-01T00:00:00.000Z' },
  ]);
  const gone = { look: 'gone', collection: 'x' };
  await facts.messages('catalogue', [{ type: 'look-withdrawn', at: '2026-10-01T00:00:00.000Z', data: gone }]);
  const figure = await f.overview.runwayShare(await f.scope({ category: 'fabric' }));
  expect(rowOf(figure, 'denim')).toMatchObject({
    value: 16.7,
    numerator: 20,
    denominator: 120,
    evolution: null,
  });
  expect(rowOf(figure, 'lace')).toMatchObject({ numerator: 1, ranking: 2 });
  const before = await f.overview.runwayShare(
    await f.scope({ category: 'fabric', as_of: '2026-09-30T00:00:00Z' }),
  );
  expect(rowOf(before, 'denim')).toMatchObject({ numerator: 21, denominator: 121 });
  const categories = await f.overview.runwayShare(await f.scope());
  // Of two brands one may be drawn alone: 10 of 100, or 10 of 20.
  expect(rowOf(figure, 'denim')).toMatchObject({ brands: 2, interval: [10, 50] });
  // A look with two fabrics is one look of its category.
  expect(rowOf(categories, 'fabric')).toMatchObject({ label: 'Fabrics', numerator: 20, denominator: 120 });
  const brand = await f.overview.runwayShare(await f.scope({ category: 'fabric', brand: 'b' }));
  expect(rowOf(brand, 'denim')).toMatchObject({
    value: 50,
    denominator: 20,
    low_base: true,
    // One brand tells nothing of others.
    interval: null,
  });
});

it('calls new what the year before had none of, and ranks equals alike', async () => {
  const two = (tags: string[]) => ({ tags });
  await facts.looks([
    ...looks(SS27, 40, 0, two(['denim', 'lace'])),
    ...looks(SS26, 40, 0, two(['lace'])),
    { look: 'one', tags: ['velvet'] },
  ]);
  const names = await f.overview.runwayShare(await f.scope({ category: 'fabric' }));
  expect(rowOf(names, 'denim')).toMatchObject({ new: true, evolution: null, ranking: 1 });
  expect(rowOf(names, 'lace')).toMatchObject({
    new: false,
    ranking: 1,
    previous_ranking: 1,
    evolution: -2.4,
  });
});

const DAY = '2026-09-20';
const searchers = (count: number, names: string[], day = DAY, prefix = names.join()) =>
  many(count, (i) => ({
    at: `${day}T${String(Math.floor(i / 3600) % 20).padStart(2, '0')}:${String(Math.floor(i / 60) % 60).padStart(2, '0')}:${String(i % 60).padStart(2, '0')}.000Z`,
    visitor: `${prefix}-${i}`,
    names,
  }));

it('shares searches among those that name something known, in the window of the shows', async () => {
  await facts.looks([
    ...looks(SS27, 1, 1),
    ...looks(SS26, 1, 1),
    { look: 'lace-one', tags: ['lace'], day: '2026-09-28' },
  ]);
  await facts.searches([
    ...searchers(1_230, ['tag:denim']),
    ...searchers(80_770, ['tag:lace']),
    ...searchers(500, ['tag:denim'], '2025-09-20'),
    ...searchers(49_500, ['designer:verne'], '2025-09-20'),
    // Nothing known, a second page, a bot, staff, a day too early, a day too late (window: 20 September to 5 October).
    ...searchers(50, ['text:what to wear']),
    ...searchers(50, ['tag:denim'], DAY, 'p').map((one) => ({ ...one, page: 2 })),
    ...searchers(50, ['tag:denim'], DAY, 'b').map((one) => ({ ...one, bot: true })),
    ...searchers(50, ['tag:denim'], DAY, 's').map((one) => ({ ...one, staff: true })),
    { at: '2026-09-19T21:59:59.000Z', visitor: 'early', names: ['tag:denim'] },
    { at: '2026-10-05T22:00:00.000Z', visitor: 'late', names: ['tag:denim'] },
  ]);
  const figure = await f.overview.searches(await f.scope({ category: 'fabric' }));
  expect(figure.meta.window).toMatchObject({ from: '2026-09-20', to: '2026-10-05' });
  expect(rowOf(figure, 'denim')).toMatchObject({
    numerator: 1_230,
    denominator: 82_000,
    value: 1.5,
    value_label: '1.50 %',
    evolution: 50,
    points: 0.5,
    search_percentage_v2: 1.5,
    percentage_evolution_v2: 50,
  });
});

it('counts a search once, repeats and copies not again, words as what they spell', async () => {
  await facts.looks([...looks(SS27, 1, 1), { look: 'l', tags: ['lace'] }]);
  const id = '01890a5d-ac96-774b-bcce-b302099a8057';
  await facts.searches([
    ...searchers(9, ['tag:lace']),
    ...searchers(10, ['tag:denim']),
    { id, at: `${DAY}T10:00:00.000Z`, visitor: 'v', names: ['text:Denim!'] },
    { id, at: `${DAY}T10:00:00.000Z`, visitor: 'v', names: ['text:Denim!'] },
    // 30 minutes after the one before is a repeat, a second later it is not.
    { at: `${DAY}T10:30:00.000Z`, visitor: 'v', names: ['text:Denim!'] },
    { at: `${DAY}T11:00:01.000Z`, visitor: 'v', names: ['text:Denim!'] },
    // Letters of every script tell two searches apart.
    { at: `${DAY}T12:00:00.000Z`, visitor: 'w', names: ['tag:denim', 'text:蕾丝'] },
    { at: `${DAY}T12:10:00.000Z`, visitor: 'w', names: ['tag:denim', 'text:大衣'] },
    { at: `${DAY}T10:00:00.000Z`, names: ['tag:lace', 'tag:denim'] },
    { at: `${DAY}T10:00:00.000Z`, names: ['tag:lace', 'tag:denim'] },
  ]);
  const figure = await f.overview.searches(await f.scope({ category: 'fabric' }));
  // "denim!" spells no slug.
  expect(rowOf(figure, 'denim')).toMatchObject({ numerator: 14, denominator: 23 });
  expect(rowOf(figure, 'lace')).toMatchObject({ numerator: 11, ranking: 2 });
});

it('lists what fell to nothing, and ranks the year before among all there were then', async () => {
  await facts.looks([
    ...looks(SS27, 5, 0, { tags: ['denim', 'lace', 'velvet'] }),
    ...looks(SS26, 1, 0, { tags: ['denim', 'lace', 'velvet'] }),
  ]);
  const before = '2025-09-20';
  await facts.searches([
    ...searchers(20, ['tag:denim']),
    ...searchers(9, ['tag:lace']),
    ...searchers(30, ['tag:velvet'], before),
    ...searchers(20, ['tag:lace'], before),
    ...searchers(10, ['tag:denim'], before),
  ]);
  // What nobody has sorted is in the category of the rest; all three are rows of one list.
  const shown = async (query: Record<string, string>) => {
    const { rows } = await f.kpi.trend.searches(await f.scope(query), { slug: query.trend ?? '', name: '' });
    return rows.map((row) => [row.tag_name, row.value, row.ranking, row.previous_ranking, row.low_base]);
  };
  expect(await shown({ trend: 'denim' })).toEqual([['denim', 68.97, 1, 3, false]]);
  expect(await shown({ trend: 'lace' })).toEqual([['lace', 31.03, 2, 2, true]]);
  expect(await shown({ trend: 'velvet' })).toEqual([['velvet', 0, null, 1, true]]);
  const { rows } = await f.overview.searches(await f.scope({ category: 'fabric' }));
  expect(rows.map((row) => [row.tag_name, row.ranking, row.previous_ranking])).toEqual([
    ['denim', 1, 2],
    ['lace', 2, 1],
  ]);
  const gone = await f.overview.searches(await f.scope({ category: 'other' }));
  expect(gone.rows).toMatchObject([{ tag_name: 'velvet', value: 0, evolution: -100, ranking: null }]);
});

const added = (board: string, look: string, at = `${DAY}T10:00:00.000Z`) => ({
  type: 'look-added-to-moodboard',
  at,
  data: { moodboard: board, media_type: 'look', slug: look },
});

it('shares boards that gained something in the window and still hold it at its end', async () => {
  await facts.looks([...looks(SS27, 2, 1), ...looks(SS26, 2, 1)]);
  const [denim, plain] = [`verne-${SS27}-0`, `verne-${SS27}-1`];
  const earlier = (board: string, look: string) =>
    added(board, `verne-${SS26}-${look}`, '2025-09-20T10:00:00.000Z');
  await facts.messages('moodboards', [
    ...many(168, (i) => added(`d-${i}`, denim)),
    ...many(2_232, (i) => added(`p-${i}`, plain)),
    ...many(70, (i) => earlier(`e-${i}`, '0')),
    ...many(1_930, (i) => earlier(`f-${i}`, '1')),
    // Gone again, deleted, gained before: none of them counts. Removed after the end: it does (d-0).
    added('x', denim),
    { ...added('x', denim, `${DAY}T11:00:00.000Z`), type: 'look-removed-from-moodboard' },
    added('y', denim),
    { type: 'moodboard-deleted', at: `${DAY}T11:00:00.000Z`, data: { moodboard: 'y' } },
    added('z', denim, '2026-09-01T10:00:00.000Z'),
    { ...added('d-0', denim, '2026-10-20T10:00:00.000Z'), type: 'look-removed-from-moodboard' },
    // A year earlier: deleted since, which still counts then; deleted then and restored since, which does not.
    { type: 'moodboard-deleted', at: `${DAY}T11:00:00.000Z`, data: { moodboard: 'e-0' } },
    earlier('g', '0'),
    { type: 'moodboard-deleted', at: '2025-09-21T10:00:00.000Z', data: { moodboard: 'g' } },
    { type: 'moodboard-restored', at: `${DAY}T11:00:00.000Z`, data: { moodboard: 'g' } },
  ]);
  const figure = await f.overview.moodboards(await f.scope({ category: 'fabric' }));
  expect(rowOf(figure, 'denim')).toMatchObject({
    numerator: 168,
    denominator: 2_400,
    value: 7,
    value_label: '7.0 %',
    share_of_moodboards_v2: 7,
    evolution: 100,
    points: 3.5,
  });
});

it('puts two seasons side by side and says which still shows', async () => {
  await facts.looks([...looks(SS27, 40, 10), ...looks('fall-winter-2026', 40, 20, { day: '2026-03-02' })]);
  const open = await f.scopes.read(
    inputOf(FigureQueryDto, { category: 'fabric' }),
    { roles: ['operator'] } as never,
    new Date('2026-09-20T12:00:00Z'),
  );
  const figure = await f.overview.runwayShare(open);
  expect(figure.rows.map((row) => [row.season_short, row.value])).toEqual([
    ['SS27', 25],
    ['FW26', 50],
  ]);
  expect(figure.meta.partial).toBe(true);
});

it('answers the one row of a trend, whatever its category, by its rank among all', async () => {
  await facts.looks([
    ...looks(SS27, 40, 10),
    ...looks(SS27, 20, 0, { designer: 'b', tags: ['lace'] }),
    ...looks(SS27, 40, 0, { designer: 'c', tags: ['romantic'] }),
  ]);
  const ask = async (query: object) => {
    const figure = await f.overview.runwayShare(await f.scope({ trend: 'denim', ...query }));
    return figure.rows.map((row) => [row.tag_name, row.value, row.ranking]);
  };
  expect(await ask({})).toEqual([['denim', 10, 3]]);
  expect(await ask({ category: 'fabric' })).toEqual([['denim', 10, 2]]);
  expect(await ask({ category: 'theme' })).toEqual([]);
});

it('sets a season beside another one, never beside itself', async () => {
  const scope = await f.scope({ compare: 'spring-summer-2026' });
  expect(scope.seasons.map(({ short_name }) => short_name)).toEqual(['SS27', 'SS26']);
  expect(scope.filters).toMatchObject({ season: SS27, compare: SS26 });
  await expect(f.scope({ compare: SS27 })).rejects.toMatchObject({
    violations: [
      {
        propertyPath: 'compare',
        code: 'same_season',
        message: expect.stringContaining('spring-summer-2026'),
      },
    ],
  });
  const usual = await f.scopes.read(inputOf(FigureQueryDto, {}), ANALYST, NOW);
  expect(usual.filters).toMatchObject({ season: SS27, compare: 'fall-winter-2026' });
});

it('shows everybody closed seasons only, and names what it does not know', async () => {
  const ask = async (query: object, day = '2026-11-20T12:00:00Z') =>
    f.scopes.read(inputOf(FigureQueryDto, query), undefined, new Date(day));
  expect((await ask({})).environment).toBe('Demo');
  // Years later, and while Spring-Summer 2027 is still being shown.
  const at = async (day: string) => (await ask({}, day)).season.slug;
  expect(await at('2029-11-20')).toBe('spring-summer-2030');
  expect(await at('2026-09-20')).toBe('resort-2027');
  await expect(ask({ season: 'spring-summer-2024' })).rejects.toMatchObject({ code: 'dashboard/forbidden' });
  await expect(ask({ window: '30d' })).rejects.toMatchObject({ code: 'dashboard/forbidden' });
  await expect(ask({ season: 'no-such' })).rejects.toThrow(/Allowed: fall-winter-2030/);
  await expect(ask({ metric: 'no-such' })).rejects.toThrow(/traffic/);
  await expect(ask({ from: '2026-01-01' })).rejects.toThrow(/go together/);
});
