import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { testPostgres, testWarehouse } from '@toile/testing';
import { lookViews, pageViews, searchSets, type Warehouse } from '@toile/warehouse';
import pg from 'pg';
import type { Member } from '../../../kernel/auth/member.js';
import { isInDemo } from '../scope/scope.js';
import { Facts } from '../testing-facts.js';
import { ANALYST, figuresOn } from '../testing-figures.js';

let stop: () => Promise<void>;
let facts: Facts;
let warehouse: Warehouse;
let f: ReturnType<typeof figuresOn>;
beforeAll(async () => {
  const postgres = await testPostgres();
  const pool = new pg.Pool({ connectionString: postgres.url });
  pool.on('error', () => undefined);
  const store = await testWarehouse(pool);
  warehouse = store.warehouse;
  facts = new Facts(warehouse);
  f = figuresOn(warehouse, { denim: 'fabric', lace: 'fabric' });
  stop = async () => {
    await store.stop();
    await pool.end();
    await postgres.stop();
  };
});
afterAll(() => stop?.());
beforeEach(() => facts.clear());

const READER = { roles: ['member'] } as unknown as Member;
const WEEKS = { from: '2026-10-05', to: '2026-10-25' };
const LOOKS = [
  { look: 'd-1', designer: 'a', tags: ['denim'] },
  { look: 'd-2', designer: 'a', tags: ['denim', 'lace'] },
  { look: 'l-1', designer: 'b', tags: ['lace'], season: 'fall-winter-2026', day: '2026-03-04' },
];
const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const on = (day: string, n = 0) => new Date(Date.parse(`${day}T10:00:00Z`) + n * 1_000).toISOString();
const numerators = (series: Awaited<ReturnType<typeof f.series>>) =>
  Object.fromEntries(
    series.series.map(({ slug, points }) => [slug, points.map(({ numerator }) => numerator)]),
  );

/** Adds up what the days behind a point hold. */
async function behind(query: Record<string, string>) {
  const { rows } = await f.rows.events({ ...query, looks: 'all' }, ANALYST);
  return {
    events: rows.reduce((sum, day) => sum + day.events, 0),
    of: rows.reduce((sum, day) => sum + day.of, 0),
  };
}

it('counts searches by week, of those that name anything, and the days behind a point add up to it', async () => {
  await facts.looks(LOOKS);
  const search = (day: string, n: number, names: string[]) => ({ at: on(day, n), visitor: `v-${n}`, names });
  await facts.searches([
    ...many(3, (n) => search('2026-10-05', n, ['tag:denim'])),
    ...many(4, (n) => search('2026-10-18', n, ['tag:denim', 'tag:lace'])),
    ...many(5, (n) => search('2026-10-19', n + 10, ['tag:lace'])),
    search('2026-10-19', 50, ['tag:nothing-known']),
    // The day before the first, in Paris, although not in London.
    { at: '2026-10-04T21:59:00Z', visitor: 'v-90', names: ['tag:denim'] },
  ]);
  const series = await f.series({ measure: 'searches', slugs: 'denim,lace', ...WEEKS });
  expect(series.steps.map(({ from, to, of, partial }) => [from, to, of, partial])).toEqual([
    ['2026-10-05', '2026-10-11', 3, false],
    ['2026-10-12', '2026-10-18', 4, false],
    ['2026-10-19', '2026-10-25', 5, false],
  ]);
  expect(numerators(series)).toEqual({ denim: [3, 4, 0], lace: [0, 4, 5] });
  expect(series.series[0]?.points.map(({ value }) => value)).toEqual([100, 100, 0]);
  const week = { measure: 'searches', trend: 'denim', from: '2026-10-12', to: '2026-10-18' };
  expect(await behind(week)).toEqual({ events: 4, of: 4 });
});

