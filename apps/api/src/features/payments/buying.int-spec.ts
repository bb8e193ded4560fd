import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import { type Person, startTestApi, type TestApi } from '../../testing/testing-api.js';
import type { EffectDto } from '../plans/effect.dto.js';
import type { CouponDto } from '../plans/queries/coupons.js';
import type { TermsHistoryDto } from '../plans/queries/terms-history.js';
import type { WrittenPlanDto } from '../plans/queries/written-plans.js';
import type { SeatDto } from '../subscriptions/queries/own-seats.js';
import type { PaywallSubscriptionDto } from '../subscriptions/subscription.dto.js';
import { APPLY_DUE_PRICES } from './commands/apply-due-prices.handler.js';
import { TELL_PRICE_CHANGES } from './commands/tell-price-changes.handler.js';

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
    expect(await pay('declined')).toMatchObject({
      status: 200,
      body: { url: '/en/premium-memberships#all-included' },
    });
    expect((await mine(ada)).plan).toBeNull();
    // A path: a browser that came by another name of this machine than the public one follows no form elsewhere.
    for (let turn = 0; turn < 3; turn += 1)
      expect(await pay('paid')).toMatchObject({
        status: 200,
        body: { url: '/en/premium-memberships?bought=all-included' },
      });
    expect(await mine(ada)).toMatchObject({
      plan: 'all-included',
      status: 'active',
      quantity: 3,
      owned: true,
    });
    expect((await ada.get('/look/search?page=3')).body).toMatchObject({ open_pages: null });
    expect((await ada.send('POST', '/api/checkout', offer)).status).toBe(409);
  });

  it('changes to another plan and back, with its price and its seats', async () => {
    const ada = await api.person('free');
    const change = (plan: string) => ada.send('POST', '/api/payments/test/change', { change: 'plan', plan });
    expect((await change('trend-master')).status).toBe(200);
    expect(await mine(ada)).toMatchObject({ plan: 'trend-master', status: 'active', quantity: 3 });
    expect((await change('student-special')).body).toMatchObject({ type: '/problems/student/forbidden' });
    expect((await change('dashboard')).status).toBe(422);
    expect((await change('all-included')).status).toBe(200);
    expect(await mine(ada)).toMatchObject({ plan: 'all-included', quantity: 3 });
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
    const give = (email: string) => ada.send('POST', `${SEATS}?locale=it`, { email });
    expect((await give('BRAND@demo.toile.test')).status).toBe(201);
    expect((await give('brand@demo.toile.test')).status).toBe(409);
    expect((await give('nobody@elsewhere.test')).status).toBe(201);
    await api.runJobs();
    const told = api.mails.filter(({ to }) => to === 'nobody@elsewhere.test');
    expect(told.map(({ subject }) => subject)).toEqual([
      'free@demo.toile.test le ha assegnato un posto su Toile',
    ]);
    expect(told[0]?.text).toContain('/it/auth?message=seat&redirect=%2Fit%2Fuser%2Faccount%2Fupdate');
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

describe('prices', () => {
  const ROOM = '/api/newsroom/plans';
  const ALL = `${ROOM}/all-included`;
  const REASON = 'Prices of the new year';
  const year = { currency: 'eur', interval: 'year' } as const;
  const at = (amount: number, also: object = {}) => ({
    from: null,
    keeps: 'renewal',
    prices: [{ ...year, amount }],
    ...also,
  });
  let operator: Person;
  beforeAll(async () => {
    operator = await api.person('operator');
  });
  const planOf = async (name: string) => {
    const { results } = (await operator.get(ROOM)).body as unknown as { results: WrittenPlanDto[] };
    const found = results.find((one) => one.plan === name);
    if (!found) throw new Error(`no plan ${name}`);
    return found;
  };
  const effectOf = async (wanted: object) =>
    (await operator.send('POST', `${ALL}/effect`, wanted)).body as unknown as EffectDto;
  const yearly = async (wanted: object) =>
    (await effectOf(wanted)).rows.filter(({ interval }) => interval === 'year');

  it('are for operators alone', async () => {
    for (const [name, status] of [
      [undefined, 401] as const,
      ['subscriber', 403] as const,
      ['editor', 403] as const,
    ]) {
      const who = await api.person(name);
      const answers = [
        await who.get(ROOM),
        await who.get(`${ALL}/history`),
        await who.send('POST', `${ALL}/effect`, at(50_000)),
        await who.send('POST', `${ALL}/prices`, at(50_000)),
        await who.get('/api/newsroom/coupons'),
        await who.send('POST', '/api/newsroom/coupons', {}),
      ];
      expect([name, answers.map((one) => one.status)]).toEqual([name, answers.map(() => status)]);
    }
    expect((await operator.send('POST', `${ROOM}/dashboard/effect`, at(50_000))).status).toBe(404);
    expect((await operator.send('POST', `${ALL}/prices`, at(-50_000))).status).toBe(422);
  });

  it('say for whom they change, and are changed for those alone, from their renewal on', async () => {
    const { version } = await planOf('all-included');
    const effect = await effectOf(at(52_000));
    const group = { ...year, pays: 49_000, will_pay: 52_000, outcome: 'renewal', members: 3, seats: 7 };
    expect(effect.rows).toContainEqual(expect.objectContaining(group));
    expect(effect.affected).toBe(3);
    const set = (wanted: object, affected = 3) =>
      operator.send('POST', `${ALL}/prices`, { ...wanted, version, affected, reason: REASON });
    expect(await set(at(52_000), 2)).toMatchObject({ status: 409, body: { affected: 3 } });
    // Two operators at once: one of them is told.
    const both = await Promise.all([set(at(52_000)), set(at(53_000))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const amount = (await planOf('all-included')).prices.eur.year;
    // Who pays already pays as before until the provider has the new price.
    expect(await yearly(at(52_000))).toMatchObject([{ pays: 49_000, members: 3 }]);
    const sent = api.mails.length;
    await api.runJobs(APPLY_DUE_PRICES);
    await api.runJobs(APPLY_DUE_PRICES);
    expect(await yearly(at(52_000))).toMatchObject([{ pays: amount, members: 3 }]);
    // Each of them was told once, in their language, what they will pay and from which day on.
    const told = api.mails.slice(sent);
    expect(new Set(told.map(({ to }) => to)).size).toBe(3);
    expect(told).toHaveLength(3);
    for (const { subject, text } of told) {
      expect(subject).toMatch(/^The price of All included changes on \w+ \d+, \d{4}$/);
      expect(text).toContain(`a seat costs €${amount / 100} a year instead of €490`);
      // Where a plan is ended.
      expect(text).toContain('/en/premium-memberships#manage');
    }
    const { changes } = (await operator.get(`${ALL}/history`)).body as unknown as TermsHistoryDto;
    expect(changes).toMatchObject([
      { type: 'PricesApplied', data: { subscriptions: 3 }, by: null },
      { type: 'PricesSet', reason: REASON, by: expect.any(String) },
    ]);
    expect((await operator.get('/api/audit')).text).toContain(REASON);
  });

  it('are told before they come, once, and when they do not come after all', async () => {
    const { version } = await planOf('all-included');
    const coming = at(80_000, { from: '2027-06-01T00:00:00Z' });
    const wanted = { ...coming, version, affected: 3, reason: REASON };
    expect((await operator.send('POST', `${ALL}/prices`, wanted)).status).toBe(200);
    const mailed = async () => {
      const sent = api.mails.length;
      await api.runJobs(TELL_PRICE_CHANGES);
      return api.mails.slice(sent).map(({ subject }) => subject.replace(/ on .*/, ''));
    };
    expect(await mailed()).toEqual(Array(3).fill('The price of All included changes'));
    expect(await mailed()).toEqual([]);
    const change = (await planOf('all-included')).coming[0]?.change;
    const back = { version: version + 1, reason: REASON };
    expect((await operator.send('POST', `${ALL}/prices/${change}/take-back`, back)).status).toBe(200);
    expect(await mailed()).toEqual(Array(3).fill('The price of All included stays as it is'));
    expect(await mailed()).toEqual([]);
  });

  it('that were promised for good stay, and those that have not begun are undone', async () => {
    const keep = at(60_000, { keeps: 'forever' });
    const later = at(70_000, { from: '2027-06-01T00:00:00Z' });
    const { version } = await planOf('all-included');
    const send = async (what: string, body: object) =>
      (await operator.send('POST', `${ALL}/${what}`, { reason: REASON, ...body })).status;
    expect((await yearly(keep)).map(({ outcome }) => outcome)).toEqual(['keeps']);
    expect(await send('prices', { ...keep, version, affected: 0 })).toBe(200);
    expect((await yearly(later)).map(({ outcome }) => outcome)).toEqual(['promised']);
    expect(await send('prices', { ...later, version: version + 1, affected: 0 })).toBe(200);
    const { coming, prices } = await planOf('all-included');
    expect([coming.map(({ from }) => from), prices.eur.year]).toEqual([['2027-06-01T00:00:00.000Z'], 60_000]);
    const back = `prices/${coming[0]?.change}/take-back`;
    expect(await send(back, { version: version + 2 })).toBe(200);
    expect((await planOf('all-included')).coming).toEqual([]);
    expect(await send(back, { version: version + 2 })).toBe(409);
    // A buyer who saw the price before is told.
    const buyer = await api.person('editor');
    const buy = (price: number) =>
      buyer.send('POST', '/api/checkout', { ...offer, interval: 'year', quantity: 1, price });
    expect(await buy(49_000)).toMatchObject({ status: 409, body: { price: 60_000 } });
    expect((await buy(60_000)).status).toBe(200);
  });

  it('are preceded by a trial, for who has never had a plan', async () => {
    const put = async (what: string, body: object) => {
      const { version } = await planOf('trend-master');
      const sent = { version, reason: REASON, ...body };
      return (await operator.send('PUT', `${ROOM}/trend-master/${what}`, sent)).status;
    };
    expect(await put('trial', { days: 14 })).toBe(200);
    expect(await put('features', { features: ['zoom', 'looks'] })).toBe(200);
    expect((await planOf('trend-master')).features).toEqual(['looks', 'zoom']);
    const trialOf = async (person: Person, token: string) =>
      (
        (await person.get(`/api/payments/test/order?order=${token}`)).body as unknown as {
          trial_days: number;
        }
      ).trial_days;
    const [buyer, canceled] = [await api.person('editor'), await api.person('canceled')];
    const token = await order(buyer, { plan: 'trend-master', quantity: 1 });
    expect(await trialOf(buyer, token)).toBe(14);
    await buyer.send('POST', '/api/payments/test/pay', { order: token, outcome: 'paid' });
    const left = Date.parse((await mine(buyer)).ends_at ?? '') - Date.now();
    expect(Math.round(left / 86_400_000)).toBe(14);
    expect(await trialOf(canceled, await order(canceled, { plan: 'trend-master', quantity: 1 }))).toBe(0);
  });
});

describe('coupons', () => {
  const ROOM = '/api/newsroom/coupons';
  const reason = 'For visitors of the fair';
  const make = async (code: string, also: object = {}) => {
    const limits = { plans: ['all-included'], from: null, until: null, most_uses: 1, reason };
    const coupon = { code, percent: 20, lasts: 'once', ...limits, ...also };
    return (await (await api.person('operator')).send('POST', ROOM, coupon)).status;
  };
  const buy = (person: Person, also: object) =>
    person.send('POST', '/api/checkout', { ...offer, quantity: 1, ...also });

  it('are used once, however many come at the same time', async () => {
    expect([await make('FAIR-2027'), await make('FAIR-2027')]).toEqual([200, 409]);
    expect([await make('NONE', { percent: null }), await make('BOTH', { amount: 5 })]).toEqual([422, 422]);
    const people = await Promise.all(['brand', 'operator', 'canceled'].map((name) => api.person(name)));
    // However it is typed.
    const answers = await Promise.all(people.map((person) => buy(person, { coupon: ' fair-2027 ' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const winner = answers.findIndex(({ status }) => status === 200);
    const { url = '' } = (answers[winner]?.body ?? {}) as { url?: string };
    const [person, token] = [people[winner] as Person, url.slice(url.indexOf('=') + 1)];
    const shown = (await person.get(`/api/payments/test/order?order=${token}`)).body;
    expect(shown).toMatchObject({ total: 3_920, coupon: { code: 'FAIR-2027', off: 980 } });
    for (let turn = 0; turn < 2; turn += 1)
      expect(
        (await person.send('POST', '/api/payments/test/pay', { order: token, outcome: 'paid' })).status,
      ).toBe(200);
    const { results } = (await (await api.person('operator')).get(`${ROOM}?search=fair`)).body as unknown as {
      results: CouponDto[];
    };
    expect(results).toMatchObject([{ code: 'FAIR-2027', uses: 1, held: 0, state: 'used-up' }]);
  });

  it('say why they do not hold', async () => {
    await make('MUCH-1', { percent: null, amount: 900_000, currency: 'eur' });
    await make('OVER-1');
    const operator = await api.person('operator');
    const write = async (what: string, version: number) =>
      (await operator.send('POST', `${ROOM}/OVER-1/${what}`, { version, reason })).status;
    expect([await write('end', 9), await write('end', 1)]).toEqual([409, 200]);
    const buyer = await api.person('student');
    await buyer.send('POST', '/api/payments/test/change', { change: 'cancel' });
    const problem = async (also: object) => (await buy(buyer, also)).body.type;
    expect(await problem({ coupon: "'; DROP TABLE" })).toBe('/problems/coupon/unknown');
    expect(await problem({ coupon: 'OVER-1' })).toBe('/problems/coupon/expired');
    expect(await problem({ coupon: 'MUCH-1' })).toBe('/problems/coupon-amount/invalid');
    expect(await write('resume', 2)).toBe(200);
    expect((await buy(buyer, { coupon: 'OVER-1' })).status).toBe(200);
  });
});
