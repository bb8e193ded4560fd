import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { testPostgres, testWarehouse } from '@toile/testing';
import pg from 'pg';
import { rounded } from '../../figure/rounded.js';
import { Facts, type LookToInsert } from '../../testing-facts.js';
import { ANALYST, figuresOn } from '../../testing-figures.js';

let stop: () => Promise<void>;
let facts: Facts;
let f: ReturnType<typeof figuresOn>;
beforeAll(async () => {
  const postgres = await testPostgres();
  const pool = new pg.Pool({ connectionString: postgres.url });
  const store = await testWarehouse(pool);
  facts = new Facts(store.warehouse);
  f = figuresOn(store.warehouse, { denim: 'fabric', romantic: 'theme' });
  stop = async () => {
    await store.stop();
    await pool.end();
    await postgres.stop();
  };
});
afterAll(() => stop?.());
beforeEach(() => facts.clear());

const SS27 = 'spring-summer-2027';
const SS26 = 'spring-summer-2026';
const DAY = '2026-09-20';
const YEAR_AGO = '2025-09-20';
const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const time = (index: number, day = DAY) =>
  new Date(Date.parse(`${day}T06:00:00.000Z`) + index * 1_000).toISOString();
const looks = (count: number, over: Partial<LookToInsert> & { season?: string } = {}): LookToInsert[] =>
  many(count, (i) => ({
    look: `${over.designer ?? 'verne'}-${over.season ?? SS27}-${over.tags?.join('') ?? ''}${over.colours?.join('') ?? ''}-${i}`,
    day: over.season === SS26 ? YEAR_AGO : DAY,
    ...over,
  }));
const trend = { slug: 'denim', name: 'Denim' };
const verne = { slug: 'verne', name: 'Verne' };

it('ranks brands by traffic of their own pages in version 2, says which have few views, and knows the ranks of a year before', async () => {
  // The fourth brand shows menswear alone.
  await facts.looks([
    ...['a', 'b', 'c', 'e', 'z'].flatMap((designer) => looks(1, { designer })),
    ...looks(1, { designer: 'd', type: 'man' }),
    ...looks(1, { season: SS26 }),
  ]);
  const pages = (brand: string, count: number, day = DAY) =>
    many(count, (i) => ({
      at: time(i, day),
      visitor: `${brand}-${i}`,
      entity: brand && `designer:${brand}`,
      route: brand || 'home',
    }));
  await facts.pages([
    ...pages('a', 298),
    ...pages('b', 150),
    ...pages('c', 150),
    ...pages('d', 20),
    ...pages('e', 9),
    ...pages('', 10_000 - 298 - 150 - 150 - 20 - 9),
    ...pages('gone', 60, YEAR_AGO),
    ...pages('c', 50, YEAR_AGO),
    ...pages('a', 20, YEAR_AGO),
    ...pages('', 30, YEAR_AGO),
  ]);
  const figure = await f.graphs.ranking(await f.scope({ metric: 'traffic', definition: '2' }));
  expect(figure.meta).toMatchObject({ definition: 'ranking_traffic_v2', version: 2 });
  expect(figure.rows.map((row) => [row.tag_name, row.ranking, row.previous_ranking, row.value])).toEqual([
    ['a', 1, 3, 2.98],
    ['b', 2, null, 1.5],
    ['c', 2, 2, 1.5],
    ['d', 4, null, 0.2],
    ['e', 5, null, 0.09],
    ['gone', null, 1, 0],
  ]);
  expect(figure.rows.map(({ low_base }) => low_base)).toEqual([false, false, false, false, true, true]);
  expect(figure.rows[0]).toMatchObject({ value_label: '2.98 %', numerator: 298, denominator: 10_000 });
  const first = await f.graphs.top20Home(await f.scope());
  expect(first.rows.map((row) => row.tag_name)).toEqual(['a', 'b', 'c', 'e']);
  // The season is closed: what arrives now changes numbers, not who is in.
  await facts.pages(pages('z', 500));
  const later = await f.graphs.top20Home(await f.scope());
  expect(later.rows.map((row) => row.tag_name)).toEqual(['a', 'b', 'c', 'e']);
});

