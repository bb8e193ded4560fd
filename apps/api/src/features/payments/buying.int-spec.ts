import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import { type Person, startTestApi, type TestApi } from '../../testing/testing-api.js';
import type { SeatDto } from '../subscriptions/queries/own-seats.js';
import type { PaywallSubscriptionDto } from '../subscriptions/subscription.dto.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url, { payments: 'test' });
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});
const mine = async (person: Person) =>
  (await person.get('/api/paywall/subscriptions/me')).body as unknown as PaywallSubscriptionDto;
const offer = { plan: 'all-included', interval: 'month', currency: 'eur', quantity: 3, locale: 'en' };
async function order(person: Person, changed: object = {}): Promise<string> {
  const answer = await person.send('POST', '/api/checkout', { ...offer, ...changed });
  const { url = '' } = answer.body as unknown as { url?: string };
  expect(url).toMatch(/^\/en\/premium-memberships\/test-checkout\?order=/);
  return url.slice(url.indexOf('=') + 1);
}

describe('the test checkout', () => {
  it('sells a plan, once, to whoever ordered it', async () => {
    const [ada, bob] = [await api.person('free'), await api.person('brand')];
    const token = await order(ada);
    const shown = await ada.get(`/api/payments/test/order?order=${token}`);
    expect(shown.body).toMatchObject({ plan: 'all-included', quantity: 3, total: 14_700, currency: 'eur' });
    expect((await bob.get(`/api/payments/test/order?order=${token}`)).status).toBe(403);
    expect((await ada.get(`/api/payments/test/order?order=${token}x`)).status).toBe(404);
    const pay = (outcome: string) => ada.send('POST', '/api/payments/test/pay', { order: token, outcome });
    expect((await pay('declined')).status).toBe(200);
    expect((await mine(ada)).plan).toBeNull();
    for (let turn = 0; turn < 3; turn += 1) expect((await pay('paid')).status).toBe(200);
    expect(await mine(ada)).toMatchObject({
      plan: 'all-included',
      status: 'active',
      quantity: 3,
      owned: true,
    });
    expect((await ada.get('/look/search?page=3')).body).toMatchObject({ open_pages: null });
    expect((await ada.send('POST', '/api/checkout', offer)).status).toBe(409);
  });

  it('plays what time and payments do', async () => {
    const ada = await api.person('free');
    const change = (what: object) => ada.send('POST', '/api/payments/test/change', what);
    const { ends_at } = await mine(ada);
    await change({ change: 'fail' });
    expect(await mine(ada)).toMatchObject({ segment: 'all-included-past_due' });
    await change({ change: 'recover' });
    expect(await mine(ada)).toMatchObject({ segment: 'all-included', ends_at });
    await change({ change: 'renew' });
    expect(Date.parse((await mine(ada)).ends_at ?? '')).toBeGreaterThan(Date.parse(ends_at ?? ''));
    await change({ change: 'stop' });
    expect((await ada.get('/api/checkout/state')).body).toMatchObject({ in_force: true, renews: false });
    expect((await change({ change: 'nonsense' })).status).toBe(422);
  });

  it('seats people by e-mail, whether they have an account or not', async () => {
    const [ada, bob] = [await api.person('free'), await api.person('brand')];
    const SEATS = '/api/paywall/subscriptions/me/seats';
    const seats = async () => (await ada.get(SEATS)).body as unknown as { results: SeatDto[] };
    const give = (email: string) => ada.send('POST', SEATS, { email });
    expect((await give('BRAND@demo.toile.test')).status).toBe(201);
    expect((await give('brand@demo.toile.test')).status).toBe(409);
    expect((await give('nobody@elsewhere.test')).status).toBe(201);
    expect((await give('third@elsewhere.test')).status).toBe(409);
    expect((await give('nonsense')).status).toBe(422);
    expect(await mine(bob)).toMatchObject({ plan: 'all-included', owned: false, quantity: 3 });
    expect((await bob.get('/model')).body).toMatchObject({ locked: false });
    expect((await bob.send('POST', SEATS, { email: 'x@y.test' })).status).toBe(404);
    // Fewer seats: the last one given waits.
    await ada.send('POST', '/api/payments/test/change', { change: 'quantity', quantity: 2 });
    expect((await seats()).results.map(({ active }) => active)).toEqual([true, false]);
    const seat = (await seats()).results[0]?.id;
    expect((await ada.send('DELETE', `${SEATS}/${seat}`)).status).toBe(204);
    expect((await ada.send('DELETE', `${SEATS}/${seat}`)).status).toBe(404);
    expect(await mine(bob)).toMatchObject({ plan: null });
    const { rows } = await api.pool.query('SELECT e::text AS row FROM event_store.event e');
    expect(JSON.stringify(rows)).not.toContain('elsewhere.test');
  });

  it('a seat that waits is claimed by a verified address only', async () => {
    const ada = await api.person('team');
    const email = 'grace@newcomer.test';
    await ada.send('POST', '/api/paywall/subscriptions/me/seats', { email });
    const grace = await api.person();
    await grace.fetchToken();
    const registered = await grace.send('POST', '/api/register', {
      email,
      password: 'a long enough secret 7',
      first_name: 'Grace',
      last_name: 'Newcomer',
      job: 'buyer',
      country: 'france',
      locale: 'en',
      newsletter: false,
      terms: true,
    });
    expect(registered.status).toBe(201);
    const signIn = { email, password: 'a long enough secret 7' };
    expect((await grace.send('POST', '/auth', signIn)).status).toBe(200);
    await grace.fetchToken();
    expect(await mine(grace)).toMatchObject({ plan: null });
  });
});

describe('the student’s plan', () => {
  it('asks for an address of a school, and a link proves it once', async () => {
    const [tom, eve] = [await api.person('canceled'), await api.person('brand')];
    const buy = () => tom.send('POST', '/api/checkout', { ...offer, plan: 'student-special', quantity: 1 });
    expect((await buy()).status).toBe(403);
    const ask = (person: Person, email: string) => person.send('POST', '/api/student-proof', { email });
    expect((await ask(tom, 'tom@gmail.com')).status).toBe(422);
    expect((await ask(tom, 'tom@arts.ac.uk')).status).toBe(202);
    const mailed = async () => {
      await api.runJobs();
      return /[?&]token=([\w.-]+)#/.exec(api.mails.at(-1)?.text ?? '')?.[1] ?? '';
    };
    const open = (person: Person, token: string) =>
      person.send('POST', '/api/student-proof/confirm', { token });
    const token = await mailed();
    expect((await open(eve, token)).status).toBe(410);
    // A link that is only opened, as mail programs do, proves nothing.
    expect((await tom.get(`/api/student-proof/confirm?token=${token}`)).status).toBe(404);
    expect((await tom.get('/api/student-proof')).body).toEqual({ proved: false });
    expect(await open(tom, token)).toMatchObject({ status: 200, body: { proved: true } });
    expect((await tom.get('/api/student-proof')).body).toEqual({ proved: true });
    expect((await buy()).status).toBe(200);
    // The same address proves nobody else.
    await ask(eve, 'TOM@arts.ac.uk');
    expect((await open(eve, await mailed())).status).toBe(409);
    const many = { ...offer, plan: 'student-special', quantity: 2 };
    expect((await tom.send('POST', '/api/checkout', many)).status).toBe(422);
  });
});
