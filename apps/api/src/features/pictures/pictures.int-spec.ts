import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ContentEntry } from '@toile/contracts';
import { testPostgres } from '@toile/testing';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { PictureStore } from '../../kernel/pictures/picture-store.js';
import { type Person, startTestApi, type TestApi } from '../../testing/testing-api.js';
import { FIND_PICTURES } from './making/find-pictures.handler.js';

const folder = mkdtempSync(join(tmpdir(), 'toile-made-'));
const DRAWING = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600"><rect width="400" height="600" fill="#a33"/></svg>',
);
const BROKEN = 'look-3.jpg';
let original = (filename: string) => (filename === BROKEN ? Buffer.from('no picture') : DRAWING);
let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let reader: Person;
beforeAll(async () => {
  postgres = await testPostgres();
  const pictures = new PictureStore({ original: async (filename) => original(filename) }, folder);
  const content = [
    article('shown', 'article.jpg', '2026-03-01T09:00:00.000Z'),
    article('later', 'not-yet.jpg', '2999-03-01T09:00:00.000Z'),
  ];
  api = await startTestApi(postgres.url, { pictures, picturesAhead: 3, content });
  reader = await api.person();
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const article = (slug: string, image: string, published_at: string): ContentEntry => ({
  kind: 'page',
  slug,
  doc: { series: 'news', title: slug, summary: '', image, author: '', published_at, blocks: [] },
});
const LIKE_A_BROWSER = { accept: 'image/avif,image/webp,*/*' };
async function show(filename: string, filter = 'list_400') {
  const answer = await fetch(`${api.url}/cdn/${filter}/${filename}`, { headers: LIKE_A_BROWSER });
  const [type, cache, vary] = ['content-type', 'cache-control', 'vary'].map((name) =>
    answer.headers.get(name),
  );
  return { type, cache, vary, bytes: Buffer.from(await answer.arrayBuffer()) };
}
const previews = async (): Promise<Record<string, string | null>> => {
  const { results } = (await reader.get('/look/search')).body as unknown as {
    results: { image_filename: string; thumbhash: string | null }[];
  };
  return Object.fromEntries(results.map((look) => [look.image_filename, look.thumbhash]));
};
const made = () =>
  ['thumb_200', 'list_400', 'list_800', 'look_1200'].map((filter) =>
    readdirSync(join(folder, filter)).sort(),
  );

it('shows a picture as WebP at once, shortly, and as AVIF for good when that has been made', async () => {
  const first = await show('look-1.jpg');
  expect(first).toMatchObject({
    type: 'image/webp',
    cache: 'public, max-age=60, stale-while-revalidate=86400',
    vary: 'Accept',
  });
  expect((await sharp(first.bytes).metadata()).width).toBe(400);
  await asked();
  await api.runJobs();
  const second = await show('look-1.jpg');
  expect(second).toMatchObject({
    type: 'image/avif',
    cache: 'public, max-age=31536000, immutable',
    vary: 'Accept',
  });
  expect((await sharp(second.bytes).metadata()).width).toBe(400);
  // A size that no page shows has no AVIF to wait for.
  expect(await show('look-1.jpg', 'og_1200x630')).toMatchObject({
    type: 'image/webp',
    cache: 'public, max-age=31536000, immutable',
  });
});

it('makes what is newest before anybody asks, with previews in lists, and goes on after a broken picture', async () => {
  await api.runJobs(FIND_PICTURES);
  const names = ['look-1', 'look-2'];
  const both = [...names, 'article'].flatMap((name) =>
    (name === 'look-1' ? ['avif'] : ['avif', 'webp']).map((one) => `${name}.jpg.${one}`),
  );
  for (const files of made()) {
    expect(files).toEqual(expect.arrayContaining(both));
    // An article that is not out yet can wait.
    expect(files.join()).not.toContain('not-yet');
  }
  expect(await show('look-2.jpg', 'look_1200')).toMatchObject({ type: 'image/avif' });
  const thumbhashes = await shown((found) => names.every((name) => found[`${name}.jpg`]));
  expect(thumbhashes['look-4.jpg']).toBeNull();
  expect(Buffer.from(thumbhashes['look-2.jpg'] ?? '', 'base64').length).toBeLessThanOrEqual(40);
  expect(thumbhashes[BROKEN]).toBeNull();
  const { rows } = await api.pool.query<{ last_error: string }>(
    "SELECT last_error FROM graphile_worker.jobs WHERE task_identifier = 'make-picture'",
  );
  expect(rows).toEqual([{ last_error: expect.stringContaining(BROKEN) }]);
});

it('makes nothing twice, makes the rest after a fault, and keeps previews when a look is tagged anew', async () => {
  original = () => DRAWING;
  await api.retryJobs();
  const before = await shown((found) => Boolean(found[BROKEN]));
  original = () => {
    throw new Error('was made already');
  };
  await api.runJobs(FIND_PICTURES);
  const { rowCount } = await api.pool.query(
    "SELECT FROM graphile_worker.jobs WHERE task_identifier = 'make-picture'",
  );
  expect(rowCount).toBe(0);
  const editor = await api.person('editor');
  const retagged = await editor.send('POST', '/api/editor/retags', {
    looks: ['look-2'],
    add: [{ slug: 'wool', name: 'Wool' }],
  });
  expect(retagged.status).toBeLessThan(300);
  await api.runJobs();
  expect(await previews()).toEqual(before);
});

/** Jobs are added after the answer. */
async function asked(): Promise<void> {
  for (const end = Date.now() + 10_000; Date.now() < end; ) {
    const { rowCount } = await api.pool.query("SELECT FROM graphile_worker.jobs WHERE key LIKE 'picture:%'");
    if (rowCount) return;
  }
  throw new Error('nobody asked for the AVIF');
}

/** The read model follows in milliseconds. */
async function shown(is: (found: Record<string, string | null>) => boolean) {
  for (const end = Date.now() + 10_000; Date.now() < end; ) {
    const found = await previews();
    if (is(found)) return found;
  }
  throw new Error(`no previews: ${JSON.stringify(await previews())}`);
}

it('packs pictures with their credits for who has a plan, without the broken one, twenty times an hour', async () => {
  const items = 'look:look-1,look:look-3,look:look-2,look:gone,look:look-1';
  const path = `/api/medias/archive?items=${encodeURIComponent(items)}`;
  expect((await reader.get(path)).status).toBe(403);
  const editor = await api.person('editor');
  const refused = async (query: string) => (await editor.get(`/api/medias/archive?items=${query}`)).status;
  expect([await refused(''), await refused('look:a,b'), await refused('look:gone')]).toEqual([422, 422, 404]);
  const many = Array.from({ length: 61 }, (_, n) => `look:l-${n}`).join(',');
  expect(await refused(many)).toBe(422);
  original = (filename) => (filename === BROKEN ? Buffer.from('no picture') : DRAWING);
  const cookie = [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(api.url + path, { headers: { cookie } });
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="toile-\d{4}-\d\d-\d\d\.zip"$/,
  );
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(Object.keys(files)).toEqual(['look-1.jpg', 'look-2.jpg', 'credits.txt']);
  expect((await sharp(files['look-2.jpg']).metadata()).format).toBe('jpeg');
  const lines = strFromU8(files['credits.txt'] ?? new Uint8Array()).split('\r\n');
  expect(lines[0]).toMatch(/^look-1\.jpg: .+, .+/);
  expect(lines[1]).toMatch(/^look-3: /);
  const statuses = await Promise.all(Array.from({ length: 20 }, () => refused('look:gone')));
  expect(statuses).toContain(429);
});
