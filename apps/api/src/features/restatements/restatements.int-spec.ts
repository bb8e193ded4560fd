import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Person } from '../../testing/testing-api.js';
import type { CollectionToLoad } from '../catalogue-import/load-catalogue.js';
import { startTestDashboard } from '../figures/testing-dashboard.harness.js';
import type { RetagPreviewDto } from './queries/preview-retag.js';
import type { RestatementDto, RestatementsDto } from './queries/restatements.js';
import { RECOUNT_PUBLISHED } from './recount-published.handler.js';

const SEASON = 'fall-winter-2025';
const name = (slug: string) => ({ slug, name: slug });
const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
/** Forty looks of two brands in a season that is over; ten have denim. */
const women: CollectionToLoad[] = ['a', 'b'].map((brand) => ({
  status: 'published',
  facts: {
    collection: `show-${brand}`,
    designer: name(brand),
    season: { slug: SEASON, name: 'Fall-Winter 2025' },
    type: { slug: 'woman', name: 'Womenswear' },
    city: { slug: 'paris', name: 'Paris' },
    show_date: '2025-03-01T10:00:00.000Z',
    title: '',
    venue: '',
    description: '',
    live: false,
    stream_url: null,
  },
  looks: many(20, (look) => ({
    slug: `${brand}-${look}`,
    position: look + 1,
    tags: [name(brand === 'a' && look < 10 ? 'denim' : 'velvet')],
    models: [],
    image_filename: 'x.jpg',
    width: 2,
    height: 3,
    thumbhash: null,
    colours: ['#17161a'],
    description: '',
  })),
}));

/** One look of menswear is all that has silk. */
const men = women.slice(0, 1).map(
  ({ facts, looks, ...rest }): CollectionToLoad => ({
    ...rest,
    facts: { ...facts, collection: 'show-c', designer: name('c'), type: { slug: 'man', name: 'Menswear' } },
    looks: looks.slice(0, 1).map((look) => ({ ...look, slug: 'c-0', tags: [name('silk')] })),
  }),
);
const collections = [...women, ...men];

let running: Awaited<ReturnType<typeof startTestDashboard>>;
let editor: Person;
let analyst: Person;
let carried = 0;
beforeAll(async () => {
  running = await startTestDashboard({ collections });
  editor = await running.api.person('editor');
  analyst = await running.api.person('analyst');
  await intoWarehouse();
});
afterAll(() => running?.stop());

/** What the aggregator does: every message of the log that is not in the warehouse yet. */
async function intoWarehouse(): Promise<void> {
  const messages = await running.api.messages('catalogue');
  const read = messages.map(({ value }) => JSON.parse(Buffer.from(value).toString()) as Message);
  read.sort((a, b) => a.occurred_at.localeCompare(b.occurred_at));
  await running.facts.messages(
    'catalogue',
    read.slice(carried).map(({ type, occurred_at: at, data }) => ({ type, at, data })),
  );
  carried = read.length;
}
interface Message {
  type: string;
  occurred_at: string;
  data: object;
}
async function recount(): Promise<void> {
  await running.api.runJobs(RECOUNT_PUBLISHED);
  const { rows } = await running.pool.query(
    `SELECT last_error FROM graphile_worker.jobs WHERE last_error IS NOT NULL`,
  );
  expect(rows).toEqual([]);
}
const told = async (query: string): Promise<RestatementDto[]> =>
  ((await analyst.get(`/api/dashboard/restatements?${query}`)).body as unknown as RestatementsDto).results;
const share = (row: RestatementDto | undefined) => [row?.before?.value, row?.after?.value];
const rowOf = async (path: string, tag: string) => {
  const { rows } = (await analyst.get(path)).body as unknown as { rows: { tag_name: string }[] };
  return rows.find((row) => row.tag_name === tag);
};

