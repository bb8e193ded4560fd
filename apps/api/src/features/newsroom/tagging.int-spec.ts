import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ContentEntry, LookFacts } from '@toile/contracts';
import { testPostgres } from '@toile/testing';
import { type Person, startTestApi, type TestApi } from '../../testing/testing-api.js';
import type { CollectionToLoad } from '../catalogue-import/load-catalogue.js';
import type { TagHintsDto } from './queries/tag-hints.js';
import type { TaggingQueueDto } from './queries/tagging-queue.js';
import type { TaggingWordsDto } from './queries/tagging-words.js';

const named = (slug: string) => ({ slug, name: slug });
const look = (show: string, position: number, colour: string, tags: string[]): LookFacts => ({
  slug: `${show}-${position}`,
  position,
  tags: tags.map(named),
  models: [],
  colours: [colour],
  image_filename: `${show}-${position}.jpg`,
  width: 2,
  height: 3,
  thumbhash: null,
  description: '',
});
const show = (
  slug: string,
  designer: string,
  status: 'draft' | 'published',
  looks: LookFacts[],
): CollectionToLoad => ({
  status,
  looks,
  facts: {
    collection: slug,
    title: slug,
    venue: '',
    description: '',
    live: false,
    stream_url: null,
    designer: named(designer),
    season: named('fall-winter-2026'),
    type: named('man'),
    city: named('paris'),
    show_date: '2026-03-05T14:00:00.000Z',
  },
});
const RED = '#561a2a';
const BLUE = '#1d2a4a';
const brandEntry = (slug: string, owner: string | null): ContentEntry => ({
  kind: 'designer',
  slug,
  doc: { name: slug, city: 'paris', founded: 1990, bio: '', website: null, owner },
});

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let editor: Person;
let brand: Person;
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url, {
    content: [brandEntry('mine', 'brand-demo'), brandEntry('other', null)],
    collections: [
      show('new', 'mine', 'draft', [
        look('new', 1, RED, []),
        look('new', 2, BLUE, []),
        look('new', 3, RED, []),
      ]),
      show('before', 'mine', 'published', [
        look('before', 1, RED, ['velvet']),
        look('before', 2, BLUE, ['velvet']),
        look('before', 3, BLUE, []),
      ]),
      show('others', 'other', 'published', [
        look('others', 1, RED, ['lace', 'velvet']),
        look('others', 2, RED, ['lace']),
        look('others', 3, BLUE, ['denim']),
      ]),
      show('hidden', 'other', 'draft', [look('hidden', 1, RED, [])]),
    ],
  });
  [editor, brand] = await Promise.all([api.person('editor'), api.person('brand')]);
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

const tagsOf = async (slug: string) =>
  ((await editor.get(`/user/collection/looks/${slug}`)).body.results as unknown as LookFacts[]).map(
    ({ tags }) => tags.map((tag) => tag.slug).join(' '),
  );
const tag = (person: Person, slug: string, body: object, key?: string) =>
  person.send('POST', `/api/newsroom/tagging/shows/${slug}`, body, key ? { 'idempotency-key': key } : {});

it('queues shows whose looks want tags, for a brand its own', async () => {
  const queue = async (person: Person) =>
    ((await person.get('/api/newsroom/tagging')).body as unknown as TaggingQueueDto).results.map(
      ({ slug, wanting }) => `${slug} ${wanting}`,
    );
  expect((await queue(editor)).filter((one) => /^(new|before|others|hidden) /.test(one)).sort()).toEqual([
    'before 1',
    'hidden 1',
    'new 3',
  ]);
  expect(await queue(brand)).toEqual(['new 3', 'before 1']);
  const found = (await brand.get('/api/newsroom/tagging?search=BEFORE')).body as unknown as TaggingQueueDto;
  expect(found.results.map(({ slug }) => slug)).toEqual(['before']);
});

it('tags what is meant, keeps what others do meanwhile, and counts a repeat once', async () => {
  const body = {
    looks: ['new-1', 'new-3'],
    add: ['velvet'],
    remove: [],
    offered: [{ tag: 'velvet', source: 'colour', accepted: true }],
  };
  const both = [
    tag(brand, 'new', body, 'one'),
    tag(editor, 'new', { looks: ['new-1'], add: ['lace'], remove: [] }),
    tag(brand, 'new', body, 'one'),
  ];
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200, 200]);
  const [first = '', second, third] = await tagsOf('new');
  expect([first.split(' ').sort(), second, third]).toEqual([['lace', 'velvet'], '', 'velvet']);
  await tag(brand, 'new', { looks: ['new-1'], add: [], remove: ['lace'] });
  expect(await tagsOf('new')).toEqual(['velvet', '', 'velvet']);
  const { learned } = (await brand.get('/api/newsroom/tagging/shows/new/hints'))
    .body as unknown as TagHintsDto;
  expect(learned).toEqual([{ tag: 'velvet', source: 'colour', offered: 1, accepted: 1 }]);
});

it('refuses tags that are not there, other brands’ shows and who is no editor', async () => {
  const unknown = await tag(editor, 'new', { looks: ['new-1'], add: ['velvt'], remove: [] });
  expect([unknown.status, unknown.text]).toEqual([422, expect.stringContaining('velvet')]);
  const add = { looks: ['hidden-1'], add: ['velvet'], remove: [] };
  expect((await tag(brand, 'hidden', add)).status).toBe(403);
  expect((await brand.get('/api/newsroom/tagging/shows/hidden/hints')).status).toBe(403);
  const subscriber = await api.person('subscriber');
  expect((await subscriber.get('/api/newsroom/tagging')).status).toBe(403);
  expect((await tag(subscriber, 'new', add)).status).toBe(403);
  expect(await tagsOf('hidden')).toEqual(['']);
});

it('says which tags looks of a colour and the brand’s last show have, and of how many', async () => {
  const hints = (await brand.get('/api/newsroom/tagging/shows/new/hints')).body as unknown as TagHintsDto;
  expect(hints.colours).toEqual([
    {
      colour: BLUE,
      tags: [
        { tag: 'denim', looks: 1, of: 3 },
        { tag: 'velvet', looks: 1, of: 3 },
      ],
    },
    {
      colour: RED,
      tags: [
        { tag: 'lace', looks: 2, of: 3 },
        { tag: 'velvet', looks: 2, of: 3 },
      ],
    },
  ]);
  expect(hints.brand).toEqual([{ tag: 'velvet', looks: 2, of: 3 }]);
});

it('gives every tag with its words in all languages', async () => {
  const { tags } = (await brand.get('/api/newsroom/tagging/words')).body as unknown as TaggingWordsDto;
  const velvet = tags.find(({ slug }) => slug === 'velvet');
  expect(velvet?.label).toBe('Velvet');
  expect(velvet?.words).toEqual(expect.arrayContaining(['Velours', 'Terciopelo', 'Velluto', '丝绒']));
});
