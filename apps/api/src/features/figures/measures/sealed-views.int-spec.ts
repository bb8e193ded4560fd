import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { testPostgres, testWarehouse } from '@toile/testing';
import { lookViews, type Warehouse } from '@toile/warehouse';
import fc from 'fast-check';
import pg from 'pg';
import { type PlainLook, published } from '../property/plain-figures.js';
import { catalogueMessages, randomCatalogue } from '../property/testing-random-facts.js';
import { Facts } from '../testing-facts.js';
import { clockOf, figuresOn } from '../testing-figures.js';
import { Measured } from './measured.js';
import { ScopedLooks } from './scoped-looks.js';
import { Versions } from './versions.js';

const SS27 = 'spring-summer-2027';
const FW26 = 'fall-winter-2026';
const LATER = '2026-09-22T10:00:00.000Z';
const DAYS = { from: '2026-09-20', to: '2026-09-21' };
const IN_SS27 = { now: { ...DAYS, season: SS27 }, before: null };
const SEALED = { days: new Date('2026-09-22T00:00:00Z'), hours: new Date('2026-09-22T00:00:00Z') };

let warehouse: Warehouse;
let facts: Facts;
let f: ReturnType<typeof figuresOn>;
let stop: () => Promise<void>;
beforeAll(async () => {
  const postgres = await testPostgres();
  const pool = new pg.Pool({ connectionString: postgres.url });
  pool.on('error', () => undefined);
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
  for (const period of ['hour', 'days']) await warehouse.command(`TRUNCATE TABLE toile.look_views_${period}`);
  f = figuresOn(warehouse, {}, [], SEALED);
});

/** So many visitors look at a look, each once. */
const views = (look: string, day: string, count: number) =>
  facts.views(
    Array.from({ length: count }, (_, n) => ({ at: `${day}T08:00:00.000Z`, visitor: `${look}-${n}`, look })),
  );

async function seal(): Promise<void> {
  for (const day of ['2026-09-20', '2026-09-21']) {
    const hour = { from: `${day} 08:00:00`, to: `${day} 09:00:00` };
    const next = day.replace(/\d$/, (digit) => String(Number(digit) + 1));
    await warehouse.command(`INSERT INTO toile.look_views_hour ${lookViews.hourSql('toile')}`, hour);
    await warehouse.command(`INSERT INTO toile.look_views_days ${lookViews.daySql('toile')}`, {
      from: `${day} 00:00:00`,
      to: `${next} 00:00:00`,
    });
  }
}

const mostViewed = async (limit: number, seasons?: readonly string[]) => {
  const names = await f.figures.names.all();
  const only = seasons && { seasons };
  const rows = await f.figures.views.looks(await f.scope(), names, DAYS, limit, only);
  return rows.map(({ look, viewers }) => [look, viewers]);
};

it('reads history that was written at once as it was received, at the end of a day and within it alike', async () => {
  await facts.looks([{ look: 'a', day: '2026-09-20', tags: [] }]);
  await facts.views([
    { at: '2026-09-20T08:00:00.000Z', visitor: 'v', look: 'a', writtenAt: '2026-10-05T08:00:00.000Z' },
    { at: '2026-09-21T08:00:00.000Z', visitor: 'w', look: 'a', writtenAt: '2026-10-05T08:00:00.000Z' },
  ]);
  await warehouse.command(`INSERT INTO toile.look_views_hour ${lookViews.hourSql('toile')}`, {
    from: '2026-10-05 08:00:00',
    to: '2026-10-05 09:00:00',
  });
  const viewersWhen = async (sealed: typeof SEALED, as_of?: string) => {
    const on = figuresOn(warehouse, {}, [], sealed);
    const names = await on.figures.names.all();
    const rows = await on.figures.views.looks(
      await on.scope(as_of ? { as_of } : {}),
      names,
      DAYS,
      10,
      undefined,
    );
    return rows.map((row) => [row.look, row.viewers]);
  };
  // On the day it is written it is sealed to hours alone.
  const today = { days: new Date('2026-10-05T00:00:00Z'), hours: new Date('2026-10-05T09:00:00Z') };
  expect(await viewersWhen(today, '2026-09-20T23:59:59.999Z')).toEqual([['a', 1]]);
  const midnight = new Date('2026-10-06T00:00:00Z');
  const viewers = (as_of?: string) => viewersWhen({ days: midnight, hours: midnight }, as_of);
  await warehouse.command(`INSERT INTO toile.look_views_days ${lookViews.daySql('toile')}`, {
    from: '2026-10-05 00:00:00',
    to: '2026-10-06 00:00:00',
  });
  expect(await viewers()).toEqual([['a', 2]]);
  expect(await viewers('2026-09-20T12:00:00.000Z')).toEqual([['a', 1]]);
  expect(await viewers('2026-09-20T23:59:59.999Z')).toEqual([['a', 1]]);
  expect(await viewers('2026-10-04T23:59:59.999Z')).toEqual([['a', 2]]);
});