it('shows what a retag would change, which is what came, and writes down what was told otherwise', async () => {
  // Of three boards one holds a look with denim, and one a look that would get it.
  await running.facts.messages(
    'moodboards',
    ['a-0', 'b-0', 'a-15'].map((slug, board) => ({
      type: 'look-added-to-moodboard',
      at: '2025-03-02T10:00:00.000Z',
      data: { moodboard: `board-${board}`, media_type: 'look', slug },
    })),
  );
  await recount();
  expect(await told('')).toEqual([]);
  const looks = ['b-0', 'b-1', 'a-0'];
  const wanted = { looks, add: [name('denim')], remove: ['velvet'] };
  const { body } = await editor.send('POST', '/api/editor/retags/preview', wanted);
  const preview = body as unknown as RetagPreviewDto;
  // One of the three has denim already.
  expect(preview).toMatchObject({
    looks: 2,
    left_out: 0,
    seasons: [{ season: SEASON, type: 'woman', looks: 2 }],
  });
  const previewed = (definition: string, tag: string) =>
    preview.seasons[0]?.figures.find((one) => one.definition === definition && one.tag === tag);
  expect(previewed('share_of_collection_v2', 'denim')).toMatchObject({
    before: { numerator: 10, denominator: 40, value: 25 },
    after: { numerator: 12, denominator: 40, value: 30 },
  });
  expect(previewed('runway_share_adoption_by_brands', 'denim')?.after).toEqual({
    numerator: 2,
    denominator: 2,
    value: 100,
  });
  expect(previewed('share_of_moodboards_v2', 'denim')).toMatchObject({
    before: { numerator: 1, denominator: 3, value: 33.3 },
    after: { numerator: 2, denominator: 3, value: 66.7 },
  });
  // Ten looks that lose their only tag leave the category, too.
  const emptied = { looks: many(10, (look) => `a-${look}`), add: [], remove: ['denim'] };
  const { seasons } = (await editor.send('POST', '/api/editor/retags/preview', emptied))
    .body as unknown as RetagPreviewDto;
  expect(seasons[0]?.figures.filter(({ of }) => of === 'category')).toEqual([
    {
      definition: 'share_of_collection_v2',
      of: 'category',
      tag: 'other',
      before: { numerator: 40, denominator: 40, value: 100 },
      after: { numerator: 30, denominator: 40, value: 75 },
    },
    {
      definition: 'share_of_moodboards_v2',
      of: 'category',
      tag: 'other',
      before: { numerator: 3, denominator: 3, value: 100 },
      after: { numerator: 2, denominator: 3, value: 66.7 },
    },
  ]);
  const path = `/api/dashboard/category-overview/runway-share?season=${SEASON}&category=other`;
  expect(await rowOf(path, 'denim')).toMatchObject({ value: 25 });

  const begun = await editor.send('POST', '/api/editor/retags', wanted);
  expect(begun.status).toBe(202);
  await running.api.runJobs();
  await intoWarehouse();
  for (const tag of ['denim', 'velvet'])
    expect(await rowOf(`${path}&as_of=${new Date().toISOString()}`, tag)).toMatchObject({
      ...previewed('share_of_collection_v2', tag)?.after,
    });
  const onBoards = `/api/dashboard/category-overview/moodboards?season=${SEASON}&category=other`;
  expect(await rowOf(`${onBoards}&as_of=${new Date().toISOString()}`, 'denim')).toMatchObject({
    ...previewed('share_of_moodboards_v2', 'denim')?.after,
  });
  const adoption = `/api/dashboard/trends/kpi/runway-share-adoption-by-brands?season=${SEASON}&trend=denim`;
  expect(await rowOf(adoption, 'denim')).toMatchObject({
    ...previewed('runway_share_adoption_by_brands', 'denim')?.after,
  });

  await running.pool.query(
    `INSERT INTO webhook_endpoint (id, subject, url, types, secret)
     VALUES (gen_random_uuid(), 'nobody', 'https://hooks.invalid/', '{figure.restated}', '')`,
  );
  await recount();
  const entries = await told(`figure=category-overview/runway-share&season=${SEASON}`);
  const denim = entries.find(({ tag_name }) => tag_name === 'denim');
  expect(share(denim)).toEqual([25, 30]);
  expect(denim?.causes).toEqual([{ cause: 'retagged', count: 2 }]);
  expect(share(entries.find(({ tag_name }) => tag_name === 'velvet'))).toEqual([75, 70]);
  const { rows: events } = await running.pool.query<{ data: { rows: RestatementDto[] } }>(
    "SELECT data FROM webhook_event WHERE data->>'figure' = 'category-overview/runway-share'",
  );
  const toldByWebhook = events
    .flatMap(({ data }) => data.rows)
    .filter(({ tag_name }) => tag_name === 'denim');
  expect(toldByWebhook.map(share)).toContainEqual([25, 30]);
  await running.pool.query('DELETE FROM webhook_endpoint');
  // A card tells what was published of itself alone: of its category, type and city, or of its trend wherever that stands.
  const as = async (filters: string) =>
    (await told(`figure=category-overview/runway-share&season=${SEASON}&${filters}`)).map(
      (one) => one.tag_name,
    );
  expect(await as('type=woman&city=all-cities&category=all-categories')).toEqual([]);
  expect((await as('type=woman&city=all-cities&category=other&window=season')).sort()).toEqual([
    'denim',
    'velvet',
  ]);
  expect(await as('type=woman&category=all-categories&trend=denim')).toEqual(['denim']);
  for (const other of ['type=man', 'city=paris', 'brand=a', 'window=30d'])
    expect(await as(other)).toEqual([]);
  // What was told is told once.
  await recount();
  expect(await told(`figure=category-overview/runway-share&season=${SEASON}`)).toHaveLength(entries.length);
});

