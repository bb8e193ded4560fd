import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import { PictureStore } from '../../apps/api/src/kernel/pictures/picture-store.js';
import { type Person, startTestApi, type TestApi } from '../../apps/api/src/testing/testing-api.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let ada: Person;
beforeAll(async () => {
  postgres = await testPostgres();
  const pictures = new PictureStore({ original: async () => null }, '/nonexistent');
  api = await startTestApi(postgres.url, { pictures, rateLimits: 'on' });
  ada = await api.person('free');
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

async function board(name: string, ...comments: string[]) {
  const { slug, token } = (await ada.send('POST', '/moodboards/create', { name })).body;
  for (const [at, comment] of comments.entries()) {
    await ada.send('PUT', `/moodboards/${slug}/add-look/look/look-${at + 1}`, {});
    await ada.send('PUT', `/moodboards/${slug}/comment/look-${at + 1}`, { comment });
  }
  return { slug, token };
}
const pdf = (token: string, query = '', locale = 'en') =>
  fetch(`${api.url}/moodboards/pdf/${token}${query}`, { headers: { 'x-toile-locale': locale } });

it.each([
  [
    'scripts of many countries',
    'सर्दियों का संग्रह, مجموعة الشتاء (صوف), คอลเลกชันฤดูหนาว, 겨울 컬렉션',
    ['क्षत्रिय की कढ़ाई', 'قصّة الكُمّ رائعة! ABC', 'หมายเหตุ', '소매가 예쁘다'],
  ],
  [
    'no script of ours, emoji and turned text',
    'ܐܒܓ ߊߋߌ 👗 \u202eevil\u202c',
    ['\u{10ffff}', '👩🏽‍🎨🇫🇷', '<script>'],
  ],
  [
    'marks and words without end',
    `Z${'\u0301'.repeat(40)} ${'W'.repeat(58)}`,
    ['\u0301'.repeat(1_000), 'x'.repeat(1_000)],
  ],
])('gives a board in %s as a file', async (_, name, comments) => {
  const { token } = await board(name, ...comments);
  const answer = await pdf(token);
  expect([name, answer.status, answer.headers.get('content-type')]).toEqual([name, 200, 'application/pdf']);
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
});

it('gives an empty board as a page that says so, in the language of the reader', async () => {
  const { token } = await board('Leer');
  // What it says in the others has the same letters.
  for (const locale of ['fr', 'zh']) expect((await pdf(token, '', locale)).status).toBe(200);
});

it('draws a file once however often it is asked for, and few new ones for one network', async () => {
  const { slug, token } = await board('Again', 'note');
  const drawn = async () =>
    (await api.pool.query<{ n: number }>(`SELECT min(points) AS n FROM rate_limit WHERE key LIKE 'pdf:%'`))
      .rows[0]?.n ?? 0;
  const before = await drawn();
  for (let turn = 0; turn < 50; turn += 1) expect((await pdf(token)).status).toBe(200);
  expect(await drawn()).toBe(before + 1);
  // As if this network had asked for all it may have but one.
  await api.pool.query(`UPDATE rate_limit SET points = 39 WHERE key LIKE 'pdf:%'`);
  const again = async (turn: number) => {
    await ada.send('PUT', `/moodboards/${slug}/comment/look-1`, { comment: `note ${turn}` });
    return (await pdf(token)).status;
  };
  expect([await again(1), await again(2)]).toEqual([200, 429]);
});
