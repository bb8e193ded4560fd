import type { Currency, PaywallPlan } from '@toile/contracts';
import type { DomainEvent } from '@toile/event-store';

/** What a coupon takes off: a part of the price, or an amount in the currency's smallest unit. */
export type Discount = { percent: number } | { amount: number; currency: Currency };
/** For the first payment, or for every one. */
export const LASTS = ['once', 'forever'] as const;
export type Lasts = (typeof LASTS)[number];

/** What may be changed of a coupon that was given out; what it takes off may not. */
export interface CouponLimits {
  plans: PaywallPlan[];
  /** ISO; null for no end. */
  until: string | null;
  mostUses: number;
}
interface Reasoned {
  code: string;
  reason: string;
}
/** One buyer's order that has the coupon. */
interface OfOrder {
  code: string;
  order: string;
  member: string;
}

export type CouponEvent =
  | DomainEvent<'CouponMade', Reasoned & CouponLimits & { discount: Discount; lasts: Lasts; from: string }>
  | DomainEvent<'CouponChanged', Reasoned & CouponLimits>
  | DomainEvent<'CouponEnded', Reasoned>
  | DomainEvent<'CouponResumed', Reasoned>
  /** Set aside while somebody pays. */
  | DomainEvent<'CouponHeld', OfOrder & { until: string }>
  | DomainEvent<'CouponUsed', OfOrder>;

export const couponStream = (code: string) => `coupon-${code}`;
