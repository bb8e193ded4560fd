import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { demoSubject } from '@toile/demo/members';
import { testPostgres } from '@toile/testing';
import { type Person, startTestApi, type TestApi } from '../../../testing/testing-api.js';
import type { PaywallSubscriptionDto } from '../../subscriptions/subscription.dto.js';
import { APPLY_DUE_PRICES } from '../commands/apply-due-prices.handler.js';
import { signatureOf, stripeEvent } from './testing-stripe.js';

const SECRET = 'whsec_of_this_test';
const DAY = 86_400;
const NOW = Math.floor(Date.now() / 1_000);

/** A Stripe of the test's own: remembers what it was asked. */
const input: { path: string; body: URLSearchParams; key: string | undefined }[] = [];
let isStripeDown = false;
const stripe: Server = createServer(async (request, response) => {
  const body = new URLSearchParams(await textOf(request));
  const path = request.url ?? '';
  input.push({ path, body, key: request.headers['idempotency-key'] as string | undefined });
  response.setHeader('content-type', 'application/json');
  if (isStripeDown) return response.writeHead(500).end('{"error":{"type":"api_error"}}');
  const url = 'https://checkout.stripe.test/pay';
  if (path.startsWith('/v1/subscriptions/'))
    return response.end(
      '{"id":"sub_1SVt0kToile","customer":"cus_1","latest_invoice":"in_1","items":{"data":[{"id":"si_1","price":{"product":"prod_1"}}]}}',
    );
  if (path.startsWith('/v1/invoice_payments'))
    return response.end('{"object":"list","data":[{"payment":{"payment_intent":"pi_1"}}]}');
  if (path === '/v1/refunds') return response.end('{"id":"re_1","amount":9800,"currency":"eur"}');
  return response.end(JSON.stringify({ id: 'cs_1', object: 'checkout.session', url }));
});

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
beforeAll(async () => {
  postgres = await testPostgres();
  await new Promise<void>((resolve) => stripe.listen(0, '127.0.0.1', resolve));
  const { port } = stripe.address() as AddressInfo;
  const host = { host: '127.0.0.1', port, protocol: 'http' } as const;
  api = await startTestApi(postgres.url, {
    payments: { stripe: { secretKey: 'sk_test_x', webhookSecret: SECRET, api: host } },
  });
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
  stripe.closeAllConnections();
  await new Promise((resolve) => stripe.close(resolve));
});

