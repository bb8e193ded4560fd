import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Explanation,
  FIGURE_ADDRESSES,
  FIGURE_FILTERS,
  type Figure,
  type FigureAddress,
  figureKind,
  isUnobeyed,
  obeyedOf,
  unitOfAlert,
  watchedKey,
} from '@toile/contracts';
import type { Person } from '../../../testing/testing-api.js';
import { MEMBERS_TABLE } from '../../accounts/index.js';
import type { BrandFiguresDto } from '../../brand-figures/brand-figures.dto.js';
import { REPORT_SHOWS } from '../../brand-figures/report-shows.handler.js';
import { COLLECTIONS, collectionStream } from '../../catalogue/index.js';
import { SHARED_MS } from '../measures/sealed.query.js';
import { denimLooks, SEASON, startTestDashboard } from '../testing-dashboard.harness.js';

let running: Awaited<ReturnType<typeof startTestDashboard>>;
let analyst: Person;
const BRAND = 'atelier-one';
const at = (second: number) => new Date(Date.parse('2026-03-02T10:00:00Z') + second * 1_000).toISOString();
const readers = Array.from({ length: 12 }, (_, n) => ({ at: at(n), visitor: `v-${n}`, session: `s-${n}` }));

beforeAll(async () => {
  const own = { name: 'Atelier One', city: 'paris', owner: 'brand-demo' };
  running = await startTestDashboard({
    content: [{ kind: 'designer', slug: BRAND, doc: own as never }],
  });
  const { api, facts } = running;
  await facts.looks(denimLooks(25, 13).map((look) => ({ ...look, designer: BRAND, colours: ['#17161a'] })));
  await facts.views(readers.map((reader) => ({ ...reader, look: 'l-1' })));
  await facts.searches(readers.map((reader) => ({ ...reader, country: 'IT', names: ['tag:denim'] })));
  await facts.pages(readers.map((reader) => ({ ...reader, entity: `designer:${BRAND}` })));
  await facts.messages(
    'moodboards',
    readers.map(({ at }, n) => ({
      type: 'look-added-to-moodboard',
      at,
      data: { moodboard: `b-${n}`, media_type: 'look', slug: 'l-1' },
    })),
  );
  analyst = await api.person('analyst');
});
afterAll(() => running?.stop());

const ask = async (path: string) => {
  const { status, body } = await analyst.get(`/api/dashboard/${path}`);
  return { status, body: body as unknown };
};
const FILTERS = { season: SEASON, brand: BRAND, trend: 'denim' };
/** As much of them as the figure obeys, with how it was counted. */
const asked = (address: FigureAddress) =>
  `${address}?${new URLSearchParams({ ...obeyedOf(address, FILTERS), explain: 'true' })}`;

// What a person is answered is held to the documentation.
it.each(FIGURE_ADDRESSES)('answers %s, and how it was counted', async (address) => {
  const { status, body } = await ask(asked(address));
  expect(status).toBe(200);
  const { meta, explanation, rows } = body as Figure;
  expect(explanation?.definition).toMatchObject({ id: meta.definition, version: meta.version });
  expect(explanation?.rows).toHaveLength(rows.length);
});

it.each(FIGURE_ADDRESSES)(
  '%s cannot be asked without what it needs, and without all else',
  async (address) => {
    const { needs } = figureKind(address);
    const { status, body } = await ask(address);
    const told = status === 422 ? (body as { violations: { propertyPath: string }[] }).violations : [];
    expect(told.map(({ propertyPath }) => propertyPath)).toEqual(needs ? [needs] : []);
  },
);

it('draws ten of the hundred most viewed', async () => {
  expect((await ask(`most-viewed-looks/random?season=${SEASON}`)).status).toBe(200);
});

// Alerts say what their limit is a number of before anything is counted.
it.each(FIGURE_ADDRESSES)('%s is in percent where its register says so', async (address) => {
  const { rows } = (await ask(asked(address))).body as Figure;
  const watched = rows.filter(({ value_label }) => value_label);
  const units = watched.map(({ label: row }) => unitOfAlert({ figure: address, row, measure: 'value' }));
  expect(units.map((unit) => unit === 'percent')).toEqual(
    watched.map(({ value_label }) => value_label?.endsWith('%')),
  );
});

