import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import { openPdf } from '../../../kernel/pdf/testing-pdf.js';
import { PictureStore } from '../../../kernel/pictures/picture-store.js';
import { type Person, startTestApi, type TestApi } from '../../../testing/testing-api.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let ada: Person;
/** Every picture a drawing asks for; the job that looks at each picture, once a minute, asks for them as they came. */
const input: string[] = [];
class NotedPictures extends PictureStore {
  override async original(name: string): Promise<null> {
    input.push(name);
    return null;
  }
}
beforeAll(async () => {
  postgres = await testPostgres();
  const pictures = new NotedPictures({ original: async () => null }, '/nonexistent');
  api = await startTestApi(postgres.url, { pictures });
  ada = await api.person('free');
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

const pdf = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${api.url}/moodboards/pdf/${path}`, { headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
};
async function board(name: string, ...looks: number[]) {
  const { slug, token } = (await ada.send('POST', '/moodboards/create', { name })).body;
  for (const look of looks) await ada.send('PUT', `/moodboards/${slug}/add-look/look/look-${look}`, {});
  return { slug, token };
}

it('gives a shared board to whoever has its token, in the language of the page', async () => {
  const { slug, token } = await board('Wool & denim', 1, 2, 3);
  await ada.send('PUT', `/moodboards/${slug}/comment/look-2`, { comment: 'the cut of the sleeve' });
  const { status, headers, bytes } = await pdf(`${token}?looks=2`);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(headers.get('content-disposition')).toContain("filename*=UTF-8''Wool%20%26%20denim.pdf");
  expect(headers.get('x-robots-tag')).toBe('noindex');
  const { pages } = await openPdf(bytes);
  expect(pages).toHaveLength(4);
  expect(pages[0]).toContain('3 pictures');
  expect(pages[1]).toContain('Fall-Winter 2026 · Womenswear');
  expect(pages[1]).toContain('the cut of the sleeve');
  expect(pages[3]).toContain('Atelier One');
  const slides = await pdf(`${token}?looks=2&format=pptx`);
  expect(slides.headers.get('content-type')).toMatch(/presentationml/);
  expect(slides.headers.get('content-disposition')).toMatch(/^attachment; filename="moodboard.pptx"/);
  expect(Buffer.from(slides.bytes.subarray(0, 2)).toString()).toBe('PK');
  expect((await pdf(`${token}?format=doc`)).status).toBe(422);
  const chinese = await openPdf((await pdf(`${token}?looks=9`, { 'x-toile-locale': 'zh' })).bytes);
  expect(chinese.pages).toHaveLength(3);
  expect(chinese.pages[0]).toContain('3 张图片');
});

it('draws a version once for each form it is asked in', async () => {
  const { slug, token } = await board('Once', 4, 5);
  input.length = 0;
  const both = await Promise.all([pdf(token), pdf(token)]);
  const again = await pdf(token);
  expect(input.sort()).toEqual(['look-4.jpg', 'look-5.jpg']);
  expect(Buffer.from(again.bytes).equals(both[0]?.bytes ?? Buffer.alloc(0))).toBe(true);
  const etag = again.headers.get('etag') ?? '';
  expect((await pdf(token, { 'if-none-match': etag })).status).toBe(304);
  await ada.send('POST', `/moodboards/reorder/${slug}`, {
    order: ['look:look-5', 'look:look-4'],
    version: 3,
  });
  const changed = await pdf(token, { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(etag);
  expect(input).toHaveLength(4);
  await pdf(`${token}?looks=1`);
  expect(input).toHaveLength(6);
});

it('says how far a file is, and that it is there', async () => {
  const { token } = await board('Slow', 1, 2, 3);
  const ask = async () => (await fetch(`${api.url}/moodboards/pdf/${token}/progress?looks=1`)).json();
  const seen: { ready: boolean; done: number; total: number }[] = [];
  do seen.push((await ask()) as (typeof seen)[number]);
  while (!seen.at(-1)?.ready);
  expect(seen.map(({ done }) => done)).toEqual(seen.map(({ done }) => done).sort((a, b) => a - b));
  expect(seen.at(-1)).toEqual({ ready: true, done: 6, total: 6 });
});

it('refuses an unknown or revoked token with 404 and other numbers of looks with 422', async () => {
  const { slug, token } = await board('Private', 1);
  for (const looks of ['0', '10', 'x', '1.5'])
    expect((await pdf(`${token}?looks=${looks}`)).status).toBe(422);
  expect((await pdf('nope-nope-nope')).status).toBe(404);
  expect((await pdf(token)).status).toBe(200);
  await ada.send('DELETE', `/moodboards/share/${slug}`);
  expect((await pdf(token)).status).toBe(404);
  expect((await pdf(`${token}/progress`)).status).toBe(404);
});