it('counts as traffic every page that names a brand, by type and city, now and as known then', async () => {
  await facts.looks([
    { look: 'a-woman', designer: 'a', collection: 'a-paris' },
    { look: 'a-before', designer: 'a', collection: 'a-earlier', season: 'fall-winter-2020' },
    { look: 'a-man', designer: 'a', type: 'man', city: 'milan', collection: 'a-milan' },
    { look: 'b-woman', designer: 'b', city: 'milan', collection: 'b-milan' },
  ]);
  const doc = {
    designer: { slug: 'b' },
    season: { slug: SS27 },
    type: { slug: 'woman' },
    city: { slug: 'milan' },
  };
  await facts.messages('catalogue', [
    {
      type: 'content-published',
      at: '2020-01-01T00:00:00.000Z',
      data: { kind: 'street-style', slug: 'b-street', doc },
    },
  ]);
  const pages = (entity: string, count: number) =>
    many(count, (i) => ({ at: time(i), visitor: `v-${i}`, entity, route: entity || 'home' }));
  await facts.pages([
    ...pages('designer:a', 10),
    ...pages('collection:a-paris', 5),
    ...pages('look:a-woman', 20),
    ...pages('look:a-before', 2),
    ...pages('look:a-man', 30),
    ...pages('designer:b', 1),
    ...pages('street-style:b-street', 4),
    ...pages('look:unknown', 8),
    ...pages('', 20),
  ]);
  const traffic = async (query: Record<string, string>) => {
    const { rows } = await f.graphs.ranking(await f.scope(query));
    expect(new Set(rows.map(({ denominator }) => denominator))).toEqual(new Set([100]));
    return rows.map(({ tag_name, numerator }) => [tag_name, numerator]);
  };
  for (const known of [{}, { as_of: '2026-11-01T00:00:00Z' }]) {
    expect(await traffic(known)).toEqual([
      ['a', 37],
      ['b', 5],
    ]);
    expect(await traffic({ ...known, type: 'man' })).toEqual([['a', 40]]);
    expect(await traffic({ ...known, city: 'milan' })).toEqual([['b', 5]]);
  }
  const days = await f.rows.events(
    { measure: 'traffic', brand: 'a', season: SS27, type: 'woman', explain: 'false' },
    ANALYST,
  );
  expect(days.rows).toEqual([{ day: DAY, events: 37, of: 100 }]);
});

it('counts pages of a look for the brand it is of now, and none of one that was withdrawn', async () => {
  const [before, since] = ['2020-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'];
  await facts.looks([
    { look: 'moved', designer: 'a', collection: 'a-first', at: before },
    { look: 'moved', designer: 'b', collection: 'b-second', at: since },
    { look: 'gone', designer: 'a', collection: 'a-first', at: before },
    { look: 'stays', designer: 'a', collection: 'a-other', at: before },
    { look: 'unseen', designer: 'c', collection: 'c-first', at: before },
  ]);
  await facts.messages('catalogue', [
    { type: 'look-withdrawn', at: since, data: { look: 'gone', collection: 'a-first', type: 'woman' } },
  ]);
  const pages = (entity: string, count: number) =>
    many(count, (i) => ({ at: time(i), visitor: `v-${i}`, entity, route: entity }));
  await facts.pages([
    ...pages('look:moved', 10),
    ...pages('collection:b-second', 2),
    ...pages('look:gone', 5),
    ...pages('collection:a-first', 3),
    ...pages('look:stays', 4),
  ]);
  for (const known of [{}, { as_of: '2026-11-01T00:00:00Z' }]) {
    const { rows } = await f.graphs.ranking(await f.scope(known));
    expect(rows.map(({ tag_name, numerator, denominator }) => [tag_name, numerator, denominator])).toEqual([
      ['b', 12, 24],
      ['a', 4, 24],
    ]);
  }
});