it('writes down what events that came late and a withdrawal change, and says so in a feed', async () => {
  const known = new Set((await told('')).map(({ id }) => id));
  await running.facts.searches(
    many(12, (i) => ({
      at: `2025-03-02T10:${10 + i}:00.000Z`,
      receivedAt: new Date().toISOString(),
      visitor: `late-${i}`,
      names: ['tag:denim'],
    })),
  );
  await recount();
  const late = (await told(`season=${SEASON}`)).filter(({ id }) => !known.has(id));
  const searched = late.find(({ figure, tag_name }) => figure.endsWith('/searches') && tag_name === 'other');
  expect(searched?.after?.numerator).toBe(12);
  expect(searched?.causes).toEqual([{ cause: 'late-events', count: 12 }]);
  // Looks are what they were.
  expect(late.filter(({ figure }) => figure.endsWith('/runway-share'))).toEqual([]);

  for (const { id } of late) known.add(id);
  expect((await editor.send('POST', '/api/editor/collections/show-a/withdraw', {})).status).toBe(200);
  await running.api.runJobs();
  await intoWarehouse();
  await recount();
  const gone = (await told(`figure=category-overview/runway-share&season=${SEASON}`)).filter(
    ({ id }) => !known.has(id),
  );
  expect(gone.find(({ tag_name }) => tag_name === 'denim')).toMatchObject({
    before: { value: 30, numerator: 12, denominator: 40 },
    after: { value: 10, numerator: 2, denominator: 20 },
    causes: [{ cause: 'withdrawn', count: 20 }],
  });
  const feed = await fetch(`${running.api.url}/api/dashboard/restatements.atom?season=${SEASON}`);
  expect(feed.headers.get('content-type')).toContain('application/atom+xml');
  const atom = await feed.text();
  expect(atom).toContain(
    'Runway share, denim (Fall-Winter 2025, Womenswear): 30% became 10% (20 looks withdrawn)',
  );
  expect(atom.match(/<entry>/g)).toHaveLength((await told(`season=${SEASON}`)).length);
});

it('names looks of another type where they decide what a search is of', async () => {
  const searched = `figure=category-overview/searches&type=woman&season=${SEASON}`;
  await running.facts.searches(
    many(12, (i) => ({
      at: `2025-03-03T10:${10 + i}:00.000Z`,
      visitor: `silk-${i}`,
      names: ['tag:silk'],
    })),
  );
  await recount();
  const known = new Set((await told(searched)).map(({ id }) => id));
  const bare = { looks: ['c-0'], add: [name('velvet')], remove: ['silk'] };
  expect((await editor.send('POST', '/api/editor/retags', bare)).status).toBe(202);
  await running.api.runJobs();
  await intoWarehouse();
  await recount();
  const [entry, ...others] = (await told(searched)).filter(({ id }) => !known.has(id));
  expect(others).toEqual([]);
  expect(entry?.causes).toEqual([{ cause: 'retagged', count: 1 }]);
  expect([entry?.before?.numerator, entry?.after?.numerator]).toEqual([24, 12]);
});

it('counts at once for operators only, and previews for editors only', async () => {
  expect((await editor.send('POST', '/api/operations/restatements', {})).status).toBe(403);
  const operator = await running.api.person('operator');
  expect((await operator.send('POST', '/api/operations/restatements', {})).status).toBe(202);
  const wanted = { looks: ['a-0'], add: [name('denim')], remove: [] };
  expect((await analyst.send('POST', '/api/editor/retags/preview', wanted)).status).toBe(403);
  const unknown = await editor.send('POST', '/api/editor/retags/preview', {
    ...wanted,
    looks: ['no-such-look'],
  });
  expect(unknown.status).toBe(404);
  const nothing = await editor.send('POST', '/api/editor/retags/preview', { ...wanted, add: [] });
  expect(nothing.status).toBe(422);
});
