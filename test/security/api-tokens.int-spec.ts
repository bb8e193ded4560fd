import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '@toile/demo/members';
import { testPostgres } from '@toile/testing';
import { mailTo, signIn, tokenIn } from '../../apps/api/src/features/accounts/testing-accounts.js';
import { type Person, startTestApi, type TestApi } from '../../apps/api/src/testing/testing-api.js';

/** A thief who was in an account for a minute and made a token of their own. */
const EMAIL = 'analyst@demo.toile.test';
let password = DEMO_PASSWORD;
let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url);
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

const answered = async (token: string) =>
  (await fetch(`${api.url}/api/dashboard/configuration`, { headers: { authorization: `Bearer ${token}` } }))
    .status;
const entries = async () =>
  (await api.pool.query("SELECT 1 FROM account_audit WHERE action = 'tokens-ended'")).rowCount ?? 0;

const WAYS: [string, (owner: Person) => Promise<number>][] = [
  [
    'a change of the password',
    async (owner) => {
      const current_password = password;
      password = 'the second long pass phrase';
      return (await owner.send('POST', '/user/account/password', { current_password, password })).status;
    },
  ],
  [
    'a reset of the password',
    async () => {
      const owner = await api.person();
      await owner.send('POST', '/auth/forgot-password', { email: EMAIL });
      const token = tokenIn(await mailTo(api, EMAIL, /new password/));
      password = 'the third long pass phrase';
      return (await owner.send('POST', '/auth/reset-password', { token, password })).status;
    },
  ],
  ['signing out everywhere', async (owner) => (await owner.get('/auth/force-relogin')).status],
];

it.each(WAYS)('end with %s, as sessions do, and it is noted', async (_, end) => {
  const [owner, thief] = [await api.person(), await api.person()];
  for (const person of [owner, thief]) expect((await signIn(person, EMAIL, password)).status).toBe(200);
  const made = (await thief.send('POST', '/api/dashboard/tokens', { name: 'mine now' })).body.token;
  expect(await answered(made)).not.toBe(401);
  const feed = new URL(
    ((await thief.send('POST', '/api/dashboard/alerts/feed', {})).body as unknown as { url: string }).url,
  );
  const told = await thief.send('POST', '/api/follows/devices', {
    endpoint: 'https://push.example/send/thief',
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    language: 'en',
  });
  expect(told.status).toBe(200);
  const read = async () => (await fetch(api.url + feed.pathname)).status;
  expect(await read()).toBe(200);
  const before = await entries();
  expect([200, 204, 303]).toContain(await end(owner));
  expect(await answered(made)).toBe(401);
  expect(await read()).toBe(404);
  expect((await api.pool.query('SELECT 1 FROM push_device')).rowCount).toBe(0);
  expect((await thief.get('/auth/status')).body.logged_in).toBe(false);
  expect((await thief.send('POST', '/api/dashboard/tokens', { name: 'again' })).status).toBe(401);
  expect(await entries()).toBe(before + 1);
});
