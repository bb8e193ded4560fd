import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import { FORGET_EXPIRED } from '../../features/accounts/sessions/forget-expired.handler.js';
import { newcomer, PASSWORD, pressLink, signIn } from '../../features/accounts/testing-accounts.js';
import { startTestApi, type TestApi } from '../../testing/testing-api.js';
import type { Mail } from './mailer.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let isDown = false;
const mails: Mail[] = [];
beforeAll(async () => {
  postgres = await testPostgres();
  const send = async (mail: Mail) => {
    if (isDown) throw new Error(`450 <${mail.to}>: try again later`);
    mails.push(mail);
  };
  const nothing = async () => undefined;
  api = await startTestApi(postgres.url, { mailer: { send, forget: nothing, close: nothing } });
});
beforeEach(() => {
  isDown = false;
  mails.length = 0;
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

const register = async (email: string) =>
  (await api.person()).send('POST', '/api/register', newcomer(email, { first_name: 'Pale-Linen-61' }));
const waiting = async () =>
  (
    await api.pool.query<{ text: string }>('SELECT j::text AS text FROM graphile_worker._private_jobs j')
  ).rows.map(({ text }) => text);

it('wait while the mail server is away, unreadable, and go once when it is back', async () => {
  isDown = true;
  expect((await register('patient@a.test')).status).toBe(201);
  await api.runJobs();
  await api.retryJobs();
  const kept = await waiting();
  expect(kept).toHaveLength(1);
  expect(kept.join()).toContain('try again later');
  expect(kept.join()).not.toMatch(/patient|Pale-Linen|confirm/);
  isDown = false;
  await api.retryJobs();
  expect(mails).toMatchObject([{ to: 'patient@a.test', id: expect.stringMatching(/^[0-9a-f]{40}$/) }]);
  expect(await waiting()).toEqual([]);
});

it('are not there when what they tell of did not happen', async () => {
  await register('taken@a.test');
  await api.runJobs();
  isDown = true;
  expect((await register('taken@a.test')).status).toBe(409);
  await api.runJobs();
  expect(await waiting()).toEqual([]);
});

it('go with the member they are to, and with who asked', async () => {
  const ada = await api.person();
  await ada.send('POST', '/api/register', newcomer('leaving@a.test'));
  await api.runJobs();
  await pressLink(ada, mails[0] as Mail);
  await signIn(ada, 'leaving@a.test');
  isDown = true;
  await ada.send('POST', '/auth/forgot-password', { email: 'Leaving@a.test' });
  await ada.send('POST', '/brand-visibility/create_contact', {
    name: 'Ada',
    email: 'leaving@a.test',
    company: '',
    job: 'designer',
    country: 'france',
    message: 'Hello',
    consent: true,
  });
  await ada.send('POST', '/user/account/password', { current_password: PASSWORD, password: `${PASSWORD}!` });
  await api.runJobs();
  expect(await waiting()).toHaveLength(3);
  await ada.fetchToken();
  const { slug } = (await ada.get('/auth/status')).body.user;
  const { status } = await ada.send('DELETE', `/api/user/${slug}`, { password: `${PASSWORD}!` });
  expect(status).toBe(204);
  expect(await waiting()).toEqual([]);
});

it('beside them, sessions, links and devices go that have expired', async () => {
  const ada = await api.person('analyst');
  await register('late@a.test');
  await api.pool.query("UPDATE account_session SET last_seen_at = now() - interval '15 days'");
  await api.pool.query("UPDATE account_link SET expires_at = now() - interval '1 second'");
  await api.pool.query("UPDATE account_device SET last_used_at = now() - interval '181 days'");
  const bob = await api.person('free');
  await api.runJobs(FORGET_EXPIRED);
  const count = async (table: string) => (await api.pool.query(`SELECT FROM ${table}`)).rowCount;
  expect(await Promise.all(['account_session', 'account_link', 'account_device'].map(count))).toEqual([
    1, 0, 1,
  ]);
  expect((await bob.get('/auth/status')).body.logged_in).toBe(true);
  expect((await ada.get('/auth/status')).status).toBe(200);
});