it('draws visitors anew: between what a share of searches lies, and its change, the same from raw rows', async () => {
  await facts.looks([...looks(1, { tags: ['denim'] }), ...looks(1, { tags: ['lace'], season: SS26 })]);
  // One visitor asks for denim again and again, the others once: few people are behind many searches.
  const ask = (visitor: string, names: string[], nth: number, day = DAY) => ({
    visitor,
    names,
    at: new Date(Date.parse(time(0, day)) + nth * 31 * 60_000).toISOString(),
  });
  await facts.searches([
    ...many(20, (i) => ask('fan', ['tag:denim'], i)),
    ...many(20, (i) => ask(`once-${i}`, ['tag:denim'], 0)),
    ...many(60, (i) => ask(`other-${i}`, ['tag:lace'], 0)),
    ...many(50, (i) => ask(`once-${i}`, ['tag:denim'], 0, YEAR_AGO)),
    ...many(50, (i) => ask(`other-${i}`, ['tag:lace'], 0, YEAR_AGO)),
  ]);
  const denim = async (query = {}) => {
    const { rows } = await f.overview.searches(await f.scope({ category: 'fabric', ...query }));
    return rows.find(({ tag_name }) => tag_name === 'denim');
  };
  const row = await denim();
  expect(row).toMatchObject({ value: 40, evolution: -20 });
  const [from = 0, to = 0] = row?.interval ?? [];
  // Of a hundred independent searches it would be about 30.4 to 49.6.
  expect([from < 26, to > 52]).toEqual([true, true]);
  const [less = 0, more = 0] = row?.change_interval ?? [];
  expect([less < -20, more > 0]).toEqual([true, true]);
  expect(await denim({ as_of: '2026-11-01T00:00:00Z' })).toEqual(row);
});

it('says where a window is longer than the one it is compared with', async () => {
  const rule = async () => (await f.graphs.ranking(await f.scope())).meta.window.rule;
  await facts.looks([...looks(1), ...looks(1, { season: SS26 })]);
  expect(await rule()).toBe('SS27: first show day to last show day + 7 days, Europe/Paris');
  await facts.looks([{ look: 'later', day: '2026-09-23' }]);
  expect(await rule()).toContain('; 11 days beside 8 a year earlier');
  // Nobody has shown in the other city.
  const { meta } = await f.graphs.ranking(await f.scope({ city: 'milan' }));
  expect(meta.window.rule).toMatch(/^SS27: without shows of this type and city, the whole season \+ 7 days/);
});

it('ranks brands by views of looks, repeats not counted again', async () => {
  await facts.looks([...looks(2, { designer: 'a' }), ...looks(1, { designer: 'b' })]);
  const view = (look: string, visitor: string, at: string) => ({ look, visitor, at });
  await facts.views([
    ...many(12, (i) => view(`a-${SS27}--0`, `v-${i}`, time(i))),
    ...many(12, (i) => view(`a-${SS27}--1`, `v-${i}`, time(i))),
    ...many(12, (i) => view(`b-${SS27}--0`, `v-${i}`, time(i))),
    ...many(12, (i) => view(`b-${SS27}--0`, `v-${i}`, time(i + 600))),
  ]);
  const figure = await f.graphs.ranking(await f.scope({ metric: 'views' }));
  expect(figure.rows.map((row) => [row.tag_name, row.value])).toEqual([
    ['a', 24],
    ['b', 12],
  ]);
  // Of one brand the rank is still the one among all.
  const second = await f.graphs.ranking(await f.scope({ metric: 'views', brand: 'b' }));
  expect(second.rows.map((row) => [row.tag_name, row.ranking, row.value])).toEqual([['b', 2, 12]]);
  const viewed = await f.rankings.mostViewed(await f.scope({ brand: 'a' }));
  expect(viewed.rows.map((row) => [row.look, row.value])).toEqual([
    [`a-${SS27}--0`, 12],
    [`a-${SS27}--1`, 12],
  ]);
});

