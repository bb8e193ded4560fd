import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Person } from '../../testing/testing-api.js';
import type { CollectionToLoad } from '../catalogue-import/load-catalogue.js';
import { startTestDashboard } from '../figures/testing-dashboard.harness.js';

const SEASON = 'fall-winter-2025';
const name = (slug: string) => ({ slug, name: slug });
/** Forty looks of two brands: ten have denim, thirty velvet; every test api has six more with denim. */
const collections: CollectionToLoad[] = ['a', 'b'].map((brand) => ({
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
  looks: Array.from({ length: 20 }, (_, look) => ({
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

let running: Awaited<ReturnType<typeof startTestDashboard>>;
let editor: Person;
beforeAll(async () => {
  running = await startTestDashboard({ collections });
  editor = await running.api.person('editor');
  const messages = await running.api.messages('catalogue');
  const read = messages.map(({ value }) => JSON.parse(value.toString()));
  await running.facts.messages(
    'catalogue',
    read.map(({ type, occurred_at: at, data }) => ({ type, at, data })),
  );
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const names = ['understood:tag:denim'];
  await running.facts.searches([
    { at: daysAgo(3), visitor: 'ada', names },
    { at: daysAgo(4), visitor: 'bob', names: ['tag:denim'] },
    { at: daysAgo(5), visitor: 'cyd', names },
    { at: daysAgo(5), visitor: 'dan', names: ['tag:velvet'] },
    { at: daysAgo(5), visitor: 'robot', bot: true, names },
    { at: daysAgo(50), visitor: 'eve', names },
  ]);
});
afterAll(() => running?.stop());

const PATH = '/api/editor/vocabulary/concepts/fabric/denim/merge';
const preview = (person: Person, into: string) => person.get(`${PATH}/preview?into=${into}`);

it('says beforehand what a merge changes, and changes nothing', async () => {
  const answer = await preview(editor, 'fabric/velvet');
  expect(answer).toMatchObject({
    status: 200,
    body: {
      looks: 16,
      searches: 3,
      figures: expect.arrayContaining(['category-overview/runway-share', 'trends/kpi/searches']),
    },
  });
  const { seasons } = answer.body as unknown as { seasons: { season: string; figures: object[] }[] };
  const season = seasons.find((one) => one.season === SEASON);
  expect(season?.figures).toEqual(
    expect.arrayContaining([
      {
        definition: 'share_of_collection_v2',
        of: 'tag',
        tag: 'velvet',
        before: { numerator: 30, denominator: 40, value: 75 },
        after: { numerator: 40, denominator: 40, value: 100 },
      },
      {
        definition: 'runway_share_adoption_by_brands',
        of: 'tag',
        tag: 'denim',
        before: { numerator: 1, denominator: 2, value: 50 },
        after: { numerator: 0, denominator: 2, value: 0 },
      },
    ]),
  );
  expect((await editor.get('/api/editor/vocabulary/concepts/fabric/denim')).body.version).toBe(0);
});

const moveTo = (person: Person, ...parents: string[]) =>
  person.get(
    `/api/editor/vocabulary/concepts/fabric/denim/parents/preview?${parents.map((id) => `parents=${id}`).join('&')}`,
  );

it('says beforehand for which wider concepts a move finds other looks, and changes nothing', async () => {
  expect(await moveTo(editor, 'fabric/velvet')).toMatchObject({
    status: 200,
    body: {
      wider: expect.arrayContaining([
        expect.objectContaining({ id: 'fabric/velvet', looks_before: 30, looks_after: 46, searches: 1 }),
      ]),
    },
  });
  const { parents } = (await editor.get('/api/editor/vocabulary/concepts/fabric/denim')).body as unknown as {
    parents: string[];
  };
  expect((await moveTo(editor, ...parents)).body).toEqual({ wider: [] });
  expect((await moveTo(editor, 'fabric/denim')).status).toBe(422);
  expect((await moveTo(editor, 'fabric/none')).status).toBe(422);
  expect((await moveTo(editor, 'velvet')).status).toBe(422);
  expect((await moveTo(await running.api.person('analyst'), 'fabric/velvet')).status).toBe(403);
});

it('refuses what the merge would be refused for, and who may not merge', async () => {
  expect((await preview(editor, 'garment/coat')).status).toBe(422);
  expect((await preview(editor, 'fabric/none')).status).toBe(404);
  expect((await preview(editor, 'fabric')).status).toBe(422);
  expect((await preview(await running.api.person('analyst'), 'fabric/velvet')).status).toBe(403);
  expect((await preview(await running.api.person(), 'fabric/velvet')).status).toBe(401);
});
