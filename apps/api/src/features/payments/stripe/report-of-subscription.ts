import {
  CURRENCIES,
  DASHBOARD_PLAN,
  INTERVALS,
  PLANS,
  type Plan,
  type SubscriptionKind,
  type SubscriptionStatus,
} from '@toile/contracts';
import type Stripe from 'stripe';
import type { PaidPrice, PaymentReport } from '../../subscriptions/index.js';

/** A renewal is charged about an hour after its term, and banks take their time: nobody is locked out meanwhile. */
const GRACE_MS = 24 * 3600_000;

/** Later in one second: a subscription is created, then paid, then perhaps fails, then ends. */
const RANKS: Record<string, number> = {
  incomplete: 0,
  trialing: 1,
  active: 2,
  past_due: 3,
  unpaid: 4,
  paused: 4,
  incomplete_expired: 5,
  canceled: 5,
};
const STATUSES: Record<string, SubscriptionStatus> = {
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  paused: 'paused',
  canceled: 'canceled',
};

export interface StripeReport {
  member: string;
  kind: SubscriptionKind;
  report: PaymentReport;
  /** The coupon it was bought with, and the order that had it. */
  coupon: { code: string; order: string } | null;
}

/**
 * What an event of Stripe says of one of our subscriptions; null for what is none of ours, and for one that was never
 * paid for. Member and plan are in the metadata our checkout gave it; a price's own plan wins, since the customer
 * portal changes prices.
 */
export function reportOfEvent(event: Stripe.Event): StripeReport | null {
  if (!event.type.startsWith('customer.subscription.')) return null;
  const subscription = event.data.object as Stripe.Subscription;
  const { member, plan: bought } = subscription.metadata;
  const item = subscription.items.data[0];
  const plan = toPlan(item?.price.metadata.plan) ?? toPlan(bought);
  const status = STATUSES[subscription.status];
  if (!member || !plan || !item || !status) return null;
  const price = priceOf(item.price);
  const { coupon: code, order } = subscription.metadata;
  const isOver = status === 'canceled';
  const renews = !isOver && !subscription.cancel_at_period_end && subscription.cancel_at === null;
  return {
    member,
    kind: plan === DASHBOARD_PLAN ? 'dashboard' : 'paywall',
    report: {
      ref: subscription.id,
      createdAt: iso(subscription.created * 1_000),
      saidAt: iso(event.created * 1_000),
      rank: RANKS[subscription.status] ?? 0,
      plan,
      status,
      renews,
      quantity: item.quantity ?? 1,
      endsAt: iso(endOf(subscription, item) * 1_000 + (renews ? GRACE_MS : 0)),
      ...(price && { price }),
    },
    coupon: code && order ? { code, order } : null,
  };
}

/** Null for one that is not sold here, such as by the quarter. */
function priceOf({ currency: told, unit_amount, recurring }: Stripe.Price): PaidPrice | null {
  const currency = CURRENCIES.find((known) => known === told);
  const interval = INTERVALS.find((known) => known === recurring?.interval);
  if (!currency || !interval || unit_amount === null || recurring?.interval_count !== 1) return null;
  return { currency, interval, amount: unit_amount };
}

function endOf(subscription: Stripe.Subscription, item: Stripe.SubscriptionItem): number {
  const { ended_at, cancel_at } = subscription;
  if (subscription.status === 'canceled')
    return ended_at ?? subscription.canceled_at ?? item.current_period_end;
  // Before 2025 the period was the subscription's own.
  const period =
    item.current_period_end ?? (subscription as unknown as { current_period_end: number }).current_period_end;
  return Math.min(cancel_at ?? Number.POSITIVE_INFINITY, period);
}

const SOLD: readonly Plan[] = [...PLANS, DASHBOARD_PLAN];
const toPlan = (text: string | undefined) => SOLD.find((plan) => plan === text);
const iso = (ms: number) => new Date(ms).toISOString();