it('counts the searches of one country, and of all that are nowhere else', async () => {
  await facts.looks(LOOKS);
  const from = (country: string, n: number, names: string[]) => ({
    at: on('2026-10-05', n),
    visitor: `v-${n}`,
    names,
    country,
  });
  await facts.searches([
    ...many(3, (n) => from('FR', n, ['tag:denim'])),
    ...many(2, (n) => from('FR', n + 10, ['tag:lace'])),
    ...many(4, (n) => from('IT', n + 20, ['tag:denim', 'designer:a'])),
    from('ZZ', 40, ['tag:denim']),
  ]);
  const searched = { measure: 'searches', slugs: 'denim', ...WEEKS };
  for (const [country, events, of] of [
    ['france', 3, 5],
    ['italy', 4, 4],
    ['other', 1, 1],
    ['all-countries', 8, 10],
  ] as const) {
    const series = await f.series({ ...searched, country });
    expect(numerators(series)).toEqual({ denim: [events, 0, 0] });
    expect(series.steps[0]?.of).toBe(of);
    // Few are marked as such, in a country as in the world.
    expect(series.series[0]?.points[0]?.low_base).toBe(true);
    const week = { measure: 'searches', from: '2026-10-05', to: '2026-10-11', country };
    expect(await behind({ ...week, trend: 'denim' })).toEqual({ events, of });
  }
  const italy = await f.series({ ...searched, of: 'brand', slugs: 'a', country: 'italy' });
  expect(numerators(italy)).toEqual({ a: [4, 0, 0] });
  expect(italy.meta.filters).toEqual({ country: 'italy' });
});

it('counts openings of looks of every season with a trend or of a brand, and the days behind them', async () => {
  await facts.looks(LOOKS);
  const view = (look: string, day: string, n: number) => ({ look, at: on(day, n), visitor: `v-${n}` });
  await facts.views([
    ...many(6, (n) => view('d-1', '2026-10-06', n)),
    ...many(2, (n) => view('d-2', '2026-10-06', n)),
    ...many(7, (n) => view('l-1', '2026-10-07', n)),
    view('l-1', '2026-10-20', 1),
  ]);
  const series = await f.series({ measure: 'views', slugs: 'lace,denim', ...WEEKS });
  expect(series.steps.map(({ of }) => of)).toEqual([15, 0, 1]);
  expect(numerators(series)).toEqual({ lace: [9, 0, 1], denim: [8, 0, 0] });
  expect(series.series[0]?.points.map(({ value, low_base }) => [value, low_base])).toEqual([
    [60, true],
    [null, false],
    [100, true],
  ]);
  const first = { from: '2026-10-05', to: '2026-10-11' };
  expect(await behind({ measure: 'views', trend: 'lace', ...first })).toEqual({ events: 9, of: 15 });
  const brands = await f.series({
    measure: 'views',
    of: 'brand',
    step: 'day',
    from: '2026-10-06',
    to: '2026-10-07',
  });
  expect(numerators(brands)).toEqual({ a: [8, 0], b: [0, 7] });
  expect(await behind({ measure: 'views', brand: 'b', ...first })).toEqual({ events: 7, of: 15 });
});

const SEALED_TO = new Date('2026-10-09T00:00:00Z');
/** Seals what arrived at ten on three days. */
async function seal(): Promise<void> {
  for (const rollup of [lookViews, searchSets, pageViews])
    for (const day of ['2026-10-06', '2026-10-07', '2026-10-08']) {
      const hour = { from: `${day} 10:00:00`, to: `${day} 11:00:00` };
      const whole = { from: `${day} 00:00:00`, to: `${day.slice(0, -1)}${Number(day.at(-1)) + 1} 00:00:00` };
      await warehouse.command(`INSERT INTO toile.${rollup.name}_hour ${rollup.hourSql('toile')}`, hour);
      await warehouse.command(`INSERT INTO toile.${rollup.name}_days ${rollup.daySql('toile')}`, whole);
    }
}

