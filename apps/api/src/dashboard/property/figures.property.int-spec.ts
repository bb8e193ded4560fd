import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testPostgres, testWarehouse } from '@toile/testing';
import { ROLLUPS, type Warehouse } from '@toile/warehouse';
import fc from 'fast-check';
import pg from 'pg';
import { WHOLE } from '../measures/ask.js';
import type { Scope } from '../scope/scope.js';
import { Facts, figuresOn } from '../testing-facts.js';
import {
  additions,
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
import { MEMBERS, randomFacts, SEASON } from './random-facts.js';

/** Below this a number of people is exact; sealed rollups keep no more than ten. */
const KEPT_PEOPLE = 10;
const DIMENSIONS: readonly Dimension[] = ['tag', 'brand', 'category'];
const WINDOW = { from: '2026-09-20', to: '2026-09-21' };
const SEALED = { days: new Date('2026-09-21T00:00:00Z'), hours: new Date('2026-09-21T08:00:00Z') };

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
}, 60_000);
afterAll(() => stop?.());

async function insert({ looks, events, boards }: PlainFacts): Promise<void> {
  await facts.clear();
  for (const { name } of ROLLUPS)
    for (const period of ['hour', 'days']) await warehouse.command(`TRUNCATE TABLE toile.${name}_${period}`);
  await facts.messages(
    'catalogue',
    looks.map(({ isWithdrawn, at, ...data }) => ({
      ...{ at, type: isWithdrawn ? 'look-withdrawn' : 'look-published' },
      data: {
        ...data,
        collection: data.designer,
        show_date: '2026-09-20T10:00:00Z',
        models: [],
        colours: [],
      },
    })),
  );
  const of = (kind: PlainEvent['kind']) =>
    events
      .filter((event) => event.kind === kind)
      .map((event) => ({ ...event, session: event.visitor, subject: event.isMember ? event.visitor : '' }));
  await facts.searches(of('search'));
  // Only searches name something.
  const unnamed = (kind: PlainEvent['kind']) => of(kind).map(({ names: _, ...event }) => event);
  await facts.pages(
    unnamed('page').map((event) => ({ ...event, entity: event.about && `designer:${event.about}` })),
  );
  await facts.views(unnamed('view').map((event) => ({ ...event, look: event.about })));
  await facts.messages(
    'moodboards',
    boards.map(({ at, moodboard, look, isAdded }) => ({
      ...{ at, type: isAdded ? 'look-added-to-moodboard' : 'look-removed-from-moodboard' },
      data: { moodboard, media_type: 'look', slug: look },
    })),
  );
}

/** The first day, and the first hour of the second. */
async function seal(): Promise<void> {
  const period = async (name: 'hour' | 'days', from: string, to: string) => {
    for (const rollup of ROLLUPS) {
      const sql = name === 'hour' ? rollup.hourSql('toile') : rollup.daySql('toile');
      await warehouse.command(`INSERT INTO toile.${rollup.name}_${name} ${sql}`, { from, to });
    }
  };
  for (const [day, hour] of [
    [20, 7],
    [20, 8],
    [20, 22],
    [21, 7],
  ] as const) {
    const at = (n: number) => `2026-09-${day} ${String(n).padStart(2, '0')}:00:00`;
    await period('hour', at(hour), at(hour + 1));
  }
  await period('days', '2026-09-20 00:00:00', '2026-09-21 00:00:00');
}

type Counts = Record<string, number[]>;
const few = (people: number) => Math.min(people, KEPT_PEOPLE);

