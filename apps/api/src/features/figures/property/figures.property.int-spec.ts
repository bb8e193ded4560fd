import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ALL_LANGUAGES, OTHER_LANGUAGES } from '@toile/contracts';
import { testPostgres, testWarehouse } from '@toile/testing';
import { countTable, ROLLUPS, type Warehouse } from '@toile/warehouse';
import fc from 'fast-check';
import pg from 'pg';
import type { Count } from '../measures/freshness.query.js';
import { WHOLE } from '../measures/measure-params.js';
import type { Scope, SeasonDays, Windows } from '../scope/scope.js';
import { Facts } from '../testing-facts.js';
import { figuresOn } from '../testing-figures.js';
import {
  additions,
  brandOfPage,
  counted,
  type Dimension,
  inScope,
  keysOfLook,
  keysOfNames,
  knownNames,
  leadingTrends,
  type PlainEvent,
  type PlainFacts,
  type PlainScope,
  pageObject,
  peopleOf,
  searchObject,
} from './plain-figures.js';
import { insertFacts } from './testing-insert-facts.js';
import { EARLIER, MEMBERS, randomFacts, SEASON } from './testing-random-facts.js';

const DIMENSIONS: readonly Dimension[] = ['tag', 'brand', 'category'];
/** Members of one occupation. */
const CHOSEN = MEMBERS.slice(0, 3);
const BOTH_DAYS = { from: '2026-09-20', to: '2026-09-21', season: SEASON };
const FIRST_DAY = { from: '2026-09-20', to: '2026-09-20', season: EARLIER };
/** Compared with the day before, and with days that are in it too, so that each is asked alone. */
const WINDOWS: readonly Windows<SeasonDays>[] = [
  { now: { ...FIRST_DAY, from: '2026-09-21', to: '2026-09-21', season: SEASON }, before: FIRST_DAY },
  { now: BOTH_DAYS, before: FIRST_DAY },
];
const MONDAY = new Date('2026-09-21T00:00:00Z');
const SEALED = { weeks: MONDAY, days: MONDAY, hours: new Date('2026-09-21T08:00:00Z') };

let warehouse: Warehouse;
let facts: Facts;
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

/** The first day with its week, and the first hour of the second. */
async function seal(): Promise<void> {
  const period = async (name: 'hour' | 'days', from: string, to: string) => {
    for (const rollup of ROLLUPS) {
      const sql = name === 'hour' ? rollup.hourSql('toile') : rollup.daySql('toile');
      await warehouse.command(`INSERT INTO toile.${rollup.name}_${name} ${sql}`, { from, to });
    }
  };
  for (const [day, hour] of [...[7, 8, 9, 17, 18, 22, 23].map((of) => [20, of] as const), [21, 7] as const]) {
    const at = (n: number) => `2026-09-${day} ${String(n).padStart(2, '0')}:00:00`;
    await period('hour', at(hour), at(hour + 1));
  }
  await period('days', '2026-09-20 00:00:00', '2026-09-21 00:00:00');
  for (const { name, weeks } of ROLLUPS)
    if (weeks)
      await warehouse.command(`INSERT INTO toile.${name}_weeks ${weeks.sql('toile')}`, {
        from: '2026-09-14 00:00:00',
        to: '2026-09-21 00:00:00',
      });
}

/** Counts some of what is not sealed, up to the record at `share` of all. */
async function countSome(share: number): Promise<Count> {
  const [cut] = await warehouse.rows<{ offset: number }>(
    'SELECT quantileExact({share:Float64})(_offset) AS offset FROM toile.raw_tracking',
    { share },
  );
  const until = [cut?.offset ?? 0];
  const params = { from: '2026-09-21 08:00:00', to: '2100-01-01 00:00:00', until };
  for (const rollup of ROLLUPS) {
    const table = countTable(rollup, 'toile', 1);
    await warehouse.command(`DROP TABLE IF EXISTS ${table} SYNC`);
    await warehouse.command(`CREATE TABLE ${table} AS toile.${rollup.name}_hour`);
    await warehouse.command(`INSERT INTO ${table} ${rollup.hourSql('toile', 'until')}`, params);
  }
  return { number: 1, from: SEALED.hours, lastHour: new Date('2026-09-21T22:00:00Z'), until };
}

