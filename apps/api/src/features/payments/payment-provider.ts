import type { Currency, Interval, Locale, PaywallPlan } from '@toile/contracts';
import type { HeldCoupon } from '../plans/index.js';
import type { PaidPrice, PaymentReport } from '../subscriptions/index.js';

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
  /** Days before the first payment; 0 for none. */
  trialDays: number;
  /** Set aside for this order; null without one. */
  coupon: HeldCoupon | null;
  locale: Locale;
  /** Kept across retries of one click, so that it opens one checkout. */
  idempotencyKey: string;
  doneUrl: string;
  backUrl: string;
}

/** Money that went back, in the currency's smallest unit. */
export interface Refund {
  amount: number;
  currency: Currency;
}

/**
 * Takes payments. What it says of a subscription arrives as a `PaymentReport` (`subscriptions/commands/report-payment.ts`), whenever it says
 * it; neither page a person comes back to proves a payment.
 */
export interface PaymentProvider {
  readonly name: 'stripe' | 'test';
  /** Whether it counts taxes: they are in the price then, and its receipts say how much they are. Nobody else counts any. */
  readonly countsTaxes: boolean;
  /** Where the buyer pays. @throws DomainError payments/unavailable */
  checkout(purchase: Purchase): Promise<string>;
  /**
   * Another price for one of its subscriptions, from the next renewal on. `told later`: it says so itself in a report; `refused`: it
   * knows of no such subscription any more.
   * @param key the same across retries
   * @throws DomainError payments/unavailable
   */
  reprice(
    report: PaymentReport,
    price: PaidPrice,
    key: string,
  ): Promise<PaymentReport | 'told later' | 'refused'>;
  /**
   * Gives the last payment of a subscription back, whole; the plan goes on. Null where there is none that can be given back: nothing was
   * paid, or it was given back before.
   * @throws DomainError payments/unavailable
   */
  refund(report: PaymentReport): Promise<Refund | null>;
  /** Where the holder of the provider's subscription changes or ends it. @throws DomainError payments/unavailable */
  portal(ref: string, backUrl: string, member: string): Promise<string>;
}

export const PAYMENTS = Symbol('PaymentProvider | null');
