import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import { FORGET_EXPIRED } from '../../features/accounts/sessions/forget-expired.handler.js';
import { newcomer, PASSWORD, pressLink, signIn } from '../../features/accounts/testing-accounts.js';
import type { NewsletterStandingDto } from '../../features/newsletters/newsletter.dto.js';
import { type Person, startTestApi, type TestApi } from '../../testing/testing-api.js';
import type { Mail } from './mailer.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let isDown = false;
/** What the server answers to these addresses. */
const refusals = new Map<string, string>();
const mails: Mail[] = [];
beforeAll(async () => {
  postgres = await testPostgres();
  const send = async (mail: Mail) => {
    if (isDown) throw new Error(`450 <${mail.to}>: try again later`);
    const response = refusals.get(mail.to);
    if (response)
      throw Object.assign(new Error(`${response} <${mail.to}>`), {
        command: 'RCPT TO',
        response,
        responseCode: Number(response.slice(0, 3)),
      });
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

describe('a newsletter', () => {
  const PATH = '/api/newsroom/newsletters';
  const slug = 'fitting-12';
  const blocks = [{ type: 'paragraph', text: 'Two pins & a hem.' }];
  const words = { title: 'The fitting', summary: '', blocks };
  const doc = {
    ...words,
    issue: 12,
    published_at: '2026-09-01T09:00:00.000Z',
    translations: { fr: { ...words, title: 'L’essayage' } },
  };
  let editor: Person;
  const send = (what: string, body: object = {}) => editor.send('POST', `${PATH}/${what}?slug=${slug}`, body);
  const standing = async () => {
    const answer = await editor.get(`${PATH}?slug=${slug}`);
    expect(answer.text).not.toContain('@');
    return answer.body as unknown as NewsletterStandingDto;
  };
  const lastSending = async () => (await standing()).sendings[0];
  const subscribe = async (email: string, locale: string) => {
    const reader = await api.person();
    await reader.send('POST', '/newsletter/subscribe-widget', { email, locale, consent: true });
    await api.runJobs();
    const token = /token=([\w-]+)/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[1];
    expect((await reader.send('POST', '/newsletter/confirm', { token })).status).toBe(200);
  };
  const mailsTo = (email: string) => mails.filter((mail) => mail.to === email && mail.text.includes('hem'));
  beforeAll(async () => {
    editor = await api.person('editor');
    await subscribe('ada@b.test', 'fr');
    await subscribe('bob@b.test', 'it');
    await subscribe('gone@b.test', 'en');
    await subscribe('late@b.test', 'en');
    const member = await api.person('student');
    const { slug: own } = (await member.get('/auth/status')).body.user;
    expect((await member.send('PATCH', `/api/user/${own}`, { newsletter: true })).status).toBe(200);
    await api.runJobs();
  });

  it('is sent only when readers see it, by editors, after a mail to themselves', async () => {
    expect((await send('send', { live_version: 1, at: null })).status).toBe(404);
    expect((await editor.send('PUT', `/api/editor/content/newsletter/${slug}`, doc)).status).toBe(200);
    expect((await send('send', { live_version: 2, at: null })).status).toBe(409);
    expect((await send('send', { live_version: 1, at: '2026-01-01T00:00:00Z' })).body.type).toBe(
      '/problems/newsletter-sending/invalid',
    );
    expect((await (await api.person('free')).get(`${PATH}?slug=${slug}`)).status).toBe(403);
    expect((await send('test', { locale: 'zh' })).status).toBe(204);
    await api.runJobs();
    expect(mails).toMatchObject([{ to: 'editor@demo.toile.test', subject: '[Test] The fitting' }]);
    const page = await editor.get(`${PATH}/mail.html?slug=${slug}&locale=fr`);
    expect(page.text).toContain('Two pins &amp; a hem.');
    expect(page.text).toContain('L’essayage');
  });

  it('goes once to each confirmed address in its language, and ends where there is none', async () => {
    refusals.set('gone@b.test', '550 5.1.1 no such user');
    refusals.set('late@b.test', '450 4.2.1 try again');
    const { audience } = await standing();
    expect(
      Object.fromEntries(audience.map(({ locale, count, language }) => [locale, [count, language]])),
    ).toEqual({ en: [3, 'en'], fr: [1, 'fr'], es: [0, 'en'], it: [1, 'en'], zh: [0, 'en'] });
    expect((await send('send', { live_version: 1, at: null })).status).toBe(204);
    await api.runJobs();
    expect(mailsTo('ada@b.test')).toMatchObject([{ subject: 'L’essayage' }]);
    expect(mailsTo('bob@b.test')[0]?.text).toContain('Questo numero è in inglese');
    expect(mailsTo('student@demo.toile.test')).toHaveLength(1);
    const kept = await (await api.person('student')).get('/api/user/student-demo/data');
    expect(Object(kept.body).newsletters).toMatchObject([{ newsletter: slug, state: 'sent' }]);
    expect(await lastSending()).toMatchObject({
      state: 'sending',
      waiting: 1,
      sent: 3,
      refused: 0,
      bounced: 1,
    });
    expect((await waiting()).join()).not.toMatch(/late|b\.test/);
    refusals.clear();
    await api.retryJobs();
    expect(mailsTo('late@b.test')).toHaveLength(1);
    expect(await lastSending()).toMatchObject({ state: 'done', waiting: 0, sent: 4 });
    // Whoever has it is passed by, and the address that is none is a reader no more.
    mails.length = 0;
    expect((await send('send', { live_version: 1, at: null })).status).toBe(204);
    await api.runJobs();
    expect(mails).toEqual([]);
    expect(await api.pool.query('SELECT FROM newsletter_mail')).toMatchObject({ rowCount: 5 });
  });

  it('is ended by one click without a session, and counted once', async () => {
    await subscribe('eve@b.test', 'es');
    const at = new Date(Date.now() + 3_600_000).toISOString();
    expect((await send('send', { live_version: 1, at })).status).toBe(204);
    expect((await send('send', { live_version: 1, at })).status).toBe(409);
    expect(await lastSending()).toMatchObject({ state: 'scheduled' });
    expect((await send('stop')).status).toBe(204);
    await api.retryJobs();
    expect(mailsTo('eve@b.test')).toEqual([]);
    expect(await lastSending()).toMatchObject({ state: 'stopped' });
    const { body } = await send('send', { live_version: 1, at: null });
    expect(body).toEqual({});
    await api.runJobs();
    const [mail] = mailsTo('eve@b.test');
    const { pathname, search } = new URL(mail?.unsubscribe ?? '');
    expect(pathname).toBe('/es/newsletter/unsubscribe');
    const provider = await api.person();
    const click = () =>
      provider.send(
        'POST',
        `/newsletter/unsubscribe${search}`,
        new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
        { origin: 'https://mail.example' },
      );
    expect([(await click()).status, (await click()).status]).toEqual([200, 200]);
    const [last] = (await standing()).sendings;
    expect(last).toMatchObject({ state: 'done', sent: 1, unsubscribed: 1 });
    // Nothing tells any longer to whom it went.
    const { rows } = await api.pool.query(
      'SELECT octet_length(address_hash) AS bytes FROM newsletter_mail WHERE unsubscribed_at IS NOT NULL',
    );
    expect(rows).toEqual([{ bytes: 16 }]);
  });

  it('is ended by bounces that are fed in: at once where there is no address, else at the third', async () => {
    const operator = await api.person('operator');
    const feed = async (address: string, status: string) =>
      (await operator.send('POST', `${PATH}/bounces`, { bounces: [{ address, status }] })).body;
    const readers = async () => (await standing()).audience.reduce((sum, { count }) => sum + count, 0);
    expect(await feed('Bob@b.test', '5.2.2')).toEqual({ noted: 1 });
    expect(await feed('bob@b.test', '5.2.2')).toEqual({ noted: 0 });
    const counted = (await standing()).sendings.map(({ sent, bounced }) => ({ sent, bounced }));
    // A mail that came back later is not counted as sent, too.
    expect(counted.at(-1)).toEqual({ sent: 3, bounced: 2 });
    expect(await feed('student@demo.toile.test', '5.1.1')).toEqual({ noted: 1 });
    expect(
      (
        await operator.send('POST', `${PATH}/bounces`, { bounces: [{ address: 'x', status: '4.2.1' }] })
      ).body.violations.map(({ propertyPath }) => propertyPath),
    ).toEqual(['bounces.0.address', 'bounces.0.status']);
    expect((await editor.send('POST', `${PATH}/bounces`, { bounces: [] })).status).toBe(403);
    const student = (await (await api.person('student')).get('/auth/status')).body.user;
    expect(student).toMatchObject({ newsletter: false });
    const subscribed = async () => (await api.pool.query('SELECT FROM newsletter_subscription')).rowCount;
    expect([await readers(), await subscribed()]).toEqual([0, 3]);
    // Two more newsletters that came back.
    for (const issue of [13, 14]) {
      await editor.send('PUT', `/api/editor/content/newsletter/fitting-${issue}`, { ...doc, issue });
      await editor.send('POST', `${PATH}/send?slug=fitting-${issue}`, { live_version: 1, at: null });
      await api.runJobs();
      expect(await feed('bob@b.test', '5.2.2')).toEqual({ noted: 1 });
    }
    expect(await subscribed()).toBe(2);
  });
});
