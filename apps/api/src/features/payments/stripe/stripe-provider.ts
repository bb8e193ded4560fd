import type { Locale } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import Stripe from 'stripe';
import type { PaymentProvider, Purchase } from '../payment-provider.js';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
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

/** Stripe Checkout and its customer portal. */
export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe';
  readonly #stripe: Stripe;

  constructor(private readonly settings: StripeSettings) {
    this.#stripe = new Stripe(settings.secretKey, { ...settings.api, maxNetworkRetries: 2, timeout: 10_000 });
  }

  async checkout(purchase: Purchase): Promise<string> {
    const { member, plan, interval, currency, quantity, unitPrice } = purchase;
    const metadata = { member, plan };
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
                product_data: { name: NAMES[plan], metadata: { plan } },
              },
            },
          ],
          metadata,
          subscription_data: { metadata },
          success_url: purchase.doneUrl,
          cancel_url: purchase.backUrl,
        },
        { idempotencyKey: purchase.idempotencyKey },
      ),
    );
    if (!session.url) throw unavailable();
    return session.url;
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
