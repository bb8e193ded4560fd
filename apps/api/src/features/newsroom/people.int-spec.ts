import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import { type Person, startTestApi, type TestApi } from '../../testing/testing-api.js';
import type { AuditChainDto } from '../accounts/index.js';
import type { CompanyDealsDto } from './queries/deals.js';
import type { PeopleDto } from './queries/people.js';
import type { PersonDto } from './queries/person.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let operator: Person;
let support: Person;
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url, { payments: 'test' });
  operator = await api.person('operator');
  await operator.send('PUT', '/api/user/free-demo/roles', { roles: ['support'] });
  support = await api.person('free');
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

const people = (person: Person, search: string) =>
  person.get(`/api/newsroom/people?search=${encodeURIComponent(search)}`);
const slugOf = async (email: string) =>
  ((await people(support, email)).body as unknown as PeopleDto).results.find((one) => one.email === email)
    ?.slug ?? '';
const person = async (slug: string) =>
  (await support.get(`/api/newsroom/people/${slug}`)).body as unknown as PersonDto;
const help = (who: Person, slug: string, what: string, body: object) =>
  who.send('POST', `/api/newsroom/people/${slug}/${what}`, body);
const REASON = 'Asked by mail, lost telephone';
const DEVICE = { fingerprint: 'a'.repeat(40) };

it('finds members by parts of mail and name, whatever their accents and case', async () => {
  expect(await slugOf('subscriber@demo.toile.test')).not.toBe('');
  const { results } = (await people(support, 'DEMO.toile subscriber')).body as unknown as PeopleDto;
  expect(results.map(({ email }) => email)).toContain('subscriber@demo.toile.test');
  expect((await people(support, 'ab')).status).toBe(422);
  expect((await people(support, 'nobody-is-called-so')).body.results).toEqual([]);
});

it('lists the first of many by name, and says how many there are', async () => {
  // Written into the read model: registering so many takes its time.
  await api.pool.query(`INSERT INTO read_members_v1.document (key, doc)
    SELECT crowd, doc || jsonb_build_object('slug', crowd, 'subject', crowd, 'email', crowd || '@crowd.test',
      'first_name', 'One', 'last_name', 'Crowd ' || chr(90 - n))
    FROM read_members_v1.document, generate_series(1, 23) n, LATERAL (SELECT 'crowd-' || n AS crowd) named
    WHERE doc->>'email' = 'free@demo.toile.test'`);
  const { results, total_count } = (await people(support, 'crowd')).body as unknown as PeopleDto;
  expect(total_count).toBe(23);
  expect(results.map(({ last_name }) => last_name)).toEqual(
    Array.from({ length: 20 }, (_, at) => `Crowd ${String.fromCharCode(67 + at)}`),
  );
  await api.pool.query("DELETE FROM read_members_v1.document WHERE key LIKE 'crowd-%'");
});

it('shows what helps and nothing else: no password, no fingerprint, no search, no board', async () => {
  const subscriber = await api.person('subscriber');
  await subscriber.send('POST', '/moodboards/create', { name: 'A secret board' });
  const answer = await support.get(`/api/newsroom/people/${await slugOf('subscriber@demo.toile.test')}`);
  const shown = answer.body as unknown as PersonDto;
  expect(shown.subscriptions).toMatchObject([
    { kind: 'paywall', plan: 'all-included', owned: true, quantity: 1 },
  ]);
  expect(shown.sessions.length).toBeGreaterThan(0);
  expect(shown).toMatchObject({ newsletter: expect.any(Boolean), has_password: true, providers: [] });
  for (const secret of ['A secret board', 'password_hash', '$argon', '$2', 'scrypt', 'fingerprint', 'token'])
    expect([secret, answer.text.includes(secret)]).toEqual([secret, false]);
});