it('tells what leads a dimension, each with its most viewed look, and the looks of one that is chosen', async () => {
  await facts.looks([
    { look: 'a-1', designer: 'a', tags: ['dress', 'feather'] },
    { look: 'a-2', designer: 'a', tags: ['dress', 'lace'] },
    { look: 'b-1', designer: 'b', tags: ['dress', 'lace'] },
    { look: 'c-1', designer: 'c', season: SS26, tags: ['dress'], day: YEAR_AGO },
  ]);
  const views = (look: string, count: number) =>
    many(count, (i) => ({ look, visitor: `v-${i}`, at: time(i) }));
  await facts.views([...views('a-1', 12), ...views('a-2', 11), ...views('b-1', 9), ...views('c-1', 10)]);
  await facts.messages(
    'moodboards',
    many(3, (i) => ({
      type: 'look-added-to-moodboard',
      at: time(0),
      data: { moodboard: `b-${i}`, media_type: 'look', slug: 'b-1' },
    })),
  );
  const viewed = async (dimension: 'brands' | 'trends' | 'seasons', query: Record<string, string> = {}) => {
    const scope = await f.scope(query);
    // Seasons are told apart where none is chosen.
    const input = dimension === 'seasons' ? { ...scope.input, season: undefined } : scope.input;
    const { rows } = await f.rankings.mostViewedOf(dimension, { ...scope, input } as typeof scope);
    return rows.map(({ tag_name, look, value }) => [tag_name, look, value]);
  };
  expect(await viewed('brands')).toEqual([
    ['a', 'a-1', 12],
    ['b', 'b-1', 9],
  ]);
  expect(await viewed('brands', { brand: 'a' })).toEqual([
    [null, 'a-1', 12],
    [null, 'a-2', 11],
  ]);
  // The dress most looked at is the feathered one: of what it is first in, feathers are rarest.
  expect(await viewed('trends')).toEqual([
    ['feather', 'a-1', 12],
    ['lace', 'a-2', 11],
  ]);
  expect(await viewed('seasons')).toEqual([
    [SS27, 'a-1', 12],
    [SS26, 'c-1', 10],
  ]);
  const saved = await f.rankings.mostSavedOf('brands', await f.scope());
  expect(saved.rows.map(({ tag_name, look, value }) => [tag_name, look, value])).toEqual([['b', 'b-1', 3]]);
});

it('sets a country beside the world', async () => {
  await facts.looks(looks(1, { tags: ['denim'] }));
  const searches = (country: string, count: number, of: number) =>
    many(of, (i) => ({
      at: time(i),
      visitor: `${country}-${i}`,
      country,
      names: [i < count ? 'tag:denim' : 'designer:verne'],
    }));
  // The world: 60 / 4,000 = 1.5 %; Italy 30 / 1,000 = 3 %.
  await facts.searches([...searches('IT', 30, 1_000), ...searches('FR', 30, 3_000)]);
  const figure = await f.graphs.searchByCountry(await f.scope(), trend);
  expect(figure.rows.map((row) => [row.label, row.value, row.index])).toEqual([
    ['Italy', 3, 200],
    ['France', 1, 67],
  ]);
});

