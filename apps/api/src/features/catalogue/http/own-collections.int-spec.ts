import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ContentEntry } from '@toile/contracts';
import { testPostgres } from '@toile/testing';
import { type Person, startTestApi, type TestApi } from '../../../testing/testing-api.js';
import type { CollectionToLoad } from '../../catalogue-import/load-catalogue.js';
import type { OwnBrandPageDto } from '../queries/own-brand.js';
import type { OwnLooksDto } from '../queries/own-looks.js';

const brandEntry = (name: string, owner: string | null): ContentEntry => ({
  kind: 'designer',
  slug: name.toLowerCase(),
  doc: { name, city: 'paris', founded: 1990, bio: '', website: null, owner },
});
const collection = (slug: string, designer: string, looks: number): CollectionToLoad => ({
  status: 'draft',
  facts: {
    collection: slug,
    title: slug,
    venue: '',
    description: '',
    live: false,
    stream_url: null,
    designer: { slug: designer.toLowerCase(), name: designer },
    season: { slug: 'pre-fall-2027', name: 'Pre-Fall 2027' },
    type: { slug: 'woman', name: 'Womenswear' },
    city: { slug: 'paris', name: 'Paris' },
    show_date: '2026-12-08T10:00:00.000Z',
  },
  looks: Array.from({ length: looks }, (_, index) => ({
    slug: `${slug}-${index + 1}`,
    position: index + 1,
    tags: [],
    models: [],
    colours: [],
    image_filename: `${slug}-${index + 1}.jpg`,
    width: 1200,
    height: 1800,
    thumbhash: null,
    description: index === 0 ? '' : 'A coat.',
  })),
});

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let brand: Person;
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url, {
    content: [
      brandEntry('Mine', 'brand-demo'),
      brandEntry('Theirs', 'somebody-else'),
      brandEntry('Nobodys', null),
    ],
    collections: [
      collection('mine-draft', 'Mine', 3),
      collection('mine-empty', 'Mine', 0),
      collection('theirs-draft', 'Theirs', 2),
      collection('nobodys-draft', 'Nobodys', 1),
    ],
  });
  brand = await api.person('brand');
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

/** Every route of a brand's own, asked about this collection and brand. */
const routes = (slug: string, designer: string) =>
  [
    ['GET', `/user/collections/list-by-designer/${designer}`, undefined],
    ['PATCH', `/user/collections/designer/update/${designer}`, { bio: 'Ours now.' }],
    ['POST', `/api/user/collections/validate/${slug}`, {}],
    ['GET', `/user/collection/looks/${slug}`, undefined],
    ['PATCH', `/user/collection/looks/${slug}`, { status: 'published' }],
    ['POST', `/user/collection/looks/${slug}`, { status: 'published' }],
    ['PATCH', `/user/collection/looks/${slug}`, { looks: [{ slug: `${slug}-1`, description: 'x' }] }],
    ['PUT', '/user/collection/looks/reorder', { collection: slug, order: [`${slug}-2`, `${slug}-1`] }],
    ['DELETE', '/user/collection/looks/delete', { collection: slug, looks: [`${slug}-1`] }],
    ['DELETE', '/user/collections/delete', { collection: slug }],
  ] as const;
const looksOf = async (slug: string, who: Person = brand) =>
  (await who.get(`/user/collection/looks/${slug}`)).body as unknown as OwnLooksDto;

it.each([
  ['theirs-draft', 'theirs'],
  ['nobodys-draft', 'nobodys'],
])(
  'refuses a brand everything about %s, which is not its own, and changes nothing',
  async (slug, designer) => {
    const editor = await api.person('editor');
    const before = await looksOf(slug, editor);
    for (const [method, path, body] of routes(slug, designer)) {
      const answer = await brand.send(method, path, body);
      expect([method, path, answer.status, answer.body.type]).toEqual([
        method,
        path,
        403,
        '/problems/designer/forbidden',
      ]);
    }
    expect(await looksOf(slug, editor)).toEqual(before);
  },
);

it.each([
  [undefined, 401],
  ['free', 403],
  ['subscriber', 403],
  ['analyst', 403],
])('refuses %s with %i, whatever is asked', async (who, status) => {
  const person = await api.person(who);
  for (const [method, path, body] of [
    ['GET', '/user/collections/more', undefined] as const,
    ...routes('mine-draft', 'mine'),
  ])
    expect([path, (await person.send(method, path, body)).status]).toEqual([path, status]);
});

it('knows no collection and no brand that is not there', async () => {
  for (const [method, path, body] of routes('gone', 'gone'))
    expect([path, (await brand.send(method, path, body)).status]).toEqual([path, 404]);
});

it('lists a brand with what it says of itself, and drafts behind their first look', async () => {
  const page = (await brand.get('/user/collections/list-by-designer/mine'))
    .body as unknown as OwnBrandPageDto;
  expect(page.designer).toEqual({ slug: 'mine', name: 'Mine', website: null, bio: '', founded: 1990 });
  expect(
    page.results.map(({ slug, status, looks_count, cover }) => [slug, status, looks_count, cover]),
  ).toEqual([
    ['mine-draft', 'draft', 3, 'mine-draft-1.jpg'],
    ['mine-empty', 'draft', 0, null],
  ]);
  const all = (await brand.get('/user/collections/more')).body.results.map(({ slug }) => slug);
  expect(all.sort()).toEqual(['mine-draft', 'mine-empty']);
});

it('says look by look what is missing, and follows an order and a removal', async () => {
  const { collection: own, errors, results } = await looksOf('mine-draft');
  expect([own.status, own.facts.designer.name, results.length]).toEqual(['draft', 'Mine', 3]);
  expect(errors.map(({ look, code }) => `${look} ${code}`)).toEqual([
    'mine-draft-1 no-tags',
    'mine-draft-1 no-description',
    'mine-draft-2 no-tags',
    'mine-draft-3 no-tags',
  ]);
  const order = ['mine-draft-3', 'mine-draft-1', 'mine-draft-2'];
  await brand.send('PUT', '/user/collection/looks/reorder', { collection: 'mine-draft', order });
  expect((await looksOf('mine-draft')).results.map(({ slug }) => slug)).toEqual(order);
  const removal = { collection: 'mine-draft', looks: ['mine-draft-1'] };
  expect((await brand.send('DELETE', '/user/collection/looks/delete', removal)).status).toBe(204);
  const gap = (await looksOf('mine-draft')).errors.find(({ look }) => look === null);
  expect(gap?.code).toBe('gap-in-order');
  expect((await looksOf('mine-empty')).errors.map(({ code }) => code)).toEqual(['no-looks']);
  const early = await brand.send('PATCH', '/user/collection/looks/mine-empty', { status: 'published' });
  expect(early.status).toBe(422);
});