it.each(['raw', 'sealed'])(
  'tells weeks as they were known at the end of a day, from %s rows, as a figure of the same days does',
  async (which) => {
    await facts.looks(LOOKS);
    const [on6, on7, on8] = ['2026-10-06', '2026-10-07', '2026-10-08'].map((day) => on(day));
    const view = (visitor: string, at?: string, receivedAt = at) => ({
      look: 'd-1',
      visitor,
      at: at ?? '',
      receivedAt: receivedAt ?? '',
    });
    await facts.views([
      view('early', on6),
      view('late', on6, on7),
      // What came late made a repeat of what counted before it.
      view('repeats', new Date(Date.parse(on6 ?? '') + 600_000).toISOString()),
      view('repeats', on6, on8),
      ...many(2, (n) => view(`later-${n}`, on8)),
    ]);
    await facts.searches([
      { visitor: 'early', names: ['tag:denim'], at: on6 ?? '', country: 'FR' },
      { visitor: 'late', names: ['tag:denim'], at: on6 ?? '', receivedAt: on7 ?? '', country: 'FR' },
    ]);
    await facts.pages([
      { visitor: 'early', entity: 'designer:a', at: on6 ?? '' },
      { visitor: 'late', entity: 'designer:a', at: on6 ?? '', receivedAt: on7 ?? '' },
    ]);
    if (which === 'sealed') await seal();
    const on9 = { days: SEALED_TO, hours: SEALED_TO };
    const read = which === 'sealed' ? figuresOn(warehouse, { denim: 'fabric', lace: 'fabric' }, [], on9) : f;
    const asOf = (day: string) => ({ as_of: `${day}T23:59:59.999Z` });
    const first = async (query: Record<string, string>) => {
      const { steps, series } = await read.series({ ...query, ...WEEKS });
      return [series[0]?.points[0]?.numerator, steps[0]?.of];
    };
    for (const [day, views, searches] of [
      ['2026-10-06', 2, 1],
      ['2026-10-07', 3, 2],
      ['2026-10-09', 5, 2],
    ] as const) {
      expect(await first({ measure: 'views', slugs: 'denim', ...asOf(day) })).toEqual([views, views]);
      const behindIt = { measure: 'views', trend: 'denim', from: '2026-10-05', to: '2026-10-11' };
      expect(await behind({ ...behindIt, ...asOf(day) })).toEqual({ events: views, of: views });
      for (const country of ['all-countries', 'france'])
        expect(await first({ measure: 'searches', slugs: 'denim', country, ...asOf(day) })).toEqual([
          searches,
          searches,
        ]);
      expect(await first({ measure: 'searches', groups: ROMANTIC, ...asOf(day) })).toEqual([
        searches,
        searches,
      ]);
      expect(await first({ measure: 'traffic', of: 'brand', slugs: 'a', ...asOf(day) })).toEqual([
        searches,
        // Pages of results are pages, too.
        2 * searches,
      ]);
    }
    expect(await first({ measure: 'views', slugs: 'denim' })).toEqual([5, 5]);
  },
);

it('counts boards in each week in which they gained it, and traffic of brands', async () => {
  await facts.looks(LOOKS);
  const gained = (moodboard: string, slug: string, day: string, type = 'look-added-to-moodboard') => ({
    type,
    at: on(day),
    data: { moodboard, media_type: 'look', slug },
  });
  await facts.messages('moodboards', [
    gained('one', 'd-1', '2026-10-06'),
    gained('one', 'd-2', '2026-10-07'),
    gained('one', 'd-1', '2026-10-08', 'look-removed-from-moodboard'),
    gained('two', 'l-1', '2026-10-06'),
    gained('one', 'd-1', '2026-10-20'),
  ]);
  const boards = await f.series({ measure: 'boards', slugs: 'denim', ...WEEKS });
  expect(numerators(boards)).toEqual({ denim: [1, 0, 1] });
  expect(boards.steps.map(({ of }) => of)).toEqual([2, 0, 1]);
  const last = { from: '2026-10-19', to: '2026-10-25', definition: '1' };
  expect(await behind({ measure: 'boards', trend: 'denim', ...last })).toEqual({ events: 1, of: 1 });
  const page = (entity: string, day: string, n: number) => ({ entity, at: on(day, n), visitor: `v-${n}` });
  await facts.pages([
    ...many(3, (n) => page('designer:a', '2026-10-06', n)),
    ...many(2, (n) => page('', '2026-10-06', n)),
  ]);
  const traffic = await f.series({ measure: 'traffic', of: 'brand', ...WEEKS });
  expect(numerators(traffic)).toEqual({ a: [3, 0, 0] });
  expect(traffic.steps[0]?.of).toBe(5);
  expect(traffic.meta.consent).toEqual({ value: 100, numerator: 5, denominator: 5 });
  expect(boards.meta).not.toHaveProperty('consent');
});

