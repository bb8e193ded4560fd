import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { asMessage, testPostgres } from '@toile/testing';
import { type Person, startTestApi, type TestApi } from '../../../apps/api/src/testing/testing-api.js';
import { DEMO_PASSWORD } from '../members/index.js';
import { closeAccounts, reopenAccounts, seedBoards, seedRatings } from './demo-members.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let operator: Person;
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url);
  operator = await api.person('operator');
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

const signIn = async (name: string) => {
  const person = await api.person();
  await person.fetchToken();
  const credentials = { email: `${name}@demo.toile.test`, password: DEMO_PASSWORD };
  return (await person.send('POST', '/auth', credentials)).status;
};
const countOf = async (table: string) =>
  Number((await api.pool.query(`SELECT count(*) FROM ${table}`)).rows[0]?.count);

it('lets nobody in with the known password, nor with what it once opened', async () => {
  await operator.get('/auth/status');
  await closeAccounts(api.pool, api.secret);
  for (const name of ['operator', 'editor', 'free']) expect(await signIn(name)).toBe(401);
  expect(await countOf('account_session')).toBe(0);
  // What a process remembers of sessions ends within the second.
  const deadline = Date.now() + 30_000;
  while ((await operator.get('/auth/status')).body.logged_in && Date.now() < deadline);
  expect((await operator.get('/auth/status')).body.logged_in).toBe(false);
});

it('gives the demo its password back', async () => {
  await reopenAccounts(api.pool, api.secret);
  for (const name of ['operator', 'editor', 'free']) expect(await signIn(name)).toBe(200);
});

it('keeps each board once, however often they are seeded, and tells the log when they were made', async () => {
  const at = new Date('2026-09-20T10:00:00.000Z');
  const later = new Date('2026-10-20T10:00:00.000Z');
  const boards = Array.from({ length: 30 }, (_, n) => ({
    reader: `reader ${n % 20}`,
    name: 'Denim',
    createdAt: at,
    looks: [1, 2].map((look) => ({ slug: `look-${look}`, image_filename: `look-${look}.jpg` })),
    // One that is there already comes but once.
    later: [
      {
        at: later,
        looks: [2, 3].map((look) => ({ slug: `look-${look}`, image_filename: `look-${look}.jpg` })),
      },
    ],
  }));
  const messages = async () =>
    (await api.messages('moodboards'))
      .map((record) => asMessage(JSON.parse(record.value.toString())))
      .filter(({ occurred_at }) => [at, later].some((one) => one.toISOString() === occurred_at));
  await seedBoards(api.pool, api.secret, boards);
  const seeded = await messages();
  expect(seeded.filter(({ occurred_at }) => occurred_at === at.toISOString())).toHaveLength(30 * 3);
  expect(seeded.filter(({ occurred_at }) => occurred_at === later.toISOString())).toHaveLength(30);
  await seedBoards(api.pool, api.secret, boards);
  expect(await messages()).toEqual(seeded);
});

it('gives each rating once, however often they are seeded, and leaves what a member has given', async () => {
  const collection = 'atelier-one-fw26';
  const overview = async () =>
    (await operator.get(`/api/collection/${collection}/rating/overview`)).body as unknown as {
      count: number;
    };
  const analyst = await api.person('analyst');
  await analyst.send('POST', '/api/collection/rating', { collection, rating: 1 });
  await seedRatings(api.pool, api.secret, [collection]);
  const seeded = await overview();
  expect(seeded.count).toBeGreaterThan(1);
  await seedRatings(api.pool, api.secret, [collection]);
  expect(await overview()).toEqual(seeded);
  expect((await analyst.get(`/api/collection/${collection}/rating/overview`)).body).toMatchObject({
    mine: { rating: 1 },
  });
});
