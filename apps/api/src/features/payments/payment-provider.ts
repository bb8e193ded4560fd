import type { Currency, Interval, Locale, PaywallPlan } from '@toile/contracts';

/** What somebody wants to buy, and where they come back to. */
export interface Purchase {
  /** The buyer's subject id; nothing else of them goes to the provider but what they type there. */
  member: string;
  plan: PaywallPlan;
  interval: Interval;
  currency: Currency;
  quantity: number;
  /** In the smallest unit, for one seat and interval. */
  unitPrice: number;
  locale: Locale;
  /** Kept across retries of one click, so that it opens one checkout. */
  idempotencyKey: string;
  doneUrl: string;
  backUrl: string;
}

/**
 * Takes payments. What it says of a subscription arrives as a `PaymentReport` (`subscriptions/commands/report-payment.ts`), whenever it says
 * it; neither page a person comes back to proves a payment.
 */
export interface PaymentProvider {
  readonly name: 'stripe' | 'test';
  /** Where the buyer pays. @throws DomainError payments/unavailable */
  checkout(purchase: Purchase): Promise<string>;
  /** Where the holder of the provider's subscription changes or ends it. @throws DomainError payments/unavailable */
  portal(ref: string, backUrl: string, member: string): Promise<string>;
}

export const PAYMENTS = Symbol('PaymentProvider | null');