it('leads from the last trend searched in a session, within 30 minutes, to a brand', async () => {
  await facts.looks([...looks(1, { tags: ['denim'] }), ...looks(1, { tags: ['lace'] })]);
  const sessions = (count: number, name: string, names: string[], minutes: number) => {
    const of = (i: number, minute: number) => ({
      visitor: `${name}-${i}`,
      session: `${name}-${i}`,
      at: new Date(Date.parse(`${DAY}T08:00:00.000Z`) + minute * 60_000).toISOString(),
    });
    return [
      many(count, (i) => ({ ...of(i, 0), names: ['tag:lace'] })),
      many(count, (i) => ({ ...of(i, 1), names })),
      many(count, (i) => ({ ...of(i, minutes), entity: 'designer:verne', route: 'designer_show' })),
    ] as const;
  };
  const parts = [
    sessions(180, 'd', ['tag:denim'], 31),
    sessions(420, 'l', ['tag:lace'], 5),
    sessions(50, 'late', ['tag:denim'], 32),
  ];
  for (const [first, second, views] of parts) {
    await facts.searches([...first, ...second]);
    await facts.pages(views);
  }
  const figure = await f.graphs.topTrendsLeadingToBrand(await f.scope(), verne);
  expect(figure.rows.map((row) => [row.tag_name, row.numerator, row.denominator, row.value])).toEqual([
    ['lace', 420, 600, 70],
    ['denim', 180, 600, 30],
  ]);
  // As wide as 600 visitors drawn anew, each of whom looked once; the two trends are parts of the same whole.
  const [lace, denim] = figure.rows.map(({ interval }) => interval ?? [0, 0]);
  expect(lace?.[0]).toBeGreaterThan(63);
  expect(lace?.[0]).toBeLessThan(70);
  expect(lace?.[1]).toBeGreaterThan(70);
  expect(lace?.[1]).toBeLessThan(77);
  expect(denim?.[0]).toBeCloseTo(100 - (lace?.[1] ?? 0), 1);
  const then = await f.scope({ as_of: '2026-11-20T00:00:00Z' });
  expect((await f.graphs.topTrendsLeadingToBrand(then, verne)).rows).toEqual(figure.rows);
});

it('counts a view after midnight that a search before it led to, as known now and as known then', async () => {
  await facts.looks(looks(1, { tags: ['denim'] }));
  const who = (i: number) => ({ visitor: `v-${i}`, session: `s-${i}` });
  // Shows begin on the 20th; in Paris it is two hours later.
  await facts.searches(
    many(12, (i) => ({ ...who(i), at: '2026-09-19T21:55:00.000Z', names: ['tag:denim'] })),
  );
  await facts.pages(
    many(12, (i) => ({ ...who(i), at: '2026-09-19T22:05:00.000Z', entity: 'designer:verne' })),
  );
  for (const scope of [await f.scope(), await f.scope({ as_of: '2026-11-01T00:00:00Z' })]) {
    const figure = await f.graphs.topTrendsLeadingToBrand(scope, verne);
    expect(figure.rows.map((row) => [row.tag_name, row.numerator])).toEqual([['denim', 12]]);
  }
});

it('shows brands of at least 20 looks by their part of a trend, and how many brands took it up', async () => {
  await facts.looks([
    ...looks(10, { designer: 'a', tags: ['denim'] }),
    ...looks(10, { designer: 'a' }),
    ...looks(19, { designer: 'small', tags: ['denim'] }),
    ...looks(30, { designer: 'none' }),
    ...looks(1, { designer: 'b', tags: ['denim'] }),
    ...looks(99, { designer: 'b' }),
  ]);
  const figure = await f.graphs.topBrandsFeaturingTrend(await f.scope(), trend);
  expect(figure.rows.map((row) => [row.tag_name, row.value, row.low_base])).toEqual([
    ['a', 50, true],
    ['b', 1, false],
  ]);
  const adoption = await f.kpi.trend.adoption(await f.scope(), trend);
  expect(adoption.rows[0]).toMatchObject({ numerator: 3, denominator: 4, value: 75 });
});

it('gives 90 of 200 brands as 45.0 %', async () => {
  await facts.looks(
    many(200, (i) => ({ look: `l-${i}`, designer: `d-${i}`, tags: i < 90 ? ['denim'] : [] })),
  );
  const { rows } = await f.kpi.trend.adoption(await f.scope(), trend);
  expect(rows[0]).toMatchObject({ value_label: '45.0 %', numerator: 90, denominator: 200, low_base: false });
  // The error of 90 of 200 is 3.5 points.
  const [from = 0, to = 0] = rows[0]?.interval ?? [];
  expect([Math.round(45 - from), Math.round(to - 45)]).toEqual([7, 7]);
});