// An alert would watch another row than the one that was chosen.
it.each(FIGURE_ADDRESSES)('%s has rows that can be told apart', async (address) => {
  const { rows } = (await ask(asked(address))).body as Figure;
  const keys = rows.map((row) => `${row.season_short} ${watchedKey(address, row)}`);
  expect(keys).toEqual([...new Set(keys)]);
});

// One that was ignored would be read as if it held.
it.each(FIGURE_ADDRESSES)('%s refuses every filter it does not obey, and names no other', async (address) => {
  for (const filter of FIGURE_FILTERS.filter((name) => isUnobeyed(address, name))) {
    const { status, body } = await ask(`${address}?${filter}=all`);
    expect(status).toBe(422);
    expect(body).toMatchObject({ violations: [{ propertyPath: filter, code: 'not_obeyed' }] });
  }
  const { body } = await ask(asked(address));
  const named = Object.keys((body as Figure).meta.filters);
  expect(named.filter((name) => isUnobeyed(address, name))).toEqual([]);
});

it.each([
  ['category-overview/searches', { city: 'paris' }, 'all-readers'],
  ['category-overview/searches', { type: 'couture' }, 'all-readers'],
  ['category-overview/searches', { type: 'woman' }, undefined],
  ['graphs/ranking', { city: 'paris' }, undefined],
  ['graphs/ranking', { city: 'paris', metric: 'searches' }, 'all-readers'],
] as const)('says of whom %s with %j tells', async (address, query, covers) => {
  const { body } = await ask(`${address}?${new URLSearchParams({ season: SEASON, ...query })}`);
  expect((body as Figure).meta.covers).toBe(covers);
});

it('leads from a figure to the looks and the events behind it', async () => {
  const links = async (address: FigureAddress): Promise<string[]> => {
    const { explanation } = (await ask(asked(address))).body as {
      explanation: Explanation;
    };
    return explanation.rows.flatMap(({ numerator_rows }) => numerator_rows ?? []);
  };
  for (const address of ['graphs/top-brands-featuring-trend', 'graphs/ranking'] as const) {
    const [link = ''] = await links(address);
    const { status, body } = await ask(link.replace('/api/dashboard/', ''));
    expect([status, body]).toMatchObject([200, { page: 1, page_size: 100 }]);
  }
});

it('says what graphs can be narrowed by, what is chosen, and what has figures', async () => {
  const options = await ask(`graphs/ranking/filters/season?season=${SEASON}&format=csv`);
  expect(options.status).toBe(200);
  const chosen = (options.body as { value: string; selected: boolean }[]).filter(({ selected }) => selected);
  expect(chosen).toMatchObject([{ value: SEASON }]);
  const usual = (await ask('graphs/ranking/filters/metric')).body;
  expect(usual).toContainEqual({ value: 'traffic', displayName: 'Traffic', selected: true, count: null });
  for (const filter of ['nothing', 'country', 'job'])
    expect((await ask(`graphs/ranking/filters/${filter}`)).status).toBe(404);
  expect((await ask('graphs/nothing/filters/season')).status).toBe(404);
  expect((await ask('search?search=den')).body).toMatchObject({
    results: [{ dimension: 'trends', slug: 'denim' }],
  });
  const inChinese = await ask(`search?search=${encodeURIComponent('牛仔')}&language=zh`);
  expect(inChinese.body).toMatchObject({ results: [{ slug: 'denim', label: '牛仔布' }] });
  expect((await ask('search?search=fw26')).body).toMatchObject({
    results: [{ dimension: 'seasons', slug: 'fall-winter-2026' }],
  });
  expect((await ask('search?limit=0')).status).toBe(422);
});

const GRAPHS = FIGURE_ADDRESSES.filter((address) => address.startsWith('graphs/'));
/** They change what is told, or are told of members. */
const CHOOSES_NOTHING = new Set<string>(['metric', 'view', 'job', 'window', 'without']);
interface Counted {
  value: string;
  count: number | null;
}