it('counts pictures of the street by the week in which they were taken, and the days behind a point', async () => {
  await facts.pictures([
    ...many(3, (n) => ({
      picture: `d-${n}`,
      at: on('2026-10-06', n),
      tags: ['denim', 'denim'],
      designer: 'a',
    })),
    { picture: 'l-1', at: on('2026-10-07'), tags: ['lace'], designer: 'b' },
    // After midnight in Paris, although not in London.
    { picture: 'l-2', at: '2026-10-11T22:30:00.000Z', tags: ['lace', 'denim'] },
    { picture: 'm-1', at: on('2026-10-06'), tags: ['denim'], type: 'man' },
    { picture: 'milan', at: on('2026-10-13'), tags: ['denim'], city: 'milan' },
    { picture: 'gone', at: on('2026-10-20'), tags: ['denim'] },
  ]);
  await facts.messages('catalogue', [
    {
      type: 'content-withdrawn',
      at: '2026-01-01T00:00:00.000Z',
      data: { kind: 'street-style', slug: 'gone' },
    },
  ]);
  const street = { measure: 'street-style', slugs: 'denim,lace', ...WEEKS };
  const series = await f.series(street);
  expect(series.steps.map(({ of }) => of)).toEqual([4, 2, 0]);
  expect(numerators(series)).toEqual({ denim: [3, 2, 0], lace: [1, 1, 0] });
  // A share of fewer than thirty pictures rests on few.
  expect(series.series[0]?.points[0]).toMatchObject({ value: 75, low_base: true });
  expect(series.meta).toMatchObject({ definition: 'street_style_share' });
  expect(series.meta).not.toHaveProperty('consent');
  expect(numerators(await f.series({ ...street, city: 'milan' }))).toEqual({
    denim: [0, 1, 0],
    lace: [0, 0, 0],
  });
  const brands = await f.series({ ...street, of: 'brand', slugs: 'a,b' });
  expect(numerators(brands)).toEqual({ a: [3, 0, 0], b: [1, 0, 0] });
  const week = { measure: 'street-style', from: '2026-10-05', to: '2026-10-11' };
  expect(await behind({ ...week, trend: 'denim' })).toEqual({ events: 3, of: 4 });
  expect(await behind({ ...week, brand: 'b' })).toEqual({ events: 1, of: 4 });
});

it('tells the runway share of every season that was shown, the largest of the newest first', async () => {
  await facts.looks([
    ...many(40, (n) => ({
      look: `n-${n}`,
      designer: n % 2 ? 'a' : 'b',
      tags: n < 13 ? ['denim'] : ['lace'],
    })),
    ...many(40, (n) => ({
      look: `o-${n}`,
      designer: n % 2 ? 'a' : 'b',
      season: 'spring-summer-2026',
      day: '2025-09-20',
      tags: n < 10 ? ['denim'] : [],
    })),
  ]);
  const series = await f.series({});
  expect(series.steps.map(({ season_short, of }) => [season_short, of])).toEqual([
    ['SS26', 40],
    ['SS27', 40],
  ]);
  expect(series.series.map(({ slug, points }) => [slug, points.map(({ value }) => value)])).toEqual([
    ['lace', [0, 67.5]],
    ['denim', [25, 32.5]],
  ]);
  expect(series.series[1]?.points[1]?.interval).toHaveLength(2);
  expect(series.shows.map(({ season_short }) => season_short)).toContain('SS27');
});

const ROMANTIC = '~romantic:tag:Romantic%3A%20soft:denim,lace';
const HOUSES = '~houses:brand:Houses:a,b';

