import Stripe from 'stripe';

/** A subscription as Stripe's webhooks carry it, cut down to what is read; the shape is that of a recorded one. */
export interface RecordedSubscription {
  member: string;
  id?: string;
  status: string;
  plan?: string;
  quantity?: number;
  /** Seconds. */
  created?: number;
  periodEnd: number;
  cancelAtPeriodEnd?: boolean;
  endedAt?: number;
  coupon?: { code: string; order: string };
}

/** An event of Stripe, `created` in seconds. */
export function stripeEvent(
  id: string,
  type: 'created' | 'updated' | 'deleted',
  created: number,
  of: RecordedSubscription,
): object {
  return {
    id,
    object: 'event',
    api_version: '2025-10-29.clover',
    created,
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type: `customer.subscription.${type}`,
    data: {
      object: {
        id: of.id ?? 'sub_1SVt0kToile',
        object: 'subscription',
        status: of.status,
        customer: 'cus_TSnk2Toile',
        currency: 'eur',
        collection_method: 'charge_automatically',
        created: of.created ?? 1_767_225_600,
        start_date: of.created ?? 1_767_225_600,
        cancel_at: null,
        cancel_at_period_end: of.cancelAtPeriodEnd ?? false,
        canceled_at: of.endedAt ?? null,
        ended_at: of.endedAt ?? null,
        metadata: {
          member: of.member,
          plan: of.plan ?? 'all-included',
          ...(of.coupon && { coupon: of.coupon.code, order: of.coupon.order }),
        },
        items: {
          object: 'list',
          data: [
            {
              id: 'si_TSnkToile',
              object: 'subscription_item',
              quantity: of.quantity ?? 1,
              current_period_start: of.periodEnd - 2_592_000,
              current_period_end: of.periodEnd,
              price: {
                id: 'price_1SVt0j',
                object: 'price',
                currency: 'eur',
                unit_amount: 4_900,
                metadata: {},
                recurring: { interval: 'month', interval_count: 1 },
              },
            },
          ],
        },
      },
    },
  };
}

/** The signature Stripe would send with a body. */
export function signatureOf(payload: string, secret: string, timestamp?: number): string {
  const stripe = new Stripe('sk_test_nobody');
  return stripe.webhooks.generateTestHeaderString({ payload, secret, ...(timestamp ? { timestamp } : {}) });
}