it.each(GRAPHS)(
  'counts what each value of each filter of %s leaves, as figures asked with it do',
  async (address) => {
    const scope = obeyedOf(address, FILTERS);
    const lists = `graphs/${address.split('/')[1]}/filters`;
    for (const filter of FIGURE_FILTERS) {
      const { status, body } = await ask(`${lists}/${filter}?${new URLSearchParams(scope)}`);
      expect([filter, status]).toEqual([filter, isUnobeyed(address, filter) ? 404 : 200]);
      if (status !== 200) continue;
      const values = body as Counted[];
      expect([filter, values.some(({ count }) => count)]).toEqual([filter, !CHOOSES_NOTHING.has(filter)]);
      for (const { value, count } of values.filter((one) => one.count)) {
        const { total_count } = await wholeOf(filter, { ...scope, [filter]: value });
        expect([filter, value, count]).toEqual([filter, value, total_count]);
      }
    }
  },
);

/** Looks of a scope, or searches of a country for its trend. */
async function wholeOf(filter: string, { compare, ...given }: Record<string, string>) {
  const { country, ...scope } = given;
  const query = new URLSearchParams(filter === 'compare' ? { ...scope, season: compare ?? '' } : scope);
  if (filter !== 'country') return (await ask(`rows/looks?${query}`)).body as { total_count: number };
  const searched = await ask(`rows/events?${query}&measure=searches&country=${country}`);
  const { rows } = searched.body as { rows: { events: number }[] };
  return { total_count: rows.reduce((sum, { events }) => sum + events, 0) };
}

it.each([
  'from=2026-03-01',
  'to=2026-03-01',
  'from=2026-03-02&to=2026-03-01',
  'from=2026-02-30&to=2026-03-01',
])('refuses the days %s', async (days) => {
  const { status, body } = await ask(`graphs/ranking?${days}`);
  expect([status, body]).toMatchObject([422, { type: '/problems/input/invalid' }]);
});

