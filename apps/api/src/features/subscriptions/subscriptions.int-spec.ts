import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { subscriptionStarted } from '@toile/contracts';
import { asMessage, testPostgres } from '@toile/testing';
import { type Person, startTestApi, type TestApi } from '../../testing/testing-api.js';
import type { BoundDeviceDto } from './queries/own-devices.js';
import type { PaywallSubscriptionDto } from './subscription.dto.js';

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

const ME = '/api/paywall/subscriptions/me';
const print = (digit: string) => digit.repeat(40);
const mine = async (person: Person, path = ME) =>
  (await person.get(path)).body as unknown as PaywallSubscriptionDto & { scopes?: string[] };
const bind = (person: Person, id: number | null, fingerprint: unknown, kind = 'paywall') =>
  person.send('PATCH', `/api/${kind}/subscriptions/${id}`, { fingerprint });
const devices = async (person: Person) =>
  (await person.get(`${ME}/devices`)).body as unknown as { subscription: number; results: BoundDeviceDto[] };

describe('my subscription', () => {
  it('is 204 for a visitor, and never kept by a cache', async () => {
    const visitor = await api.person();
    for (const kind of ['paywall', 'dashboard'])
      expect((await visitor.get(`/api/${kind}/subscriptions/me`)).status).toBe(204);
    const answer = await (await api.person('free')).get(ME);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.body).toEqual({
      id: null,
      plan: null,
      status: null,
      ends_at: null,
      quantity: 0,
      user_fingerprint: null,
      device_known: false,
      owned: false,
      segment: 'free-user',
    });
  });

  it.each([
    ['subscriber', 'all-included', 1, 'all-included', true],
    ['student', 'student-special', 1, 'student-special', true],
    ['trend', 'trend-master', 1, 'trend-master', true],
    ['team', 'all-included', 5, 'all-included', true],
    ['canceled', 'all-included', 1, 'canceled', false],
    ['pastdue', 'all-included', 1, 'all-included-past_due', false],
  ])('of %s is %s', async (name, plan, quantity, segment, reads) => {
    const person = await api.person(name);
    expect(await mine(person)).toMatchObject({ id: expect.any(Number), plan, quantity, segment });
    expect((await person.get('/auth/status')).body).toMatchObject({ segment });
    const { user } = (await person.get('/auth/status')).body as unknown as { user: { roles: string[] } };
    expect(user.roles.includes('subscriber')).toBe(reads);
  });

  it('of the dashboard has scopes, and a number of its own kind', async () => {
    const analyst = await api.person('analyst');
    const own = await mine(analyst, '/api/dashboard/subscriptions/me');
    expect(own).toMatchObject({
      plan: 'dashboard',
      status: 'active',
      scopes: ['brands', 'trends', 'seasons'],
    });
    expect((await bind(analyst, own.id, print('a'), 'dashboard')).status).toBe(200);
    expect((await bind(analyst, own.id, print('a'))).status).toBe(404);
  });

  it('of a company with a deal needs no plan', async () => {
    const deal = await api.person();
    await deal.signIn('deal@partner.toile.test');
    expect((await deal.get('/auth/status')).body).toMatchObject({
      user: { roles: ['member', 'subscriber'] },
    });
  });

  it('is over by the clock, with no event about it', async () => {
    const student = await api.person('student');
    const { rows } = await api.pool.query('SELECT count(*)::int AS events FROM event_store.event');
    const endIn = (ms: number) =>
      api.pool.query(
        `UPDATE read_subscriptions_v1.document SET doc = jsonb_set(doc, '{endsAt}', to_jsonb($1::text))
         WHERE doc->>'plan' = 'student-special'`,
        [new Date(Date.now() + ms).toISOString()],
      );
    await endIn(60_000);
    expect(await mine(student)).toMatchObject({ status: 'active', segment: 'student-special' });
    await endIn(-1);
    // A process remembers for a second whom a session is of.
    for (const end = Date.now() + 20_000; Date.now() < end; await sleep(100))
      if (!(await student.get('/auth/status')).body.user.roles.includes('subscriber')) break;
    expect(await mine(student)).toMatchObject({ status: 'active', segment: 'canceled' });
    expect((await student.get('/auth/status')).body).toMatchObject({ user: { roles: ['member'] } });
    expect((await api.pool.query('SELECT count(*)::int AS events FROM event_store.event')).rows).toEqual(
      rows,
    );
  });

  it('was told to the log', async () => {
    const told = (await api.messages('subscriptions')).map((record) => JSON.parse(record.value.toString()));
    const started = told.filter(({ type }) => type === 'subscription-started');
    // The canceled one began too: it was heard of when it was over already.
    expect(started.map((message) => asMessage(message, subscriptionStarted.schema))).toHaveLength(7);
  });
});