it('leaves out days on which only few looked, unless what is left out could be among the most viewed', async () => {
  await facts.looks(['much', 'steady', 'once'].map((look) => ({ look })));
  for (const day of ['2026-09-20', '2026-09-21']) await views('steady', day, 3);
  await views('much', '2026-09-20', 40);
  await views('once', '2026-09-21', 1);
  await seal();
  const queries = jest.spyOn(warehouse, 'query');
  /** Of views; which looks there are is another question. */
  const read = () =>
    queries.mock.calls
      .map(([{ name, sql }]) => `${name}${sql.includes('NOT few') ? ', rough' : ''}`)
      .filter((name) => name.startsWith('most-'));
  expect(await mostViewed(1)).toEqual([['much', 40]]);
  expect(read()).toEqual(['most-opened-looks, rough', 'most-viewed-looks']);
  queries.mockClear();
  expect(await mostViewed(3)).toEqual([
    ['much', 40],
    ['steady', 3],
    ['once', 1],
  ]);
  expect(read()).toContain('most-opened-looks');
  queries.mockRestore();
});

it('counts what came late by when it happened, live, as known then, and once it is sealed', async () => {
  await facts.looks([{ look: 'one' }]);
  const at = (time: string) => `2026-09-20T${time}:00.000Z`;
  const open = (time: string, arrived = time) => ({
    look: 'one',
    visitor: 'v',
    at: at(time),
    receivedAt: at(arrived),
  });
  await facts.views([
    open('07:10'),
    // Half an hour after the one before, and two hours on the way.
    open('07:40', '09:40'),
    // It happened before all of them, and makes the first a repeat.
    open('06:50', '10:30'),
    // An hour later, alone.
    open('08:41', '10:31'),
    { ...open('13:00'), outOfTime: true },
  ]);
  const scope = await f.scope();
  const asOf = await f.scope({ as_of: '2026-11-01T00:00:00Z' });
  const names = await f.figures.names.all();
  const views = async (of: typeof scope, on = figuresOn(warehouse)) =>
    (await on.figures.views.ofAll(of, names, IN_SS27))[0].value;
  expect([await views(scope), await views(asOf)]).toEqual([2, 2]);
  for (const hour of [7, 9, 10, 13]) {
    const of = (n: number) => `2026-09-20 ${String(n).padStart(2, '0')}:00:00`;
    await warehouse.command(`INSERT INTO toile.look_views_hour ${lookViews.hourSql('toile')}`, {
      from: of(hour),
      to: of(hour + 1),
    });
    const sealed = { days: new Date('2000-01-01'), hours: new Date(`${of(hour + 1).replace(' ', 'T')}Z`) };
    expect(await views(scope, figuresOn(warehouse, {}, [], sealed))).toBe(2);
  }
});