describe("a brand's own figures", () => {
  const path = (query: string) => `/api/newsroom/brand-figures?brand=${BRAND}&season=${SEASON}${query}`;
  const peers = ['peer-a', 'peer-b', 'peer-c'];
  const BUYERS = Array.from({ length: 30 }, (_, n) => `buyer-${n}`);
  const saved = (count: number, slug: string, board = (n: number) => `buyers-${n}`) =>
    BUYERS.slice(0, count).map((subject, n) => ({
      type: 'look-added-to-moodboard',
      at: at(100 + n),
      subject,
      data: { moodboard: board(n), media_type: 'look', slug },
    }));
  let brand: Person;
  const show = async (query = '') => (await brand.get(path(query))).body as unknown as BrandFiguresDto;
  beforeAll(async () => {
    const { api, facts } = running;
    brand = await api.person('brand');
    await facts.looks(
      peers.flatMap((designer, n) =>
        denimLooks(20, 2 + 4 * n, { prefix: designer }).map((look) => ({ ...look, designer })),
      ),
    );
    await api.pool.query(
      `INSERT INTO ${MEMBERS_TABLE} (key, doc)
       SELECT 'member-' || one, jsonb_build_object('subject', one, 'slug', one, 'verified', true, 'job', 'buyer', 'roles', '[]'::jsonb)
       FROM unnest($1::text[]) AS one`,
      [BUYERS],
    );
    await facts.messages('moodboards', [
      ...saved(12, 'l-2'),
      ...saved(30, 'peer-a-1'),
      ...saved(9, 'peer-b-1'),
      // Many boards of few readers are few readers.
      ...[0, 1].flatMap((half) => saved(9, 'peer-c-1', (n) => `more-${half}-${n}`)),
      ...[0, 1].flatMap((half) => saved(9, 'l-3', (n) => `more-${half}-${n}`)),
    ]);
    // What was measured a moment ago is told once more, as long as measures share what the warehouse holds.
    await sleep(SHARED_MS);
  });

  it('stand beside the middle of at least three peers, never beside one', async () => {
    const figures = await show(`&peers=${peers}`);
    expect(figures.standing).toMatchObject([
      { measure: 'runway', value: 29.4, peers: 23.5 },
      { measure: 'traffic', value: 50, peers: 0 },
      { measure: 'searches', peers: 0 },
      { measure: 'boards' },
    ]);
    // 13 of 25 looks; 2, 6 and 10 of 20 each.
    expect(figures.concepts).toMatchObject([
      { tag: { slug: 'denim' }, looks: 13, value: 52, peers: 30, before: null, first: null },
      { tag: { slug: 'velvet' }, looks: 12 },
    ]);
    expect((await show()).candidates.map(({ slug }) => slug)).toEqual(peers);
    const refused = await brand.get(path('&peers=peer-a,peer-b'));
    expect([refused.status, refused.body.violations]).toMatchObject([422, [{ propertyPath: 'peers' }]]);
    expect((await brand.get(path(`&peers=${BRAND},peer-a,peer-b`))).status).toBe(422);
  });

  it('tell whom its looks are kept beside from ten readers on, and of whom from ten members on', async () => {
    const { boards, neighbours, occupations, occupation_days } = await show();
    expect(neighbours).toEqual([{ brand: { slug: 'peer-a', name: 'peer-a' }, boards: 12 }]);
    expect(boards).toBeGreaterThan(12);
    expect(occupations).toEqual([{ job: 'buyer', members: 10, of: 30 }]);
    expect(occupation_days).not.toBeNull();
    // Told once: what comes later changes nothing.
    await running.facts.messages('moodboards', saved(20, 'l-4'));
    expect((await show()).occupations).toEqual(occupations);
  });

  it('are told of a show the morning after it came before readers, once, with a mail', async () => {
    const { api, facts } = running;
    const reports = async () => (await brand.get(`/api/newsroom/brand-figures/shows?brand=${BRAND}`)).body;
    await api.runJobs(REPORT_SHOWS);
    expect(await reports()).toEqual({ results: [] });
    // As if it were the day before yesterday: at any hour it is the morning after, or later.
    const published = new Date(Date.now() - 49 * 3_600_000).toISOString();
    const then = [published, collectionStream('atelier-one-fw26')];
    // Nobody may do that but a test.
    await api.pool.query('ALTER TABLE event_store.event DISABLE TRIGGER USER');
    await api.pool.query('UPDATE event_store.event SET occurred_at = $1 WHERE stream = $2', then);
    await api.pool.query('ALTER TABLE event_store.event ENABLE TRIGGER USER');
    await api.pool.query(`UPDATE ${COLLECTIONS} SET show_date = $1 WHERE slug = 'atelier-one-fw26'`, [
      published,
    ]);
    const since = (n: number) => new Date(Date.parse(published) + n * 60_000).toISOString();
    await facts.views(readers.map((reader, n) => ({ ...reader, at: since(n + 1), look: 'look-2' })));
    await facts.messages('moodboards', [
      ...saved(12, 'look-2').map((one, n) => ({ ...one, at: since(n + 1) })),
      ...saved(9, 'look-3').map((one, n) => ({ ...one, at: since(n + 1) })),
    ]);
    await api.runJobs(REPORT_SHOWS);
    const told = await reports();
    expect(told.results).toMatchObject([
      {
        show: 'atelier-one-fw26',
        looks: 6,
        views: 12,
        saves: 12,
        saved: [{ look: 'look-2', boards: 12 }],
        concepts: [{ tag: { slug: 'denim' }, peers: 30 }, { tag: { slug: 'velvet' } }],
      },
    ]);
    const mails = () => api.mails.filter(({ subject }) => subject.startsWith('The morning after'));
    expect(mails()).toMatchObject([
      { to: 'brand@demo.toile.test', subject: 'The morning after: Atelier One' },
    ]);
    expect(mails()[0]?.text).toContain('Boards that gained one: 12');
    await facts.views([{ at: since(30), visitor: 'later', look: 'look-2' }]);
    await api.runJobs(REPORT_SHOWS);
    expect(await reports()).toEqual(told);
    expect(mails()).toHaveLength(1);
    expect((await analyst.get(`/api/newsroom/brand-figures/shows?brand=${BRAND}`)).status).toBe(403);
  });

  it('are for those who keep it alone', async () => {
    expect((await brand.get(path('').replace(BRAND, 'peer-a'))).status).toBe(404);
    expect((await analyst.get(path(''))).status).toBe(403);
    expect((await (await running.api.person('editor')).get(path(''))).status).toBe(200);
  });
});