it('draws six pills and the rest, which add up to 100, and tones of any colour', async () => {
  const colours = ['#17161a', '#f7f6f3', '#c4252b', '#2450a8', '#1d7a55', '#ecc9c3', '#c9a75a', '#6d4296'];
  await facts.looks([
    ...colours.flatMap((hex, index) => looks(9 - index, { colours: [hex, '#17161a'] })),
    ...looks(4),
  ]);
  const { rows } = await f.colours.mainColours(await f.scope());
  expect(rows.map((row) => row.label)).toEqual([
    'Black',
    'Optic White',
    'Scarlet',
    'Cobalt',
    'Emerald',
    'Blush',
    'Other',
  ]);
  expect(rows[0]).toMatchObject({ bar_background: '#17161a', numerator: 9, denominator: 44 });
  expect(Math.round(rows.reduce((sum, row) => sum + (row.value ?? 0), 0) * 10)).toBe(1_000);
  // What the rest is made of is told where more rows are asked for.
  const all = (await f.colours.mainColours(await f.scope({ limit: '40' }))).rows;
  expect(all.map((row) => row.label).slice(6)).toEqual(['Gold', 'Violet']);
  expect(Math.round(all.reduce((sum, row) => sum + (row.value ?? 0), 0) * 10)).toBe(1_000);
  const tones = await f.colours.tones(await f.scope());
  expect(tones.rows[0]).toMatchObject({ tag_name: 'blacks', numerator: 44, denominator: 48 });
  expect(tones.rows.find((row) => row.tag_name === 'reds')).toMatchObject({ numerator: 7 });
});

it('says between what colours and their changes lie, by the brands that show them', async () => {
  const [black, red, blue, gold] = ['#17161a', '#c4252b', '#2450a8', '#c9a75a'];
  const shown = (season: string, own: (brand: number) => string[][]) =>
    many(12, (brand) =>
      own(brand).flatMap((colours) => looks(3, { designer: `d-${brand}`, season, colours })),
    ).flat();
  await facts.looks([
    // Each brand shows as much black as the year before; red is of one brand alone.
    ...shown(SS27, (brand) => [[black], [blue], ...(brand === 0 ? [[red, gold]] : [])]),
    ...shown(SS26, (brand) => [
      [black],
      [blue],
      ...(brand === 1 ? [[red]] : []),
      ...(brand === 2 ? [[gold]] : []),
    ]),
  ]);
  const { rows } = await f.colours.mainColours(await f.scope({ limit: '40' }));
  const [first, , scarlet, fallen] = rows;
  expect(first).toMatchObject({
    tag_name: 'black',
    ranking: 1,
    previous_ranking: 1,
    brands: 12,
    evolution: 4,
  });
  const [from = 0, to = 0] = first?.interval ?? [];
  expect([from < 48, to > 48]).toEqual([true, true]);
  expect(first?.change_interval?.[0]).toBeLessThan(0);
  expect(first?.change_interval?.[1]).toBeGreaterThan(0);
  // A draw may be without the one brand.
  expect(scarlet).toMatchObject({ tag_name: 'scarlet', brands: 1, interval: [0, expect.any(Number)] });
  expect(fallen).toMatchObject({
    tag_name: 'gold',
    value: 0,
    evolution: -100,
    ranking: null,
    previous_ranking: 3,
  });
  const others = (await f.colours.mainColours(await f.scope({ limit: '2' }))).rows[1];
  expect(others).toMatchObject({ label: 'Other', numerator: 39, brands: 12 });
  const [least = 0, most = 0] = others?.interval ?? [];
  expect([rounded(100 - most, 1), rounded(100 - least, 1)]).toEqual([from, to]);
  for (const figure of [
    await f.colours.tones(await f.scope()),
    await f.count.at('graphs/dominant-tones', await f.scope()),
  ])
    expect(figure.rows[0]).toMatchObject({ interval: expect.any(Array), change_interval: expect.any(Array) });
  // One brand tells nothing of others.
  const own = await f.colours.mainColours(await f.scope({ brand: 'd-0' }));
  expect(own.rows[0]).toMatchObject({ interval: null, change_interval: null });
});