it('counts a group once, whichever of its members a search, look, board or picture has, as a line beside others', async () => {
  await facts.looks(LOOKS);
  const search = (day: string, n: number, names: string[]) => ({ at: on(day, n), visitor: `v-${n}`, names });
  await facts.searches([
    ...many(3, (n) => search('2026-10-05', n, ['tag:denim'])),
    ...many(4, (n) => search('2026-10-05', n + 10, ['tag:denim', 'tag:lace'])),
    ...many(2, (n) => search('2026-10-05', n + 20, ['designer:a'])),
  ]);
  const both = { slugs: 'lace', groups: ROMANTIC, ...WEEKS };
  const searches = await f.series({ measure: 'searches', ...both });
  expect(searches.series.map(({ slug, label }) => [slug, label])).toEqual([
    ['lace', 'lace'],
    ['~romantic', 'Romantic: soft'],
  ]);
  expect(numerators(searches)).toEqual({ lace: [4, 0, 0], '~romantic': [7, 0, 0] });
  expect(searches.steps[0]?.of).toBe(9);
  // Few stay marked as few, however many members they are put together from.
  expect(searches.series[1]?.points[0]?.low_base).toBe(true);
  await facts.views([
    ...many(2, (n) => ({ look: 'd-1', at: on('2026-10-06', n), visitor: `v-${n}` })),
    ...many(3, (n) => ({ look: 'd-2', at: on('2026-10-06', n), visitor: `w-${n}` })),
    { look: 'l-1', at: on('2026-10-06'), visitor: 'x' },
  ]);
  expect(numerators(await f.series({ measure: 'views', ...both }))).toEqual({
    lace: [4, 0, 0],
    '~romantic': [6, 0, 0],
  });
  // Without slugs the groups are all that is drawn.
  const alone = await f.series({ measure: 'views', of: 'brand', groups: `${HOUSES};~a:brand:A:a`, ...WEEKS });
  expect(numerators(alone)).toEqual({ '~houses': [6, 0, 0], '~a': [5, 0, 0] });
  await facts.pictures([{ picture: 'p', at: on('2026-10-06'), tags: ['denim', 'lace'], designer: 'a' }]);
  expect(numerators(await f.series({ measure: 'street-style', ...both }))).toEqual({
    lace: [1, 0, 0],
    '~romantic': [1, 0, 0],
  });
  await facts.messages(
    'moodboards',
    ['d-1', 'l-1'].map((slug) => ({
      type: 'look-added-to-moodboard',
      at: on('2026-10-06'),
      data: { moodboard: 'one', media_type: 'look', slug },
    })),
  );
  expect(numerators(await f.series({ measure: 'boards', ...both }))).toEqual({
    lace: [1, 0, 0],
    '~romantic': [1, 0, 0],
  });
  await facts.pages([
    ...many(3, (n) => ({ entity: 'designer:a', at: on('2026-10-06', n), visitor: `v-${n}` })),
    { entity: 'designer:b', at: on('2026-10-06'), visitor: 'v-9' },
  ]);
  const traffic = await f.series({ measure: 'traffic', of: 'brand', slugs: 'a', groups: HOUSES, ...WEEKS });
  expect(numerators(traffic)).toEqual({ a: [3, 0, 0], '~houses': [4, 0, 0] });
});

it('tells the runway share of a group with its interval, of looks that have any of its trends', async () => {
  await facts.looks(
    many(40, (n) => ({
      look: `n-${n}`,
      designer: n % 2 ? 'a' : 'b',
      tags: [...(n < 13 ? ['denim'] : []), ...(n < 20 ? ['lace'] : [])],
    })),
  );
  const [lace, group] = (await f.series({ slugs: 'denim', groups: ROMANTIC })).series;
  expect(lace?.points.at(-1)).toMatchObject({ numerator: 13, value: 32.5 });
  expect(group?.points.at(-1)).toMatchObject({ numerator: 20, value: 50 });
  expect(group?.points.at(-1)?.interval).toHaveLength(2);
  const brands = await f.series({ of: 'brand', slugs: 'a', groups: HOUSES });
  expect(brands.series.map(({ points }) => [points.at(-1)?.value, points.at(-1)?.interval])).toEqual([
    [50, null],
    [100, null],
  ]);
});

