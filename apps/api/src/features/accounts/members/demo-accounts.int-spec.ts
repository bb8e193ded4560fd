import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import { type Person, startTestApi, type TestApi } from '../../../testing/testing-api.js';
import { closeDemoAccounts, reopenDemoAccounts } from './demo-accounts.js';
import { DEMO_PASSWORD } from './seed-demo-members.js';

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
  await closeDemoAccounts(api.pool, api.secret);
  for (const name of ['operator', 'editor', 'free']) expect(await signIn(name)).toBe(401);
  expect(await countOf('account_session')).toBe(0);
  // What a process remembers of sessions ends within the second.
  const deadline = Date.now() + 30_000;
  while ((await operator.get('/auth/status')).body.logged_in && Date.now() < deadline);
  expect((await operator.get('/auth/status')).body.logged_in).toBe(false);
});

it('gives the demo its password back', async () => {
  await reopenDemoAccounts(api.pool, api.secret);
  for (const name of ['operator', 'editor', 'free']) expect(await signIn(name)).toBe(200);
});
