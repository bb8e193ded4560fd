import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import type { CollectionToLoad } from '../../apps/api/src/features/catalogue-import/load-catalogue.js';
import { startTestApi, type TestApi } from '../../apps/api/src/testing/testing-api.js';

const named = (slug: string) => ({ slug, name: slug });
const LOOKS = 220;
const COLLECTIONS = Array.from(
  { length: 25 },
  (_, number): CollectionToLoad => ({
    status: 'published',
    facts: {
      collection: `many-${number}`,
      designer: named('many'),
      season: named('fall-winter-2026'),
      type: named('woman'),
      city: named('paris'),
      show_date: '2026-03-01T10:00:00.000Z',
      title: 'Many',
      venue: '',
      description: '',
      live: false,
      stream_url: null,
    },
    looks: Array.from({ length: LOOKS }, (_, index) => ({
      slug: `many-${number}-${index + 1}`,
      position: index + 1,
      thumbhash: null,
      tags: [],
      models: [],
      image_filename: 'a.jpg',
      width: 1200,
      height: 1800,
      colours: [],
      description: '',
    })),
  }),
);

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url, { collections: COLLECTIONS });
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(api.url + path, { headers });
const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

it('lists all looks in files of a few megabytes, each address once', async () => {
  const index = addresses(await (await get('/sitemap.xml')).text());
  const files = index.filter((address) => /\/sitemap\/look(-\d+)?\.xml$/.test(address));
  expect(files.length).toBeGreaterThan(1);
  const all: string[] = [];
  for (const file of files) {
    const xml = await (await get(new URL(file).pathname)).text();
    expect(xml.length).toBeLessThan(5_000_000);
    all.push(...addresses(xml));
  }
  expect(new Set(all).size).toBe(all.length);
  expect(all).toHaveLength(COLLECTIONS.length * LOOKS + 6);
  expect((await get(`/sitemap/look-${files.length + 1}.xml`)).status).toBe(404);
});

it('writes a file once however often it is asked for', async () => {
  await (await get('/sitemap/look.xml')).text();
  const asked = jest.spyOn(api.pool, 'query');
  for (let turn = 0; turn < 40; turn += 1) {
    const answer = await get('/sitemap/look.xml', { 'accept-encoding': 'gzip' });
    expect(answer.status).toBe(200);
    await answer.body?.cancel();
  }
  const answers = await Promise.all(
    asked.mock.results.map(({ value }) => value as Promise<{ rowCount: number }>),
  );
  asked.mockRestore();
  // What changes with the catalogue may be asked for; its looks are not read again.
  expect(answers.filter((answer) => (answer?.rowCount ?? 0) > 100)).toEqual([]);
});

it('says by a tag that nothing has changed, and packs for those who take it', async () => {
  const plain = await get('/sitemap/look.xml', { 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.headers.get('cache-control')).toBe('public, max-age=300');
  const etag = plain.headers.get('etag') ?? '';
  expect((await get('/sitemap/look.xml', { 'if-none-match': etag })).status).toBe(304);
  const { request } = await import('node:http');
  const packed = await new Promise<Buffer>((resolve, reject) => {
    request(`${api.url}/sitemap/look.xml`, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => resolve(Buffer.concat(chunks)));
    })
      .on('error', reject)
      .end();
  });
  const xml = await plain.text();
  expect(packed.length).toBeLessThan(xml.length / 10);
  expect(gunzipSync(packed).toString()).toBe(xml);
});

it('says that a page stands where it answers JSON, also where it refuses, and nothing of what is its own', async () => {
  const vary = async (path: string) => (await get(path)).headers.get('vary');
  expect(await vary('/look/search')).toBe('accept');
  expect(await vary('/look/no-such-look')).toBe('accept');
  expect(await vary('/auth/status')).toBe('accept');
  expect(await vary('/api/collections')).toBeNull();
});
