import type { Currency, Interval, Plan, SubscriptionStatus } from '@toile/contracts';

/** What a seat costs for an interval, in the currency's smallest unit. */
export interface PaidPrice {
  currency: Currency;
  interval: Interval;
  amount: number;
}

/** What a payment provider says of one of its subscriptions at one moment. */
export interface PaymentReport {
  /** The provider's name of the subscription. */
  ref: string;
  /** When the provider's subscription was made, ISO: of two, the younger counts. */
  createdAt: string;
  /** When this was said, ISO. Providers tell whole seconds only, so `rank` orders what was said in the same one. */
  saidAt: string;
  rank: number;
  plan: Plan;
  status: SubscriptionStatus;
  endsAt: string;
  renews: boolean;
  quantity: number;
  /** Left out where the provider did not tell it, as in reports of older versions. */
  price?: PaidPrice;
}

/** Whether `a` was said after `b`, of the same subscription. Equal reports are not newer: they are repeats. */
export function isNewer(a: PaymentReport, b: PaymentReport): boolean {
  return a.saidAt === b.saidAt ? a.rank > b.rank : a.saidAt > b.saidAt;
}

/**
 * The report that counts among the newest of each of a member's subscriptions: one that lives before one that ended,
 * then the younger. It depends on the reports alone, not on the order they arrived in.
 */
export function decisive(reports: readonly PaymentReport[]): PaymentReport | undefined {
  return [...reports].sort(
    (a, b) =>
      Number(a.status === 'canceled') - Number(b.status === 'canceled') ||
      compare(b.createdAt, a.createdAt) ||
      compare(a.ref, b.ref),
  )[0];
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
