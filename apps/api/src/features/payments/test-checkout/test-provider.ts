import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { DomainError } from '@toile/platform';
import type { PaidPrice, PaymentReport } from '../../subscriptions/index.js';
import type { PaymentProvider, Purchase, Refund } from '../payment-provider.js';
import { isOfTests } from './is-of-tests.js';

/** What a page of the test checkout is about. Nobody is charged. */
export type TestOrder = Pick<
  Purchase,
  'member' | 'plan' | 'interval' | 'currency' | 'quantity' | 'unitPrice'
> & {
  doneUrl: string;
  backUrl: string;
  until: number;
  id: string;
  trialDays: number;
  /** What the coupon takes off the first payment. */
  coupon: { code: string; off: number } | null;
};

const LIFE_MS = 3600_000;

/** Its pages are this site's own: a buyer comes back under the name they came by, which may not be the public one. */
function pathOf(url: string): string {
  const { pathname, search, hash } = new URL(url);
  return `${pathname}${search}${hash}`;
}

/** A checkout to try everything with: an order is a signed link, and no money moves. */
export class TestProvider implements PaymentProvider {
  readonly name = 'test';
  readonly countsTaxes = false;
  readonly #key: Buffer;
  /** Payments that were given back: nobody's money, so nothing is lost when the process ends. */
  readonly #refunded = new Set<string>();

  constructor(secret: Buffer) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'test checkout', 32));
  }

  async checkout(purchase: Purchase): Promise<string> {
    const { member, plan, interval, currency, quantity, unitPrice, doneUrl, backUrl, coupon } = purchase;
    const order: TestOrder = {
      member,
      plan,
      interval,
      currency,
      quantity,
      unitPrice,
      doneUrl: pathOf(doneUrl),
      backUrl: pathOf(backUrl),
      until: Date.now() + LIFE_MS,
      id: purchase.idempotencyKey,
      trialDays: purchase.trialDays,
      coupon: coupon && { code: coupon.code, off: coupon.off },
    };
    return `/${purchase.locale}/premium-memberships/test-checkout?order=${this.#sign(JSON.stringify(order))}`;
  }

  async reprice(report: PaymentReport, price: PaidPrice): Promise<PaymentReport | 'refused'> {
    return isOfTests(report) ? { ...report, saidAt: new Date().toISOString(), rank: 0, price } : 'refused';
  }

  async refund(report: PaymentReport): Promise<Refund | null> {
    const { ref, endsAt, price, quantity } = report;
    const payment = `${ref} ${endsAt}`;
    if (!isOfTests(report) || !price || this.#refunded.has(payment)) return null;
    this.#refunded.add(payment);
    return { amount: price.amount * quantity, currency: price.currency };
  }

  async portal(_ref: string, backUrl: string): Promise<string> {
    return `${new URL(backUrl).pathname}?manage=test#manage`;
  }

  /** The order of a link. @throws DomainError order/unknown, order/expired */
  order(token: string): TestOrder {
    const [text = '', mac = ''] = token.split('.');
    const [given, right] = [Buffer.from(mac), Buffer.from(this.#mac(text))];
    if (given.length !== right.length || !timingSafeEqual(given, right))
      throw new DomainError('order/unknown', 'There is no such order.');
    const order = JSON.parse(Buffer.from(text, 'base64url').toString()) as TestOrder;
    if (order.until < Date.now()) throw new DomainError('order/expired', 'This order is too old.');
    return order;
  }

  #sign(json: string): string {
    const text = Buffer.from(json).toString('base64url');
    return `${text}.${this.#mac(text)}`;
  }

  #mac(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }
}
