import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { LookFacts } from '@toile/contracts';
import { testPostgres } from '@toile/testing';
import { PictureStore } from '../../kernel/pictures/picture-store.js';
import { startTestApi, type TestApi } from '../../testing/testing-api.js';
import type { CollectionToLoad } from '../catalogue-import/load-catalogue.js';
import { DESCRIBE_PICTURES } from '../pictures/vectors/describe-pictures.handler.js';
import type { LookHintsDto } from './queries/look-hints.js';

const COLOURS: Record<string, string> = { red: '#c4252b', blue: '#2450a8', green: '#1d7a55' };
/** Somebody in a coat of the colour its file is named for. */
const original = async (filename: string) => {
  const colour = COLOURS[filename.split('-')[0] ?? ''];
  if (!colour) return null;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600"><rect width="400" height="600" fill="#b5b3af"/>
    <circle cx="200" cy="80" r="40" fill="#8a5f3a"/><rect x="130" y="130" width="140" height="320" fill="${colour}"/></svg>`);
};
const named = (slug: string) => ({ slug, name: slug });
const look = (show: string, position: number, picture: string, tags: string[]): LookFacts => ({
  slug: `${show}-${position}`,
  position,
  tags: tags.map(named),
  models: [],
  colours: ['#561a2a'],
  image_filename: `${picture}-${show}-${position}.svg`,
  width: 2,
  height: 3,
  thumbhash: null,
  description: '',
});
const show = (slug: string, status: 'draft' | 'published', looks: LookFacts[]): CollectionToLoad => ({
  status,
  looks,
  facts: {
    collection: slug,
    title: slug,
    venue: '',
    description: '',
    live: false,
    stream_url: null,
    designer: named('other'),
    season: named('fall-winter-2026'),
    type: named('man'),
    city: named('paris'),
    show_date: '2026-03-05T14:00:00.000Z',
  },
});
const options = {
  content: [
    {
      kind: 'designer' as const,
      slug: 'other',
      doc: { name: 'other', city: 'paris', founded: 1990, bio: '', website: null, owner: null },
    },
  ],
  collections: [
    show('new', 'draft', [
      look('new', 1, 'red', []),
      look('new', 2, 'blue', ['leather']),
      look('new', 3, 'none', []),
    ]),
    show('seen', 'published', [
      look('seen', 1, 'red', ['velvet']),
      look('seen', 2, 'blue', ['denim']),
      look('seen', 3, 'green', ['lace']),
      look('seen', 4, 'red', ['velvet', 'lace']),
    ]),
  ],
  pictures: new PictureStore({ original }, '/nonexistent'),
};

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let folder: string;
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url, options);
  folder = await mkdtemp(join(tmpdir(), 'toile-look-hints-'));
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
  await rm(folder, { recursive: true });
});
const asked = async (name: string, looks: string, of = api) => {
  const person = await of.person(name);
  const answer = await person.get(`/api/newsroom/tagging/shows/new/looks?looks=${looks}`);
  return { status: answer.status, body: answer.body as unknown as LookHintsDto };
};

it('offers tags of published looks that are most alike, the nearest counting most, for a show nobody has seen', async () => {
  expect((await asked('editor', 'new-1')).body.results[0]?.similar).toEqual([]);
  await api.runJobs(DESCRIBE_PICTURES);
  const { body } = await asked('editor', 'new-1,new-2,new-3,no-such-look');
  expect(body.model).toBe('none');
  expect(body.results.map(({ look: slug, similar, model }) => [slug, similar[0]?.tag, model])).toEqual([
    ['new-1', 'velvet', []],
    ['new-2', 'denim', []],
    ['new-3', undefined, []],
  ]);
  const [velvet] = body.results[0]?.similar ?? [];
  expect([velvet?.looks, velvet?.of]).toEqual([2, 4]);
  expect(velvet?.share).toBeGreaterThan(0.6);
  // Readers' searches by a picture still know nothing of the draft.
  const { rows } = await api.pool.query("SELECT FROM picture_vector WHERE filename LIKE '%-new-%'");
  expect(rows).toEqual([]);
});

it('is for those who may work on the show, twelve looks at a time', async () => {
  expect((await asked('brand', 'new-1')).status).toBe(403);
  expect((await asked('subscriber', 'new-1')).status).toBe(403);
  expect((await asked('editor', '')).status).toBe(422);
  const many = Array.from({ length: 13 }, (_, at) => `new-${at}`).join(',');
  expect((await asked('editor', many)).status).toBe(422);
});

it('goes on without a model that cannot be asked, and says so', async () => {
  const labels = join(folder, 'labels.txt');
  await writeFile(labels, 'velvet\n');
  const other = await testPostgres();
  const broken = await startTestApi(other.url, {
    ...options,
    tagModel: { model: join(folder, 'no-model.onnx'), labels },
  });
  const { status, body } = await asked('editor', 'new-1', broken);
  expect([status, body.model, body.results[0]?.model]).toEqual([200, 'failed', []]);
  await broken.stop();
  await other.stop();
});