async function deliver(event: object, signature?: string): Promise<number> {
  const payload = JSON.stringify(event, null, 2);
  const response = await fetch(`${api.url}/api/payments/stripe/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signature ?? signatureOf(payload, SECRET),
    },
    body: payload,
  });
  await response.text();
  return response.status;
}
const mine = async (person: Person) =>
  (await person.get('/api/paywall/subscriptions/me')).body as unknown as PaywallSubscriptionDto;
const subject = (name: string) => demoSubject(`${name}@demo.toile.test`);

describe('webhooks of Stripe', () => {
  it('open a plan, with a day of grace for its renewal', async () => {
    const person = await api.person('free');
    const of = { member: subject('free'), status: 'active', periodEnd: NOW + 30 * DAY, quantity: 2 };
    expect(await deliver(stripeEvent('evt_open', 'created', NOW, of))).toBe(200);
    expect(await mine(person)).toMatchObject({
      plan: 'all-included',
      status: 'active',
      quantity: 2,
      segment: 'all-included',
      ends_at: new Date((NOW + 31 * DAY) * 1_000).toISOString(),
    });
    const stop = { ...of, cancelAtPeriodEnd: true };
    expect(await deliver(stripeEvent('evt_stop', 'updated', NOW + 1, stop))).toBe(200);
    expect(await mine(person)).toMatchObject({
      status: 'active',
      ends_at: new Date((NOW + 30 * DAY) * 1_000).toISOString(),
    });
  });

  it('are refused without a signature that fits, and change nothing then', async () => {
    const of = { member: subject('editor'), status: 'active', periodEnd: NOW + 30 * DAY };
    const event = stripeEvent('evt_false', 'created', NOW, of);
    const payload = JSON.stringify(event, null, 2);
    const other = JSON.stringify(stripeEvent('evt_false', 'created', NOW, { ...of, member: 'x' }), null, 2);
    for (const signature of [
      '',
      'nonsense',
      signatureOf(payload, 'whsec_other'),
      signatureOf(other, SECRET),
      // Older than five minutes: a recording played back.
      signatureOf(payload, SECRET, NOW - 3_600),
    ])
      expect([signature, await deliver(event, signature)]).toEqual([signature, 400]);
    expect((await mine(await api.person('editor'))).plan).toBeNull();
  });

  it('of other things, and of subscriptions that are not ours, are taken and forgotten', async () => {
    const of = { member: '', status: 'active', periodEnd: NOW + 30 * DAY };
    expect(await deliver(stripeEvent('evt_foreign', 'created', NOW, of))).toBe(200);
    const invoice = {
      id: 'evt_i',
      object: 'event',
      created: NOW,
      type: 'invoice.paid',
      data: { object: {} },
    };
    expect(await deliver(invoice)).toBe(200);
    // Never paid for: it never began.
    const never = { ...of, member: subject('brand'), status: 'incomplete' };
    expect(await deliver(stripeEvent('evt_never', 'created', NOW, never))).toBe(200);
    expect((await mine(await api.person('brand'))).plan).toBeNull();
  });

  it('storm: each three times, shuffled, at once; the right state comes out every time', async () => {
    const history = (member: string, tag: string) => {
      const first = { member, id: `sub_a_${tag}`, created: NOW - 90 * DAY };
      const second = { member, id: `sub_b_${tag}`, created: NOW - 20 * DAY, plan: 'trend-master' };
      const end = (days: number) => NOW + days * DAY;
      const steps = [
        stripeEvent(`e1${tag}`, 'created', NOW - 90 * DAY, {
          ...first,
          status: 'incomplete',
          periodEnd: end(-60),
        }),
        // In the same second: Stripe tells no finer.
        stripeEvent(`e2${tag}`, 'updated', NOW - 90 * DAY, {
          ...first,
          status: 'active',
          periodEnd: end(-60),
        }),
        stripeEvent(`e3${tag}`, 'updated', NOW - 60 * DAY, {
          ...first,
          status: 'active',
          periodEnd: end(-30),
        }),
        stripeEvent(`e4${tag}`, 'updated', NOW - 30 * DAY, {
          ...first,
          status: 'past_due',
          periodEnd: end(0),
        }),
        stripeEvent(`e5${tag}`, 'deleted', NOW - 25 * DAY, {
          ...first,
          status: 'canceled',
          periodEnd: end(0),
          endedAt: NOW - 25 * DAY,
        }),
        stripeEvent(`e6${tag}`, 'created', NOW - 20 * DAY, {
          ...second,
          status: 'active',
          periodEnd: end(10),
        }),
        stripeEvent(`e7${tag}`, 'updated', NOW - 15 * DAY, {
          ...second,
          status: 'active',
          periodEnd: end(10),
          quantity: 4,
        }),
        stripeEvent(`e8${tag}`, 'updated', NOW - 10 * DAY, {
          ...second,
          status: 'past_due',
          periodEnd: end(40),
          quantity: 4,
        }),
        stripeEvent(`e9${tag}`, 'updated', NOW - 9 * DAY, {
          ...second,
          status: 'active',
          periodEnd: end(40),
          quantity: 3,
        }),
      ];
      return steps;
    };
    for (const [round, name] of ['editor', 'brand', 'operator'].entries()) {
      const events = history(subject(name), `_${name}`);
      const storm = [...events, ...events, ...events];
      // A shuffle of its own for each round, the same in every run.
      let seed = round + 1;
      const draw = () => {
        seed = (seed * 48_271) % 2_147_483_647;
        return seed;
      };
      const shuffled = storm.map((event) => ({ event, at: draw() })).sort((a, b) => a.at - b.at);
      const statuses: number[] = [];
      for (let at = 0; at < shuffled.length; at += 3)
        statuses.push(
          ...(await Promise.all(shuffled.slice(at, at + 3).map(({ event }) => redeliver(event)))),
        );
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect(await mine(await api.person(name))).toMatchObject({
        plan: 'trend-master',
        status: 'active',
        quantity: 3,
        segment: 'trend-master',
        ends_at: new Date((NOW + 41 * DAY) * 1_000).toISOString(),
      });
    }
  });
});

describe('buying with Stripe', () => {
  const wanted = { plan: 'all-included', interval: 'year', currency: 'gbp', quantity: 5, locale: 'fr' };

  it('leads to its checkout, once a click, and says nothing of the buyer', async () => {
    const person = await api.person('canceled');
    const buy = () => person.send('POST', '/api/checkout', wanted, { 'idempotency-key': 'click-1' });
    expect(await buy()).toMatchObject({ status: 200, body: { url: 'https://checkout.stripe.test/pay' } });
    await buy();
    const [first, second] = input.filter(({ path }) => path === '/v1/checkout/sessions');
    expect(Object.fromEntries(first?.body ?? [])).toMatchObject({
      mode: 'subscription',
      locale: 'fr',
      client_reference_id: subject('canceled'),
      'line_items[0][quantity]': '5',
      'line_items[0][price_data][unit_amount]': '42000',
      'line_items[0][price_data][currency]': 'gbp',
      'subscription_data[metadata][member]': subject('canceled'),
      'subscription_data[metadata][plan]': 'all-included',
      success_url: 'https://toile.example/fr/premium-memberships?bought=all-included',
    });
    expect(first?.body.toString()).not.toContain('canceled%40demo');
    // The second is answered as the first was, and Stripe is not asked again.
    expect([first?.key, second]).toEqual([expect.stringContaining('click-1'), undefined]);
  });

  it('takes a coupon of its own for each buyer, and says when it was used', async () => {
    const operator = await api.person('operator');
    const made = { code: 'STRIPE-20', percent: 20, lasts: 'forever', plans: ['all-included'], most_uses: 5 };
    const room = '/api/newsroom/coupons';
    const reason = 'For visitors of the fair';
    await operator.send('POST', room, { ...made, from: null, until: null, reason });
    const person = await api.person('canceled');
    expect((await person.send('POST', '/api/checkout', { ...wanted, coupon: 'stripe-20' })).status).toBe(200);
    const [coupon, session] = input.slice(-2).map(({ body }) => Object.fromEntries(body));
    expect(coupon).toMatchObject({ percent_off: '20', duration: 'forever', max_redemptions: '1' });
    expect(session).toMatchObject({ 'discounts[0][coupon]': coupon?.id, expires_at: expect.any(String) });
    const [code = '', order = ''] = ['coupon', 'order'].map(
      (name) => session?.[`subscription_data[metadata][${name}]`] ?? '',
    );
    const of = {
      member: subject('canceled'),
      id: 'sub_c',
      status: 'canceled',
      periodEnd: NOW,
      coupon: { code, order },
    };
    const uses = async () => (await operator.get(room)).body.results;
    expect(await uses()).toMatchObject([{ code, uses: 0, held: 1 }]);
    for (const id of ['evt_c1', 'evt_c2']) await deliver(stripeEvent(id, 'created', NOW, of));
    expect(await uses()).toMatchObject([{ code, uses: 1, held: 0 }]);
  });

  it('gives plans that were bought before a new price, from their renewal on and once', async () => {
    const operator = await api.person('operator');
    const plan = '/api/newsroom/plans/all-included';
    const prices = [{ currency: 'eur', interval: 'month', amount: 5_500 }];
    const change = { from: null, keeps: 'renewal', prices };
    const { affected } = (await operator.send('POST', `${plan}/effect`, change)).body as unknown as {
      affected: number;
    };
    expect(affected).toBe(0);
    // Of what is sold again in the portal, its renewal is told.
    const of = { member: subject('free'), status: 'active', periodEnd: NOW + 30 * DAY, quantity: 2 };
    await deliver(stripeEvent('evt_again', 'updated', NOW + 2, of));
    const sent = { ...change, version: 0, affected: 1, reason: 'Prices of the new year' };
    expect((await operator.send('POST', `${plan}/prices`, sent)).status).toBe(200);
    const before = input.length;
    await api.runJobs(APPLY_DUE_PRICES);
    await api.runJobs(APPLY_DUE_PRICES);
    const [update, ...more] = input.slice(before).filter(({ body }) => body.size > 0);
    expect(Object.fromEntries(update?.body ?? [])).toMatchObject({
      proration_behavior: 'none',
      'items[0][id]': 'si_1',
      'items[0][price_data][unit_amount]': '5500',
      'items[0][price_data][product]': 'prod_1',
    });
    expect([update?.path, more]).toEqual(['/v1/subscriptions/sub_1SVt0kToile', []]);
  });

  it('gives the last payment back', async () => {
    const operator = await api.person('operator');
    const sent = { reason: 'Paid twice by mistake', kind: 'paywall' };
    const answer = await operator.send('POST', '/api/newsroom/people/free-demo/refund', sent);
    expect(answer).toMatchObject({ status: 200, body: { amount: 9_800, currency: 'eur' } });
    const [, invoices, refund] = input.slice(-3);
    expect(invoices?.path).toMatch(/invoice=in_1.*status=paid/);
    expect([refund?.path, refund?.body.get('payment_intent')]).toEqual(['/v1/refunds', 'pi_1']);
  });

  it('is refused to holders of a plan, who change it in the portal', async () => {
    const person = await api.person('free');
    expect((await person.send('POST', '/api/checkout', wanted)).status).toBe(409);
    expect(await person.send('POST', '/api/checkout/portal', { locale: 'en' })).toMatchObject({
      status: 200,
    });
    expect(input.at(-1)).toMatchObject({ path: '/v1/billing_portal/sessions' });
    expect((await (await api.person()).send('POST', '/api/checkout', wanted)).status).toBe(401);
    expect((await person.send('POST', '/api/checkout', { ...wanted, plan: 'dashboard' })).status).toBe(422);
    expect((await person.send('POST', '/api/payments/test/change', { change: 'stop' })).status).toBe(404);
  });

  it('says so when Stripe does not answer', async () => {
    isStripeDown = true;
    const person = await api.person('canceled');
    expect((await person.send('POST', '/api/checkout', wanted)).status).toBe(503);
    isStripeDown = false;
  });
});

/** As Stripe does: what was not answered with 2xx comes again. */
async function redeliver(event: object): Promise<number> {
  for (let tries = 0; tries < 5; tries += 1) {
    const status = await deliver(event);
    if (status === 200) return status;
  }
  return deliver(event);
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}