it('names the largest risers and themes', async () => {
  await facts.looks([
    ...looks(60, { tags: ['denim'] }),
    ...looks(31, { tags: ['romantic'] }),
    ...looks(29, { tags: ['rare'] }),
    ...looks(30, { season: SS26, tags: ['denim'] }),
    ...looks(30, { season: SS26, tags: ['romantic'] }),
    ...looks(60, { season: SS26 }),
  ]);
  const risers = await f.kpi.trend.risers(await f.scope());
  expect(risers.rows.map((row) => [row.tag_name, row.evolution])).toEqual([
    ['denim', 100],
    ['romantic', 3.3],
  ]);
  const themes = await f.graphs.themeHome(await f.scope());
  expect(themes.rows.map((row) => row.tag_name)).toEqual(['romantic']);
});

it('says how a season and a brand did beside the year before', async () => {
  await facts.looks([...looks(30), ...looks(10, { designer: 'b' }), ...looks(20, { season: SS26 })]);
  await facts.views(many(20, (i) => ({ look: `verne-${SS27}--0`, visitor: `v-${i}`, at: time(i) })));
  await facts.searches(many(10, (i) => ({ at: time(i), visitor: `v-${i}`, names: ['designer:verne'] })));
  const season = await f.kpi.season.of(await f.scope());
  const values = Object.fromEntries(
    season.rows.map((row) => [row.label, [row.value, row.evolution, row.suppressed]]),
  );
  expect(values).toEqual({
    looks: [40, 100, false],
    collections: [2, 100, false],
    brands: [2, 100, false],
    models: [0, null, false],
    views: [20, null, false],
    searches: [10, null, false],
    saves: [0, null, false],
  });
  const brand = await f.kpi.brand.of(await f.scope({ brand: 'verne' }), verne);
  const rows = Object.fromEntries(brand.rows.map((row) => [row.label, row.value]));
  expect(rows).toEqual({ looks: 30, runway_share: 75, traffic: 0, searches: 100, moodboards: null });
});

it('ranks looks by the boards that keep them and draws the same ones all day', async () => {
  await facts.looks(looks(30));
  const add = (board: string, look: number) => ({
    type: 'look-added-to-moodboard',
    at: time(0),
    data: { moodboard: board, media_type: 'look', slug: `verne-${SS27}--${look}` },
  });
  await facts.messages('moodboards', [
    ...many(11, (i) => add(`b-${i}`, 1)),
    ...many(12, (i) => add(`b-${i}`, 2)),
  ]);
  const saved = await f.rankings.mostSavedOf('seasons', await f.scope());
  expect(saved.rows.map((row) => [row.look, row.value])).toEqual([
    [`verne-${SS27}--2`, 12],
    [`verne-${SS27}--1`, 11],
  ]);
  await facts.views(many(30, (i) => ({ look: `verne-${SS27}--${i}`, visitor: 'v', at: time(i) })));
  const draw = async (as: Date) =>
    (await f.rankings.random({ ...(await f.scope()), asOf: as })).rows.map((row) => row.look);
  const monday = await draw(new Date('2026-11-16T08:00:00Z'));
  expect(monday).toHaveLength(10);
  expect(await draw(new Date('2026-11-16T20:00:00Z'))).toEqual(monday);
  expect(await draw(new Date('2026-11-17T08:00:00Z'))).not.toEqual(monday);
});