it('tells what was known at the end of a sealed day by sealed rows alone, as raw rows tell it', async () => {
  await facts.looks([{ look: 'one' }]);
  const on20 = (time: string) => `2026-09-20T${time}:00.000Z`;
  const open = (visitor: string, time: string, receivedAt = on20(time)) => {
    return { look: 'one', visitor, at: on20(time), receivedAt };
  };
  await facts.views([
    open('v', '08:10'),
    open('w', '08:15'),
    // Of the day before, the first of which makes what had counted a repeat.
    open('v', '07:55', '2026-09-21T08:05:00.000Z'),
    open('x', '08:20', '2026-09-21T08:06:00.000Z'),
  ]);
  await seal();
  const names = await f.figures.names.all();
  const knownAt = async (as_of: string) =>
    (await f.figures.views.ofAll(await f.scope({ as_of }), names, IN_SS27))[0].value;
  const queries = jest.spyOn(warehouse, 'query');
  const told = [await knownAt('2026-09-20T23:59:59.999Z'), await knownAt('2026-09-21T23:59:59.999Z')];
  const raw = queries.mock.calls.filter(([{ sql }]) => sql.includes('raw_tracking'));
  queries.mockRestore();
  expect([told, raw]).toEqual([[2, 3], []]);
  const before = [await knownAt('2026-09-20T23:59:59.998Z'), await knownAt('2026-09-21T23:59:59.998Z')];
  expect(before).toEqual(told);
});

it('adds up the openings of a brand, however they are spread', async () => {
  const brands = ['many', 'some', 'each', 'nine'];
  await facts.looks(
    brands.flatMap((designer) => [0, 1, 2, 3].map((n) => ({ look: `${designer}-${n}`, designer }))),
  );
  await views('many-0', '2026-09-20', 10);
  for (const look of ['some-0', 'some-1']) await views(look, '2026-09-20', 5);
  for (const look of ['each-0', 'each-1', 'each-2', 'each-3']) await views(look, '2026-09-20', 3);
  for (const look of ['nine-0', 'nine-1', 'nine-2']) await views(look, '2026-09-21', 3);
  await seal();
  const [scope, names] = [await f.scope(), await f.figures.names.all()];
  const [{ count }] = await f.figures.views.byBrand(scope, names, IN_SS27);
  expect(brands.map((brand) => count(brand).value)).toEqual([10, 10, 12, 9]);
  const [all] = await f.figures.views.ofAll(scope, names, IN_SS27);
  const [nine] = await f.figures.views.ofAll(scope, names, IN_SS27, ['nine']);
  expect([all.value, nine.value]).toEqual([41, 9]);
});

it('finds views of a look that changed its season, and of one that was catalogued after it was seen', async () => {
  await facts.looks([{ look: 'moved', season: FW26 }, { look: 'stayed' }, { look: 'other', season: FW26 }]);
  for (const look of ['moved', 'stayed', 'other', 'early']) await views(look, '2026-09-20', 12);
  await seal();
  await facts.looks([
    { look: 'moved', season: SS27, at: LATER },
    { look: 'early', at: LATER },
  ]);
  const shelves = await warehouse.rows('SELECT look, shelf FROM toile.look_views_days ORDER BY look');
  expect(shelves).toEqual([
    { look: 'early', shelf: '' },
    { look: 'moved', shelf: FW26 },
    { look: 'other', shelf: FW26 },
    { look: 'stayed', shelf: SS27 },
  ]);
  expect(await mostViewed(5, [SS27])).toEqual([
    ['early', 12],
    ['moved', 12],
    ['stayed', 12],
  ]);
  const [brands] = await f.figures.views.byBrand(await f.scope(), await f.figures.names.all(), IN_SS27);
  expect(brands.count('verne').value).toBe(36);
});