it('follows cities, and groups of cities and of colours, each with the names of its members', async () => {
  const COAST = '~coast:city:Coast:milan,london';
  const DARK = '~dark:colour:Dark:black,navy';
  await facts.looks([
    { look: 'p-1', designer: 'a', tags: ['denim'], city: 'paris', colours: ['#000000'] },
    { look: 'm-1', designer: 'b', tags: ['lace'], city: 'milan', colours: ['#000000'] },
    { look: 'm-2', designer: 'b', tags: ['lace'], city: 'milan', colours: ['#ffffff'] },
    { look: 'l-1', designer: 'c', tags: ['lace'], city: 'london', colours: [] },
  ]);
  const shown = await f.series({ of: 'city', slugs: 'paris', groups: COAST });
  expect(shown.series.map(({ slug, label, members }) => [slug, label, members])).toEqual([
    ['paris', 'Paris', undefined],
    [
      '~coast',
      'Coast',
      [
        { slug: 'milan', label: 'Milan' },
        { slug: 'london', label: 'London' },
      ],
    ],
  ]);
  expect(shown.series.map(({ points }) => points.at(-1)?.value)).toEqual([25, 75]);
  // Of looks that have a colour.
  const dark = await f.series({ of: 'colour', slugs: 'black', groups: DARK });
  expect(dark.series.map(({ points }) => points.at(-1)?.numerator)).toEqual([2, 2]);
  expect(dark.steps.at(-1)?.of).toBe(3);
  expect(dark.series[1]?.members?.map(({ label }) => label)).toEqual(['Black', 'Navy']);
  await facts.views([
    ...many(3, (n) => ({ look: 'p-1', at: on('2026-10-06', n), visitor: `v-${n}` })),
    { look: 'm-1', at: on('2026-10-06'), visitor: 'x' },
    { look: 'l-1', at: on('2026-10-06'), visitor: 'y' },
  ]);
  const views = { measure: 'views', ...WEEKS };
  const ofCities = { of: 'city', groups: COAST, ...views };
  expect(numerators(await f.series({ ...ofCities, slugs: 'paris' }))).toEqual({
    paris: [3, 0, 0],
    '~coast': [2, 0, 0],
  });
  expect(numerators(await f.series({ of: 'colour', groups: DARK, ...views }))).toEqual({
    '~dark': [4, 0, 0],
  });
  await facts.pictures([
    { picture: 'p', at: on('2026-10-06'), tags: ['denim'], designer: 'a', city: 'milan' },
  ]);
  expect(numerators(await f.series({ ...ofCities, measure: 'street-style' }))).toEqual({
    '~coast': [1, 0, 0],
  });
  await facts.searches([
    { at: on('2026-10-05'), visitor: 'v', names: ['city:milan'] },
    { at: on('2026-10-05'), visitor: 'w', names: ['city:paris'] },
  ]);
  expect(numerators(await f.series({ ...ofCities, measure: 'searches' }))).toEqual({ '~coast': [1, 0, 0] });
});

it('splits the change of a share in a year by what it comes from, and says where there was no year before', async () => {
  const shown = (count: number, over: { designer: string; city?: string; season?: string; denim: number }) =>
    many(count, (n) => ({
      look: `${over.designer}-${over.season ?? 'now'}-${n}`,
      designer: over.designer,
      city: over.city ?? 'paris',
      season: over.season ?? 'spring-summer-2027',
      tags: n < over.denim ? ['denim'] : [],
    }));
  const before = 'spring-summer-2026';
  await facts.looks([
    ...shown(50, { designer: 'a', season: before, denim: 10 }),
    ...shown(50, { designer: 'b', city: 'milan', season: before, denim: 10 }),
    ...shown(50, { designer: 'a', denim: 20 }),
    ...shown(50, { designer: 'c', denim: 40 }),
  ]);
  const split = await f.split({ trend: 'denim', season: 'spring-summer-2027' });
  expect(split).toMatchObject({ season_short: 'SS27', previous_short: 'SS26', before: 20, after: 60 });
  // The worked example of `split-change.spec.ts`.
  expect(split).toMatchObject({ same_brands: 10, left: 10, joined: 20, cities: 0 });
  await expect(f.split({ trend: 'denim', season: 'fall-winter-2026' })).rejects.toMatchObject({
    code: 'dashboard/unknown',
  });
  await expect(f.split({ season: 'spring-summer-2027' })).rejects.toMatchObject({
    violations: [{ propertyPath: 'trend' }],
  });
});