type Counts = Record<string, number[]>;
/** What one query tells of several windows, or of all of them, is asked once. */
type Once = <T>(what: string, ask: () => Promise<T>) => Promise<T>;
function once(): Once {
  const answers = new Map<string, Promise<unknown>>();
  return <T>(what: string, ask: () => Promise<T>) => {
    if (!answers.has(what)) answers.set(what, ask());
    return answers.get(what) as Promise<T>;
  };
}

/** Every count figures are made of, as SQL has it: of the windows, or of those they are compared with. */
async function measured(
  f: ReturnType<typeof figuresOn>,
  scope: Scope,
  windows: Windows<SeasonDays>,
  asked: Once,
  isBefore = false,
): Promise<Record<string, Counts>> {
  const names = await f.figures.names.all();
  const found: Record<string, Counts> = {};
  const sorted = (keys: readonly string[], of: (key: string) => number[]) =>
    Object.fromEntries([...keys].sort().map((key) => [key, of(key)]));
  const one = <T>([now, before]: readonly [T, T | null]): T => (isBefore && before !== null ? before : now);
  const window = one([windows.now, windows.before]);
  const ofBoth = async <T>(what: string, ask: () => Promise<readonly [T, T | null]>): Promise<T> =>
    one(await asked(`${what} ${JSON.stringify(windows)}`, ask));
  for (const dimension of DIMENSIONS) {
    const looks = await asked(`looks by ${dimension} ${window.season}`, () =>
      f.figures.looks.by(dimension, scope, names, [window.season]),
    );
    const counts = (key: string) => looks.of(window.season, key);
    found[`looks by ${dimension}`] = sorted([...looks.keys, WHOLE], (key) => [counts(key).looks]);
    found.brands = { shown: [counts(WHOLE).brands] };
    const searches = await ofBoth(`searches by ${dimension}`, () =>
      f.figures.searches.by(dimension, scope, names, windows),
    );
    found[`searches by ${dimension}`] = sorted(searches.keys, (key) => {
      const { numerator, denominator } = searches.share(key);
      return [numerator, denominator];
    });
    const boards = await ofBoth(`boards by ${dimension}`, () =>
      f.figures.boards.by(dimension, scope, names, windows),
    );
    found[`boards by ${dimension}`] = sorted(boards.keys, (key) => [
      boards.share(key).numerator,
      boards.share(key).denominator,
      boards.saves(key).value,
    ]);
  }
  const tagged = await asked(`tagged ${window.season}`, () =>
    f.figures.looks.tagged('denim', scope, names, [window.season]),
  );
  const { numerator, denominator } = tagged.brands(window.season);
  found['brands of a tag'] = { denim: [numerator, denominator] };
  const traffic = await ofBoth('traffic', () => f.figures.traffic.byBrand(scope, windows));
  found.traffic = sorted(traffic.keys, (key) => {
    const { numerator, denominator } = traffic.share(key);
    return [numerator, denominator];
  });
  const audience = await ofBoth('audience', () => f.audience.of(scope, windows));
  found.audience = sorted([ALL_LANGUAGES, ...audience.keys], (key) =>
    (['views', 'known_views', 'searches', 'visitors'] as const).map(
      (what) => audience.count(key, what).value,
    ),
  );
  const views = await ofBoth('views', () => f.figures.views.byBrand(scope, names, windows));
  found.views = sorted(views.keys, (key) => [views.count(key).value]);
  const { value } = await ofBoth('views of all', () => f.figures.views.ofAll(scope, names, windows));
  found['views of all'] = { all: [value] };
  const viewed = await asked(`viewed ${JSON.stringify(window)}`, () =>
    f.figures.views.looks(scope, names, window, 3, { seasons: [window.season] }),
  );
  found.viewed = {
    looks: viewed.flatMap(({ look, viewers, views }) => [Number(look.slice(1)), viewers, views]),
  };
  const led = await ofBoth('leading', () => f.leading.of(scope, 'a', windows));
  found.leading = sorted(led.keys, (key) => [led.share(key).numerator, led.share(key).denominator]);
  const [group] = await asked(`members ${JSON.stringify(window)}`, () => f.membersSearched.run(window));
  found.members = sorted([...(group?.by.keys() ?? [])], (key) => [group?.by.get(key) ?? 0, group?.of ?? 0]);
  const countries = await asked(`countries ${JSON.stringify(window)}`, () =>
    f.figures.searches.byCountry('tag:denim', scope, names, window),
  );
  found.countries = sorted([...countries.keys()], (key) => {
    const { numerator = 0, denominator = 0 } = countries.get(key) ?? {};
    return [numerator, denominator];
  });
  return found;
}

