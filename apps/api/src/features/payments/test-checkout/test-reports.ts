import type { Interval, PlanOffer } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import { decisive, type HeldSubscription, type PaymentReport } from '../../subscriptions/index.js';
import { isOfTests } from './is-of-tests.js';
import type { TestOrder } from './test-provider.js';

export const TEST_CHANGES = [
  'stop',
  'resume',
  'cancel',
  'fail',
  'recover',
  'renew',
  'quantity',
  'plan',
] as const;
interface TestChange {
  change: (typeof TEST_CHANGES)[number];
  /** With `quantity`. */
  quantity?: number | undefined;
  /** With `plan`, as it is sold now. */
  offer?: Pick<PlanOffer, 'plan' | 'prices' | 'seats'> | undefined;
}

/** What a provider would say of an order that was just paid. */
export function firstReport(order: TestOrder, now: Date): PaymentReport {
  const at = now.toISOString();
  return {
    ref: `test-${order.interval}-${order.id}`,
    createdAt: at,
    saidAt: at,
    rank: 0,
    plan: order.plan,
    quantity: order.quantity,
    status: 'active',
    renews: true,
    endsAt: (order.trialDays ? daysAfter(now, order.trialDays) : after(now, order.interval)).toISOString(),
    price: { currency: order.currency, interval: order.interval, amount: order.unitPrice },
  };
}

/** What it would say after a change. @throws DomainError subscription/unknown where nothing was paid in a test */
export function changed(held: HeldSubscription, wanted: TestChange, now: Date): PaymentReport {
  const before = decisive(held.reports);
  if (!before || !isOfTests(before))
    throw new DomainError('subscription/unknown', 'This subscription was not taken out in a test.');
  const said = { ...before, saidAt: now.toISOString(), rank: 0 };
  switch (wanted.change) {
    case 'stop':
      return { ...said, renews: false };
    case 'resume':
      return { ...said, renews: true };
    case 'cancel':
      return { ...said, status: 'canceled', renews: false, endsAt: said.saidAt };
    case 'fail':
      return { ...said, status: 'past_due' };
    case 'recover':
      return { ...said, status: 'active' };
    case 'renew': {
      const interval = before.ref.startsWith('test-year') ? 'year' : 'month';
      return { ...said, status: 'active', endsAt: after(new Date(before.endsAt), interval).toISOString() };
    }
    case 'quantity':
      return { ...said, quantity: wanted.quantity ?? said.quantity };
    case 'plan': {
      const { offer } = wanted;
      if (!offer) return said;
      const { price } = before;
      return {
        ...said,
        plan: offer.plan,
        quantity: offer.seats ? said.quantity : 1,
        ...(price && { price: { ...price, amount: offer.prices[price.currency][price.interval] } }),
      };
    }
    default:
      return wanted.change satisfies never;
  }
}

const daysAfter = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);

function after(date: Date, interval: Interval): Date {
  const end = new Date(date);
  if (interval === 'year') end.setUTCFullYear(end.getUTCFullYear() + 1);
  else end.setUTCMonth(end.getUTCMonth() + 1);
  return end;
}