it('is for support and operators alone, and for nobody without a reason', async () => {
  const slug = await slugOf('subscriber@demo.toile.test');
  for (const name of [undefined, 'subscriber', 'brand', 'editor', 'analyst']) {
    const who = await api.person(name);
    const wanted = name === undefined ? 401 : 403;
    const answers = [
      await people(who, 'demo'),
      await who.get(`/api/newsroom/people/${slug}`),
      await help(who, slug, 'sign-out', { reason: REASON }),
      await help(who, slug, 'prolong', { reason: REASON, kind: 'paywall', days: 7 }),
      await help(who, slug, 'release-device', { reason: REASON, subscription: 1, device: 'x' }),
    ];
    expect([name, answers.map(({ status }) => status)]).toEqual([name, answers.map(() => wanted)]);
  }
  for (const reason of ['', '    ', 'no'])
    expect((await help(support, slug, 'sign-out', { reason })).status).toBe(422);
  // Support neither gives roles nor reads what everybody did.
  expect((await support.send('PUT', `/api/user/${slug}/roles`, { roles: ['operator'] })).status).toBe(403);
  expect((await support.get('/api/audit')).status).toBe(403);
});

it('gives and takes roles under a reason; nobody stops being an operator by their own hand', async () => {
  const slug = await slugOf('analyst@demo.toile.test');
  const change = (of: string, roles: string[], reason = REASON) =>
    operator.send('PUT', `/api/user/${of}/roles`, { roles, reason });
  const { roles: before } = await person(slug);
  expect((await change(slug, [...before, 'editor'], 'no')).status).toBe(422);
  expect((await change(slug, [...before, 'editor'])).status).toBe(200);
  const after = await person(slug);
  expect([...after.roles].sort()).toEqual([...before, 'editor'].sort());
  expect(after.audit[0]).toMatchObject({ action: 'roles-changed', detail: { reason: REASON } });
  expect((await change(slug, before)).status).toBe(200);
  expect((await person(slug)).roles).toEqual(before);
  expect((await change('operator-demo', ['member'])).body).toMatchObject({
    type: '/problems/roles/conflict',
  });
  expect((await person('operator-demo')).roles).toContain('operator');
});

it('signs out everywhere, releases a device and prolongs, each under its reason', async () => {
  const member = await api.person('trend');
  const { id } = (await member.get('/api/paywall/subscriptions/me')).body as unknown as { id: number };
  await member.send('PATCH', `/api/paywall/subscriptions/${id}`, DEVICE);
  const slug = await slugOf('trend@demo.toile.test');
  const before = await person(slug);
  const [device] = before.subscriptions[0]?.devices ?? [];
  expect(device?.current).toBe(true);
  const bound = { reason: REASON, subscription: id, device: device?.id };
  expect((await help(support, slug, 'release-device', bound)).status).toBe(204);
  const gone = { reason: REASON, subscription: id, device: 'never-bound' };
  expect((await help(support, slug, 'release-device', gone)).status).toBe(404);
  expect((await help(support, slug, 'prolong', { reason: REASON, kind: 'paywall', days: 14 })).status).toBe(
    204,
  );
  expect((await help(support, slug, 'prolong', { reason: REASON, kind: 'paywall', days: 500 })).status).toBe(
    422,
  );
  expect((await help(support, slug, 'prolong', { reason: REASON, kind: 'dashboard', days: 7 })).status).toBe(
    404,
  );
  expect((await help(support, slug, 'sign-out', { reason: REASON })).status).toBe(204);
  expect((await member.get('/auth/status')).body).toMatchObject({ logged_in: false });
  const after = await person(slug);
  expect(after.subscriptions[0]?.devices.map((one) => one.id)).not.toContain(device?.id);
  const longer =
    Date.parse(after.subscriptions[0]?.ends_at ?? '') - Date.parse(before.subscriptions[0]?.ends_at ?? '');
  expect(longer).toBe(14 * 86_400_000);
  expect(after.sessions).toEqual([]);
  const noted = after.audit.map(({ action, detail }) => [action, (detail as { reason?: string }).reason]);
  expect(noted).toEqual(
    expect.arrayContaining([
      ['sessions-ended', REASON],
      ['device-released', REASON],
      ['subscription-prolonged', REASON],
      ['help-refused', undefined],
    ]),
  );
});