/** The same by the words of the definitions. */
function plain(all: PlainFacts, scope: PlainScope): Record<string, Counts> {
  const found: Record<string, Counts> = {};
  const looks = inScope(all, scope);
  const bySlug = new Map(looks.map((look) => [look.look, look]));
  const counts = (keys: Iterable<string>, of: (key: string) => number[]) =>
    Object.fromEntries([...new Set(keys)].sort().map((key) => [key, of(key)]));
  const searches = counted(
    all.events.filter(({ kind, page }) => kind === 'search' && page <= 1),
    searchObject,
    scope,
  )
    .map((event) => ({ event, named: knownNames(all, event) }))
    .filter(({ named }) => named.length > 0);
  const events = (list: typeof searches) => list.map(({ event }) => event);
  const gained = additions(all, scope).filter(({ look }) => bySlug.has(look));
  const boardsOf = (list: typeof gained) => new Set(list.map(({ moodboard }) => moodboard)).size;
  for (const dimension of DIMENSIONS) {
    const has = (look: string, key: string) => {
      const known = bySlug.get(look);
      return known !== undefined && keysOfLook(known, dimension, all).includes(key);
    };
    const lookKeys = [...looks.flatMap((look) => keysOfLook(look, dimension, all)), WHOLE];
    found[`looks by ${dimension}`] = counts(lookKeys, (key) => {
      const own = looks.filter(({ look }) => key === WHOLE || has(look, key));
      return [own.length];
    });
    const keys = searches.flatMap(({ named }) => keysOfNames(named, dimension, all));
    found[`searches by ${dimension}`] = counts(keys, (key) => {
      const own = searches.filter(({ named }) => keysOfNames(named, dimension, all).includes(key));
      return [own.length, searches.length];
    });
    const gainedKeys = gained.flatMap(({ look }) => keysOfLook(bySlug.get(look) ?? NO_LOOK, dimension, all));
    found[`boards by ${dimension}`] = counts(gainedKeys, (key) => {
      const own = gained.filter(({ look }) => has(look, key));
      return [boardsOf(own), boardsOf(gained), own.length];
    });
  }
  const brandsOf = (list: typeof looks) => new Set(list.map(({ designer }) => designer)).size;
  found.brands = { shown: [brandsOf(looks)] };
  found['brands of a tag'] = {
    denim: [brandsOf(looks.filter(({ tags }) => tags.includes('denim'))), brandsOf(looks)],
  };
  const pages = counted(
    all.events.filter(({ kind }) => kind !== 'view'),
    pageObject,
    scope,
  );
  const brands = pages.flatMap((event) => {
    const brand = event.kind === 'page' ? brandOfPage(all, scope, event) : undefined;
    return brand ? [brand] : [];
  });
  found.traffic = counts(brands, (key) => [brands.filter((brand) => brand === key).length, pages.length]);
  const came = counted(
    all.events.filter(({ kind, visitor }) => kind !== 'view' && visitor !== ''),
    ({ id }) => id,
    scope,
  );
  const searched = counted(
    all.events.filter(({ kind, page }) => kind === 'search' && page <= 1),
    searchObject,
    scope,
  );
  const languages = [...pages, ...came, ...searched].map(({ locale }) => locale || OTHER_LANGUAGES);
  found.audience = counts([ALL_LANGUAGES, ...languages], (key) => {
    const isOf = ({ locale }: PlainEvent) => key === ALL_LANGUAGES || (locale || OTHER_LANGUAGES) === key;
    const [own, visits] = [pages.filter(isOf), came.filter(isOf)];
    const known = own.filter(({ visitor }) => visitor !== '');
    return [own.length, known.length, searched.filter(isOf).length, peopleOf(visits)];
  });
  const opened = counted(
    all.events.filter(({ kind }) => kind === 'view'),
    ({ about }) => about,
    scope,
  ).filter(({ about }) => bySlug.has(about));
  found.views = counts(
    opened.map(({ about }) => bySlug.get(about)?.designer ?? ''),
    (key) => {
      const own = opened.filter(({ about }) => bySlug.get(about)?.designer === key);
      return [own.length];
    },
  );
  found['views of all'] = { all: [opened.length] };
  const viewed = [...new Set(opened.map(({ about }) => about))].map((look) => {
    const own = opened.filter(({ about }) => about === look);
    return { look, viewers: peopleOf(own), views: own.length };
  });
  viewed.sort((a, b) => b.viewers - a.viewers || b.views - a.views || a.look.localeCompare(b.look));
  found.viewed = {
    looks: viewed.slice(0, 3).flatMap(({ look, viewers, views }) => [Number(look.slice(1)), viewers, views]),
  };
  const firstPages = counted(
    all.events.filter(({ kind, page }) => kind === 'search' && page <= 1),
    searchObject,
    scope,
  );
  const led = pages
    .filter(({ kind, about }) => kind === 'page' && about === 'a')
    .map((event) => ({ event, trends: leadingTrends(all, event, firstPages) }))
    .filter(({ trends }) => trends.length > 0);
  found.leading = counts(
    led.flatMap(({ trends }) => trends),
    (key) => {
      const own = led.filter(({ trends }) => trends.includes(key));
      return [own.length, led.length];
    },
  );
  const byMembers = searches.filter(({ event }) => CHOSEN.includes(event.visitor));
  const anything = peopleOf(firstPages.filter(({ visitor }) => CHOSEN.includes(visitor)));
  found.members = counts(
    byMembers.flatMap(({ named }) => keysOfNames(named, 'tag', all)),
    (key) => {
      const own = byMembers.filter(({ named }) => keysOfNames(named, 'tag', all).includes(key));
      return [peopleOf(events(own)), anything];
    },
  );
  const places = searches.length > 0 ? [WHOLE, ...events(searches).map(({ country }) => country)] : [];
  found.countries = counts(places, (place) => {
    const there = searches.filter(({ event }) => place === WHOLE || event.country === place);
    const own = there.filter(({ named }) => named.includes('tag:denim'));
    return [own.length, there.length];
  });
  return found;
}
it('counts as the definitions say, from raw rows, partly sealed, partly counted, and as known now', async () => {
  await fc.assert(
    fc.asyncProperty(
      randomFacts,
      fc.constantFrom(null, 'paris'),
      fc.double({ min: 0.1, max: 0.9, noNaN: true }),
      async (all, city, share) => {
        await insertFacts(warehouse, facts, all);
        const scoped = { type: 'woman', city };
        const expected = WINDOWS.map(({ now, before }) => [
          plain(all, { ...now, ...scoped }),
          before && plain(all, { ...before, ...scoped }),
        ]);
        const query: Record<string, string> = city ? { city } : {};
        const check = async (f: ReturnType<typeof figuresOn>, more: Record<string, string> = {}) => {
          const scope = await f.scope({ ...query, ...more });
          const asked = once();
          for (const [at, windows] of WINDOWS.entries()) {
            expect(await measured(f, scope, windows, asked)).toEqual(expected[at]?.[0]);
            if (windows.before)
              expect(await measured(f, scope, windows, asked, true)).toEqual(expected[at]?.[1]);
          }
        };
        await check(figuresOn(warehouse, all.categories as never, CHOSEN));
        await check(figuresOn(warehouse, all.categories as never, CHOSEN), { as_of: '2026-11-01T00:00:00Z' });
        await seal();
        await check(figuresOn(warehouse, all.categories as never, CHOSEN, SEALED));
        const count = await countSome(share);
        await check(figuresOn(warehouse, all.categories as never, CHOSEN, SEALED, count));
      },
    ),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 1), endOnFailure: true },
  );
}, 1_800_000);
const NO_LOOK = { tags: [], designer: '' } as never;
