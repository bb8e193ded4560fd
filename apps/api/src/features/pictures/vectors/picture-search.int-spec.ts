import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import sharp from 'sharp';
import { PictureStore } from '../../../kernel/pictures/picture-store.js';
import { type Person, startTestApi, type TestApi } from '../../../testing/testing-api.js';
import { DESCRIBE_PICTURES } from './describe-pictures.handler.js';

const COLOURS = ['#c4252b', '#2450a8', '#1d7a55', '#efd23f', '#6d4296', '#f1e9d8'];
const MISSING = 'look-6.jpg';
const BROKEN = 'look-5.jpg';
/** Somebody in a coat of a colour of their own. */
const drawing = (colour: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600"><rect width="400" height="600" fill="#b5b3af"/>
    <circle cx="200" cy="80" r="40" fill="#8a5f3a"/><rect x="130" y="130" width="140" height="320" fill="${colour}"/>
    <rect x="150" y="450" width="100" height="110" fill="#17161a"/></svg>`);
let isThere = false;
const original = async (filename: string) => {
  if (filename === MISSING && !isThere) return null;
  if (filename === BROKEN) return Buffer.from('no picture');
  return drawing(COLOURS[Number(/\d+/.exec(filename)?.[0]) - 1] ?? '#fff');
};

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let reader: Person;
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url, {
    pictures: new PictureStore({ original }, '/nonexistent'),
    rateLimits: 'on',
    trustedProxies: ['127.0.0.1'],
  });
  reader = await api.person();
  await reader.fetchToken();
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

const photograph = (colour: string) => sharp(drawing(colour)).resize(300).jpeg({ quality: 60 }).toBuffer();

/** As from the network of `from`. */
async function ask(picture: Buffer | null, from = '203.0.113.1', field = 'file') {
  const form = new FormData();
  if (picture) form.set(field, new Blob([Uint8Array.from(picture)]), 'picture.jpg');
  const answer = await fetch(`${api.url}/api/search/picture`, {
    method: 'POST',
    body: form,
    headers: {
      origin: api.url,
      accept: 'application/json',
      'x-csrf-token': reader.token ?? '',
      'x-forwarded-for': from,
      cookie: [...reader.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });
  return { status: answer.status, cache: answer.headers.get('cache-control'), body: await answer.json() };
}
const slugs = ({ body }: { body: { results: { slug: string }[] } }) => body.results.map(({ slug }) => slug);

it('finds nothing before pictures were looked at, and says how many were', async () => {
  const answer = await ask(await photograph('#2450a8'));
  expect(answer).toMatchObject({ status: 200, body: { results: [], compared_count: 0, by: 'layout' } });
});

it('finds the look a photograph shows, before all others, and keeps nothing of it', async () => {
  await api.runJobs(DESCRIBE_PICTURES);
  for (const [index, colour] of COLOURS.slice(0, 4).entries()) {
    const answer = await ask(await photograph(colour));
    expect(slugs(answer)[0]).toBe(`look-${index + 1}`);
    expect(answer.cache).toContain('private');
    expect(answer.body).toMatchObject({ total_count: 4, page: 1, compared_count: 4 });
  }
});

it('finds a picture that came later, within an hour, and whatever is broken breaks nothing else', async () => {
  isThere = true;
  await api.runJobs(DESCRIBE_PICTURES);
  expect((await ask(await photograph('#f1e9d8'))).body.compared_count).toBe(4);
  await api.pool.query("UPDATE picture_vector SET looked_at = now() - interval '61 minutes'");
  await api.runJobs(DESCRIBE_PICTURES);
  const answer = await ask(await photograph('#f1e9d8'));
  expect(answer.body.compared_count).toBe(5);
  expect(slugs(answer)[0]).toBe('look-6');
});

it('refuses what is no photograph, what is too large, and a form without one', async () => {
  for (const wrong of [drawing('#c4252b'), Buffer.from('<html>'), Buffer.of()]) {
    const { status, body } = await ask(wrong);
    expect([status, body.type]).toEqual([415, expect.stringContaining('picture-type/unsupported')]);
  }
  expect((await ask(null)).status).toBe(422);
  expect((await ask(await photograph('#c4252b'), '203.0.113.1', 'other')).status).toBe(422);
  expect((await ask(Buffer.alloc(16 * 1024 * 1024))).status).toBe(413);
  const text = await reader.send('POST', '/api/search/picture', { file: 'x' });
  expect(text.status).toBe(415);
});

it('answers a network thirty times in a quarter of an hour', async () => {
  const picture = Buffer.from('no picture');
  const statuses: number[] = [];
  for (let n = 0; n < 31; n += 1) statuses.push((await ask(picture, '198.51.100.7')).status);
  expect(statuses.slice(0, 30).every((status) => status === 415)).toBe(true);
  expect(statuses[30]).toBe(429);
});