it('opens what had ended, and closes again by the clock', async () => {
  const member = await api.person('canceled');
  const segment = async () =>
    ((await member.get('/auth/status')).body as unknown as { segment: string }).segment;
  expect(await segment()).toBe('canceled');
  const slug = await slugOf('canceled@demo.toile.test');
  await help(support, slug, 'prolong', { reason: REASON, kind: 'paywall', days: 1 });
  expect(await segment()).toBe('all-included');
  const { subscriptions } = await person(slug);
  const left = Date.parse(subscriptions[0]?.ends_at ?? '') - Date.now();
  expect([left > 0, left <= 86_400_000]).toEqual([true, true]);
});

it('gives the last payment back once, and erases, for operators alone', async () => {
  const slug = await slugOf('team@demo.toile.test');
  const refund = (who: Person, of = slug) => help(who, of, 'refund', { reason: REASON, kind: 'paywall' });
  const erase = (who: Person, of = slug) => help(who, of, 'erase', { reason: REASON });
  expect([(await refund(support)).status, (await erase(support)).status]).toEqual([403, 403]);
  // Five seats for a year.
  expect(await refund(operator)).toMatchObject({ status: 200, body: { amount: 245_000, currency: 'eur' } });
  expect((await refund(operator)).body).toMatchObject({ type: '/problems/refund/conflict' });
  expect((await refund(operator, await slugOf('editor@demo.toile.test'))).status).toBe(404);
  const member = await api.person('team');
  expect((await erase(operator, 'operator-demo')).status).toBe(409);
  expect((await erase(operator)).status).toBe(204);
  expect((await member.get('/auth/status')).body).toMatchObject({ logged_in: false });
  expect(await slugOf('team@demo.toile.test')).toBe('');
  const { results } = (await operator.get('/api/audit')).body as unknown as {
    results: { action: string; detail: { reason?: string } }[];
  };
  const noted = results.map(({ action, detail }) => [action, detail.reason]);
  expect(noted).toEqual(
    expect.arrayContaining([
      ['payment-refunded', REASON],
      ['erasure-asked', REASON],
      ['erased', undefined],
    ]),
  );
});

it('exports what is kept about a member as they can themselves, for operators alone', async () => {
  const slug = await slugOf('subscriber@demo.toile.test');
  expect((await help(support, slug, 'export', { reason: REASON })).status).toBe(403);
  expect((await help(operator, slug, 'export', { reason: '' })).status).toBe(422);
  const { status, headers, body, text } = await help(operator, slug, 'export', { reason: REASON });
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(body).toMatchObject({ profile: { email: 'subscriber@demo.toile.test' }, events: expect.any(Array) });
  expect([text.includes('A secret board'), text.includes('password_hash')]).toEqual([true, false]);
  expect((await person(slug)).audit[0]).toMatchObject({
    action: 'data-exported',
    detail: { reason: REASON },
  });
});