/** Every count figures are made of, as SQL has it. */
async function measured(f: ReturnType<typeof figuresOn>, scope: Scope): Promise<Record<string, Counts>> {
  const names = await f.figures.names.all();
  const found: Record<string, Counts> = {};
  const sorted = (keys: readonly string[], of: (key: string) => number[]) =>
    Object.fromEntries([...keys].sort().map((key) => [key, of(key)]));
  for (const dimension of DIMENSIONS) {
    const looks = await f.figures.looks.by(dimension, scope, names, [SEASON]);
    found[`looks by ${dimension}`] = sorted([...looks.keys, WHOLE], (key) => [looks.of(SEASON, key).looks]);
    found.houses = { shown: [looks.of(SEASON, WHOLE).brands] };
    const searches = await f.figures.searches.by(dimension, scope, names, WINDOW);
    found[`searches by ${dimension}`] = sorted(searches.keys, (key) => {
      const { numerator, denominator, people = 0 } = searches.share(key);
      return [numerator, denominator, few(people)];
    });
    const boards = await f.figures.boards.by(dimension, scope, names, { season: SEASON, days: WINDOW });
    found[`boards by ${dimension}`] = sorted(boards.keys, (key) => [
      ...[boards.share(key).numerator, boards.share(key).denominator, boards.saves(key).value],
    ]);
  }
  const { numerator, denominator } = (await f.figures.looks.tagged('denim', scope, names, [SEASON])).houses(
    SEASON,
  );
  found['houses of a tag'] = { denim: [numerator, denominator] };
  const traffic = await f.figures.traffic.byBrand(scope, WINDOW);
  found.traffic = sorted(traffic.keys, (key) => {
    const { numerator, denominator, people = 0 } = traffic.share(key);
    return [numerator, denominator, few(people)];
  });
  const views = await f.figures.views.byBrand(scope, names, WINDOW, SEASON);
  found.views = sorted(views.keys, (key) => [views.count(key).value, few(views.count(key).people ?? 0)]);
  const viewed = await f.figures.views.looks(scope, names, WINDOW, 3, { seasons: [SEASON] });
  found.viewed = {
    looks: viewed.flatMap(({ look, viewers, views }) => [Number(look.slice(1)), viewers, views]),
  };
  const led = new Map((await f.leading.run(scope, 'a', WINDOW)).map((one) => [one.key, one]));
  found.leading = sorted([...led.keys()], (key) => [
    ...[led.get(key)?.views ?? 0, few(led.get(key)?.visitors ?? 0)],
  ]);
  const who = { visitors: MEMBERS.slice(0, 3) };
  const ofMembers = await f.figures.searches.by('tag', scope, names, WINDOW, who);
  found.members = sorted(ofMembers.keys, (key) => {
    const { numerator, denominator } = ofMembers.visitors(key);
    return [numerator, denominator, ofMembers.share(key).numerator];
  });
  const countries = await f.figures.searches.byCountry('denim', scope, names, WINDOW);
  found.countries = sorted([...countries.keys()], (key) => {
    const { numerator = 0, denominator = 0, people = 0 } = countries.get(key) ?? {};
    return [numerator, denominator, few(people)];
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
      return [own.length, searches.length, few(peopleOf(events(own)))];
    });
    const gainedKeys = gained.flatMap(({ look }) => keysOfLook(bySlug.get(look) ?? NO_LOOK, dimension, all));
    found[`boards by ${dimension}`] = counts(gainedKeys, (key) => {
      const own = gained.filter(({ look }) => has(look, key));
      return [boardsOf(own), boardsOf(gained), own.length];
    });
  }
  const housesOf = (list: typeof looks) => new Set(list.map(({ designer }) => designer)).size;
  found.houses = { shown: [housesOf(looks)] };
  found['houses of a tag'] = {
    denim: [housesOf(looks.filter(({ tags }) => tags.includes('denim'))), housesOf(looks)],
  };
  const pages = counted(
    all.events.filter(({ kind }) => kind !== 'view'),
    pageObject,
    scope,
  );
  const houses = pages.filter(({ kind, about }) => kind === 'page' && about !== '');
  found.traffic = counts(
    houses.map(({ about }) => about),
    (key) => {
      const own = houses.filter(({ about }) => about === key);
      return [own.length, pages.length, few(peopleOf(own))];
    },
  );
  const opened = counted(
    all.events.filter(({ kind }) => kind === 'view'),
    ({ about }) => about,
    scope,
  ).filter(({ about }) => bySlug.has(about));
  found.views = counts(
    opened.map(({ about }) => bySlug.get(about)?.designer ?? ''),
    (key) => {
      const own = opened.filter(({ about }) => bySlug.get(about)?.designer === key);
      return [own.length, few(peopleOf(own))];
    },
  );
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
  const led = houses
    .filter(({ about }) => about === 'a')
    .map((event) => ({ event, trends: leadingTrends(all, event, firstPages) }))
    .filter(({ trends }) => trends.length > 0);
  found.leading = counts(led.length > 0 ? [WHOLE, ...led.flatMap(({ trends }) => trends)] : [], (key) => {
    const own = led.filter(({ trends }) => key === WHOLE || trends.includes(key));
    return [own.length, few(peopleOf(own.map(({ event }) => event)))];
  });
  const byMembers = searches.filter(({ event }) => MEMBERS.slice(0, 3).includes(event.visitor));
  found.members = counts(
    byMembers.flatMap(({ named }) => keysOfNames(named, 'tag', all)),
    (key) => {
      const own = byMembers.filter(({ named }) => keysOfNames(named, 'tag', all).includes(key));
      return [peopleOf(events(own)), peopleOf(events(byMembers)), own.length];
    },
  );
  const places = searches.length > 0 ? [WHOLE, ...events(searches).map(({ country }) => country)] : [];
  found.countries = counts(places, (place) => {
    const there = searches.filter(({ event }) => place === WHOLE || event.country === place);
    const own = there.filter(({ named }) => named.includes('tag:denim'));
    return [own.length, there.length, few(peopleOf(events(own)))];
  });
  return found;
}
const NO_LOOK = { tags: [], designer: '' } as never;

it('counts as the definitions say, from raw rows, partly sealed, and as known now', async () => {
  await fc.assert(
    fc.asyncProperty(randomFacts, fc.constantFrom(null, 'paris'), async (all, city) => {
      await insert(all);
      const expected = plain(all, { ...WINDOW, season: SEASON, type: 'woman', city });
      const query: Record<string, string> = city ? { city } : {};
      const raw = figuresOn(warehouse, all.categories as never);
      expect(await measured(raw, await raw.scope(query))).toEqual(expected);
      const asOf = { ...query, as_of: '2026-11-01T00:00:00Z' };
      expect(await measured(raw, await raw.scope(asOf))).toEqual(expected);
      await seal();
      const sealed = figuresOn(warehouse, all.categories as never, [], SEALED);
      expect(await measured(sealed, await sealed.scope(query))).toEqual(expected);
    }),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 3), endOnFailure: true },
  );
}, 240_000);