const looksOf = async (scoped: ScopedLooks, as_of?: string) => {
  const scope = await f.scope(as_of ? { as_of } : {});
  const rows = await scoped.rows<{ look: string }>(scope, [SS27], {
    name: 'looks',
    from: ['catalogue'],
    params: {
      as_of: as_of?.slice(0, -1).replace('T', ' ') ?? '2026-11-01 00:00:00.000',
      types: ['woman'],
      cities: [],
      seasons: [SS27],
      designers: [],
    },
    sql: (looks) => `SELECT look FROM (${looks}) ORDER BY look`,
  });
  return rows.map(({ look }) => look);
};
const scopedOn = (catalogueMessages?: () => Promise<number>) => {
  const versions = new Versions(warehouse, clockOf(warehouse));
  if (catalogueMessages) Object.assign(versions, { catalogueMessages });
  return new ScopedLooks(new Measured(warehouse, versions), versions);
};

it('does without its list of looks of several versions when the catalogue has grown since', async () => {
  await facts.looks([{ look: 'a' }, { look: 'b' }]);
  expect(await looksOf(scopedOn())).toEqual(['a', 'b']);
  const late = scopedOn(async () => 2);
  await late.list(await f.scope());
  await facts.looks([
    { look: 'b', season: FW26, at: LATER },
    { look: 'c', at: LATER },
  ]);
  // The list is of before.
  Object.assign(late, { list: async () => [] });
  expect(await looksOf(late)).toEqual(['a', 'c']);
  expect(await looksOf(scopedOn())).toEqual(['a', 'c']);
});

it('takes the newest version of each look, however many have several', async () => {
  const looks = Array.from({ length: 2_100 }, (_, n) => ({ look: `look-${String(n).padStart(4, '0')}` }));
  await facts.looks(looks);
  await facts.looks(looks.map((one, n) => ({ ...one, season: n % 3 === 0 ? FW26 : SS27, at: LATER })));
  const left = looks.filter((_, n) => n % 3 !== 0).map(({ look }) => look);
  expect(await looksOf(scopedOn())).toEqual(left);
});

it('knows what was catalogued at any time of a history, asked once for all times', async () => {
  const moments = Array.from({ length: 14 }, (_, n) => new Date(Date.UTC(2026, 0, 1, 0, 0, 4 * n)));
  await fc.assert(
    fc.asyncProperty(randomCatalogue, async (looks) => {
      await facts.clear();
      await facts.messages('catalogue', catalogueMessages(looks));
      f = figuresOn(warehouse);
      const scoped = scopedOn();
      const queries = jest.spyOn(warehouse, 'query');
      for (const asOf of moments) {
        const as_of = asOf.toISOString();
        const then = published({ looks: looks.filter(({ at }) => at <= as_of) });
        const names = then.flatMap(({ tags, designer, season, city }) => [
          ...tags.map((tag) => `tag:${tag}`),
          `designer:${designer}`,
          `season:${season}`,
          `city:${city}`,
        ]);
        expect(await f.known.run({ asOf, input: { as_of } })).toEqual([...new Set(names)].sort());
        const shown = await f.shows.run({ asOf, input: { as_of } });
        expect(shown.map((one) => Object.values(one).join()).sort()).toEqual(daysOf(then));
        const ofScope = then.filter(({ season, type }) => season === SS27 && type === 'woman');
        expect(await looksOf(scoped, as_of)).toEqual(ofScope.map(({ look }) => look).sort());
      }
      const asked = queries.mock.calls.map(([{ name }]) => name).filter((name) => /known|days/.test(name));
      queries.mockRestore();
      expect(new Set(asked).size).toBe(asked.length);
    }),
    { numRuns: 2 },
  );
});

/** Of each season, type and city the first and the last day. */
const daysOf = (looks: readonly PlainLook[]): string[] => {
  const days = new Map<string, string[]>();
  for (const { season, type, city, day } of looks) {
    const key = [season, type, city].join();
    days.set(key, [...(days.get(key) ?? []), day].sort());
  }
  return [...days].map(([key, of]) => [key, of[0], of.at(-1)].join()).sort();
};