it('makes a deal with a company, which opens its people’s reading at once, and ends it, for operators alone', async () => {
  const member = await api.person('pastdue');
  const isExempt = async () =>
    ((await member.get('/api/paywall/config?context=models')).body as unknown as { exempt: boolean }).exempt;
  const deal = (who: Person, body: object, domain = 'Demo.Toile.test') =>
    who.send('PUT', `/api/newsroom/deals/${domain}`, body);
  const made = { company: 'Demo & Daughters', reason: REASON };
  // Support, too, who helps members otherwise.
  expect([(await deal(support, made)).status, (await support.get('/api/newsroom/deals')).status]).toEqual([
    403, 403,
  ]);
  for (const domain of ['nothing', '-a.example', 'a@b.example', 'localhost.'])
    expect([domain, (await deal(operator, made, encodeURIComponent(domain))).status]).toEqual([domain, 422]);
  expect((await deal(operator, { company: 'Without a reason' })).status).toBe(422);
  expect(await isExempt()).toBe(false);
  const { results } = (await deal(operator, made)).body as unknown as CompanyDealsDto;
  const own = results.find(({ domain }) => domain === 'demo.toile.test');
  expect([own?.company, (own?.members ?? 0) > 5]).toEqual([made.company, true]);
  expect(await isExempt()).toBe(true);
  for (const search of ['daughters demo', 'DEMO.toile']) {
    const { body } = await operator.get(`/api/newsroom/deals?search=${encodeURIComponent(search)}`);
    expect((body as unknown as CompanyDealsDto).results.map(({ domain }) => domain)).toEqual([own?.domain]);
  }
  const end = () => operator.send('POST', '/api/newsroom/deals/demo.toile.test/end', { reason: REASON });
  expect((await end()).body.results).toMatchObject([{ domain: 'partner.toile.test', members: 1 }]);
  expect(await isExempt()).toBe(false);
  expect((await end()).status).toBe(404);
  const audit = (await operator.get('/api/audit')).body as unknown as {
    results: { action: string; detail: object }[];
  };
  expect(
    audit.results.filter(({ action }) => action === 'company-deal-changed').map(({ detail }) => detail),
  ).toEqual([
    { domain: 'demo.toile.test', company: null, reason: REASON },
    { domain: 'demo.toile.test', ...made },
  ]);
});

it('keeps a log that nobody can change, and finds out who got round that', async () => {
  const chain = async () => (await operator.get('/api/audit/chain')).body as unknown as AuditChainDto;
  const whole = await chain();
  expect(whole).toMatchObject({ broken_at: null, last_hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  // Many at once are one chain.
  const slug = await slugOf('student@demo.toile.test');
  await Promise.all(Array.from({ length: 8 }, () => help(support, slug, 'sign-out', { reason: REASON })));
  const longer = await chain();
  expect([longer.broken_at, longer.entries >= whole.entries + 8]).toEqual([null, true]);
  for (const sql of [
    "UPDATE account_audit SET detail = '{}'",
    'DELETE FROM account_audit WHERE id = 1',
    'TRUNCATE account_audit',
  ])
    await expect(api.pool.query(sql)).rejects.toThrow('neither changed nor taken out');
  // Who owns the table can take the guard away; the chain tells.
  const { rows } = await api.pool.query<{ link: string }>(
    "SELECT link FROM account_audit WHERE action = 'subscription-prolonged' ORDER BY link LIMIT 1",
  );
  const link = Number(rows[0]?.link);
  await api.pool.query('ALTER TABLE account_audit DISABLE TRIGGER account_audit_stays');
  await api.pool.query(`UPDATE account_audit SET detail = detail || '{"days": 1000}' WHERE link = $1`, [
    link,
  ]);
  expect((await chain()).broken_at).toBe(link);
  await api.pool.query('DELETE FROM account_audit WHERE link = $1', [link]);
  expect((await chain()).broken_at).toBe(link + 1);
});

it('tells each what of the newsroom is theirs', async () => {
  const rooms = async (name: string) => (await (await api.person(name)).get('/api/newsroom/rooms')).body;
  expect(await rooms('brand')).toEqual({ rooms: ['shows', 'tagging', 'figures'] });
  expect(await rooms('editor')).toEqual({
    rooms: ['shows', 'tagging', 'figures', 'vocabulary', 'retags', 'words'],
  });
  expect(await rooms('free')).toEqual({ rooms: ['people'] });
  expect(await rooms('operator')).toEqual({
    rooms: ['shows', 'tagging', 'figures', 'vocabulary', 'retags', 'words', 'people', 'plans', 'streams'],
  });
  expect((await (await api.person('subscriber')).get('/api/newsroom/rooms')).status).toBe(403);
});