describe('a device', () => {
  it('is bound with a fingerprint, by its owner only, as often as it is asked', async () => {
    const [owner, other] = [await api.person('subscriber'), await api.person('free')];
    const { id } = await mine(owner);
    for (const nonsense of ['', 'x', print('A'), print('a').slice(1), 5, null])
      expect([nonsense, (await bind(owner, id, nonsense)).status]).toEqual([nonsense, 422]);
    expect((await bind(other, id, print('a'))).status).toBe(403);
    expect((await bind(await api.person(), id, print('a'))).status).toBe(401);
    for (const unknown of ['abc', '1e3', '99999', '99999999999999999999'])
      expect(
        (await owner.send('PATCH', `/api/paywall/subscriptions/${unknown}`, { fingerprint: print('a') }))
          .status,
      ).toBe(404);
    const before = (await api.messages('subscriptions')).length;
    for (let turn = 0; turn < 3; turn += 1)
      expect(await bind(owner, id, print('a'))).toMatchObject({
        status: 200,
        body: { id, user_fingerprint: print('a'), device_known: true },
      });
    expect((await api.messages('subscriptions')).length).toBe(before + 1);
  });

  it('is known by its cookie after an update, and not any more once another took its place', async () => {
    const [first, second] = [await api.person('trend'), await api.person('trend')];
    const { id } = await mine(first);
    await bind(first, id, print('1'));
    expect(await mine(first)).toMatchObject({ user_fingerprint: print('1'), device_known: true });
    expect(await mine(second)).toMatchObject({ user_fingerprint: print('1'), device_known: false });
    await bind(first, id, print('2'));
    await bind(second, id, print('3'));
    expect(await mine(first)).toMatchObject({ user_fingerprint: print('3'), device_known: false });
    expect(await mine(second)).toMatchObject({ device_known: true });
    const list = await devices(second);
    expect(list.results.map(({ current, this_device }) => [current, this_device])).toEqual([
      [true, true],
      [false, false],
    ]);
    // Released, its place is free for whoever comes next.
    const path = `/api/paywall/subscriptions/${list.subscription}/devices/${list.results[0]?.id}`;
    expect((await (await api.person('free')).send('DELETE', path)).status).toBe(403);
    expect((await first.send('DELETE', path)).status).toBe(204);
    expect((await first.send('DELETE', path)).status).toBe(404);
    expect((await mine(first)).user_fingerprint).toBeNull();
    expect((await devices(second)).results).toHaveLength(1);
  });

  it('is private: neither its fingerprint nor its label is in any table or message in the clear', async () => {
    const team = await api.person('team');
    await bind(team, (await mine(team)).id, print('e'));
    const { rows } = await api.pool.query('SELECT e::text AS row FROM event_store.event e');
    expect(JSON.stringify(rows)).not.toContain(print('e'));
    const messages = await api.messages('subscriptions');
    expect(messages.map(({ value }) => value.toString()).join()).not.toContain(print('e'));
  });
});
