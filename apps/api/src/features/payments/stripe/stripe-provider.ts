import { createHash } from 'node:crypto';
import { CURRENCIES, type Locale } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import Stripe from 'stripe';
import type { HeldCoupon } from '../../plans/index.js';
import type { PaidPrice, PaymentReport } from '../../subscriptions/index.js';
import type { PaymentProvider, Purchase, Refund } from '../payment-provider.js';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Whether it counts taxes, which its account must be set up for. */
  automaticTax?: boolean;
  /** Another address of its API: tests have one of their own. */
  api?: { host: string; port: number; protocol: 'http' | 'https' };
}

const NAMES = {
  'all-included': 'Toile — All included',
  'student-special': 'Toile — Student special',
  'trend-master': 'Toile — Trend master',
} as const;
const STRIPE_LOCALES: Record<Locale, Stripe.Checkout.SessionCreateParams.Locale> = {
  en: 'en',
  es: 'es',
  fr: 'fr',
  it: 'it',
  zh: 'zh',
};

/** How much sooner a checkout ends than what is set aside for it. */
const SPARE_S = 3_600;

/** Stripe Checkout and its customer portal. */
export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe';
  readonly countsTaxes: boolean;
  readonly #stripe: Stripe;

  constructor(private readonly settings: StripeSettings) {
    this.countsTaxes = settings.automaticTax ?? false;
    this.#stripe = new Stripe(settings.secretKey, { ...settings.api, maxNetworkRetries: 2, timeout: 10_000 });
  }

  async checkout(purchase: Purchase): Promise<string> {
    const { member, plan, interval, currency, quantity, unitPrice, coupon, trialDays } = purchase;
    const metadata = { member, plan, ...(coupon && { coupon: coupon.code, order: coupon.order }) };
    const taxes = this.countsTaxes;
    const discounts = coupon ? [{ coupon: await this.#coupon(coupon, member) }] : undefined;
    const session = await this.#ask(() =>
      this.#stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          client_reference_id: member,
          locale: STRIPE_LOCALES[purchase.locale],
          line_items: [
            {
              quantity,
              price_data: {
                currency,
                unit_amount: unitPrice,
                recurring: { interval },
                ...(taxes && { tax_behavior: 'inclusive' as const }),
                product_data: { name: NAMES[plan], metadata: { plan } },
              },
            },
          ],
          metadata,
          subscription_data: { metadata, ...(trialDays > 0 && { trial_period_days: trialDays }) },
          ...(discounts && { discounts }),
          // Nobody pays with a coupon that is not set aside for them any more.
          ...(coupon && { expires_at: Math.floor(coupon.until.getTime() / 1_000) - SPARE_S }),
          ...(taxes && { automatic_tax: { enabled: true } }),
          success_url: purchase.doneUrl,
          cancel_url: purchase.backUrl,
        },
        { idempotencyKey: purchase.idempotencyKey },
      ),
    );
    if (!session.url) throw unavailable();
    return session.url;
  }

  /** Stripe takes it once: the member has it under one id, however many checkouts they open. */
  async #coupon({ code, discount, lasts }: HeldCoupon, member: string): Promise<string> {
    const id = `toile-${createHash('sha256').update(`${code}\n${member}`).digest('hex').slice(0, 32)}`;
    const off =
      'percent' in discount
        ? { percent_off: discount.percent }
        : { amount_off: discount.amount, currency: discount.currency };
    try {
      await this.#stripe.coupons.create({ id, name: code, duration: lasts, max_redemptions: 1, ...off });
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      if (error.code !== 'resource_already_exists') throw unavailable();
    }
    return id;
  }

  async reprice({ ref }: PaymentReport, { currency, interval, amount }: PaidPrice, key: string) {
    try {
      const { items } = await this.#stripe.subscriptions.retrieve(ref);
      const [item] = items.data;
      if (!item) return 'refused';
      const { product } = item.price;
      await this.#stripe.subscriptions.update(
        ref,
        {
          proration_behavior: 'none',
          items: [
            {
              id: item.id,
              price_data: {
                currency,
                unit_amount: amount,
                recurring: { interval },
                product: typeof product === 'string' ? product : product.id,
                ...(this.countsTaxes && { tax_behavior: 'inclusive' as const }),
              },
            },
          ],
        },
        { idempotencyKey: key },
      );
      return 'told later';
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return 'refused';
      if (error instanceof Stripe.errors.StripeError) throw unavailable();
      throw error;
    }
  }

  /** Of the newest invoice: what was paid last. */
  async refund({ ref }: PaymentReport): Promise<Refund | null> {
    try {
      const { latest_invoice: invoice } = await this.#stripe.subscriptions.retrieve(ref);
      if (!invoice) return null;
      const { data } = await this.#stripe.invoicePayments.list({
        invoice: typeof invoice === 'string' ? invoice : invoice.id,
        status: 'paid',
      });
      const intent = data[0]?.payment.payment_intent;
      if (!intent) return null;
      const payment_intent = typeof intent === 'string' ? intent : intent.id;
      const refund = await this.#stripe.refunds.create({ payment_intent, reason: 'requested_by_customer' });
      const currency = CURRENCIES.find((known) => known === refund.currency);
      return currency ? { amount: refund.amount, currency } : null;
    } catch (error) {
      // Given back before, or by somebody else.
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
      if (error instanceof Stripe.errors.StripeError) throw unavailable();
      throw error;
    }
  }

  async portal(ref: string, backUrl: string): Promise<string> {
    const { customer } = await this.#ask(() => this.#stripe.subscriptions.retrieve(ref));
    const id = typeof customer === 'string' ? customer : customer.id;
    const session = await this.#ask(() =>
      this.#stripe.billingPortal.sessions.create({ customer: id, return_url: backUrl }),
    );
    return session.url;
  }

  /** The event of a webhook, once its signature is checked. @throws DomainError webhook/malformed */
  event(payload: Buffer, signature: string): Stripe.Event {
    try {
      return this.#stripe.webhooks.constructEvent(payload, signature, this.settings.webhookSecret);
    } catch {
      throw new DomainError('webhook/malformed', 'The signature does not fit.');
    }
  }

  async #ask<T>(question: () => Promise<T>): Promise<T> {
    try {
      return await question();
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError) throw unavailable();
      throw error;
    }
  }
}

export const unavailable = () =>
  new DomainError('payments/unavailable', 'Payments do not answer right now. Try again in a moment.');