it('tells parts of a change that add up to the hundredth, as they are read', async () => {
  const shown = (count: number, designer: string, season: string) =>
    many(count, (n) => ({
      look: `${designer}-${season}-${n}`,
      designer,
      season,
      tags: n === 0 ? ['denim'] : [],
    }));
  await facts.looks([
    ...shown(17, 'a', 'spring-summer-2026'),
    ...shown(6, 'b', 'spring-summer-2026'),
    ...shown(13, 'a', 'spring-summer-2027'),
    ...shown(8, 'c', 'spring-summer-2027'),
  ]);
  const split = await f.split({ trend: 'denim', season: 'spring-summer-2027' });
  // 2 of 23 and of 21; rounded each by itself, 1.51 + 1.29 − 1.97 would make 0.83.
  expect(split).toMatchObject({ before: 8.7, after: 9.52, cities: 0 });
  const hundredths = [split.same_brands, split.joined, split.left].map((points) => Math.round(100 * points));
  expect(hundredths.reduce((sum, one) => sum + one, 0)).toBe(82);
  for (const [index, exactly] of [150.8, 129.2, -197.1].entries())
    expect(Math.abs((hundredths[index] ?? 0) - exactly)).toBeLessThan(1);
});

it('ends the demo with the newest season that it shows, and lets nobody there choose days', async () => {
  await facts.looks(LOOKS);
  const seasons = (await f.scopes.seasons()).filter((season) => isInDemo(season, new Date()));
  const ends = seasons.map(({ shows_end }) => shows_end).sort();
  const { steps } = await f.series({ measure: 'searches' }, READER);
  expect(steps.at(-1)?.to).toBe(ends.at(-1));
  await expect(f.series({ measure: 'searches', ...WEEKS }, READER)).rejects.toThrow(/closed seasons/);
});

it.each([
  [{ measure: 'searches', step: 'season' }, 'step'],
  [{ measure: 'runway-share', step: 'week' }, 'step'],
  [{ measure: 'traffic' }, 'of'],
  [{ measure: 'searches', city: 'paris' }, 'city'],
  [{ measure: 'searches', from: '2026-10-05' }, 'to'],
  [{ measure: 'views', country: 'france' }, 'country'],
  [{ measure: 'searches', country: 'atlantis' }, 'country'],
  [{ measure: 'searches', job: 'buyer' }, 'job'],
  [{ measure: 'members', ...WEEKS }, 'from'],
  [{ measure: 'members', step: 'week' }, 'step'],
  [{ measure: 'members', of: 'brand' }, 'of'],
  [{ measure: 'members', country: 'france' }, 'country'],
  [{ measure: 'members', city: 'paris' }, 'city'],
  [{ measure: 'searches', step: 'day', from: '2020-01-01', to: '2026-10-01' }, 'from'],
  [{ ...WEEKS }, 'from'],
  [{ slugs: "denim,'; DROP" }, 'slugs'],
  [{ slugs: many(51, (n) => `t-${n}`).join() }, 'slugs'],
  [{ limit: '51' }, 'limit'],
  // A sum of what is hidden and what is not would tell what is hidden.
  [{ measure: 'members', groups: ROMANTIC }, 'groups'],
  [{ of: 'brand', groups: ROMANTIC }, 'groups'],
  [{ of: 'model', groups: HOUSES }, 'groups'],
  [{ of: 'city', city: 'paris' }, 'city'],
  [{ of: 'city', slugs: 'atlantis' }, 'slugs'],
  [{ of: 'city', groups: '~g:city:G:paris,atlantis' }, 'slugs'],
  [{ of: 'city', measure: 'members' }, 'of'],
  [{ measure: 'searches', as_of: '2026-10-20T12:00:00Z' }, 'as_of'],
  [{ measure: 'searches', as_of: '2126-10-20T23:59:59.999Z' }, 'as_of'],
  [{ groups: '~empty:tag:Empty:' }, 'groups'],
  [{ groups: 'denim:tag:Denim:denim' }, 'groups'],
  [{ groups: `${ROMANTIC};${ROMANTIC}` }, 'groups'],
])('refuses %j and names %s', async (query, path) => {
  await expect(f.series(query as unknown as Record<string, string>)).rejects.toMatchObject({
    violations: [{ propertyPath: path }],
  });
});
