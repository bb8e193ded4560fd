import { decisive } from './payment-report.js';
import type { SubscriptionEvent } from './subscription.events.js';
import { evolve, type HeldSubscription, identityOf } from './subscription.state.js';

/** The events that bring a subscription to what the decisive report says. */
export function meaningOf(state: HeldSubscription, isNew: boolean): SubscriptionEvent[] {
  const report = decisive(state.reports);
  if (!report) return [];
  const it = identityOf(state);
  const { plan, quantity, endsAt, renews, status } = report;
  const events: SubscriptionEvent[] = [];
  let now: HeldSubscription = state;
  const add = (event: SubscriptionEvent) => {
    events.push(event);
    now = evolve(now, event) as HeldSubscription;
  };
  if (isNew || (now.status === 'canceled' && status !== 'canceled'))
    add({ type: 'SubscriptionStarted', data: { ...it, plan, quantity, endsAt, renews } });
  if (now.plan !== plan) add({ type: 'SubscriptionPlanChanged', data: { ...it, plan } });
  if (now.quantity !== quantity) add({ type: 'SubscriptionQuantityChanged', data: { ...it, quantity } });
  if (status === 'canceled') {
    if (now.status !== 'canceled' || now.endsAt !== endsAt)
      add({ type: 'SubscriptionCanceled', data: { ...it, endsAt } });
    return events;
  }
  if (now.endsAt !== endsAt || now.renews !== renews)
    add({ type: 'SubscriptionRenewed', data: { ...it, endsAt, renews } });
  if (now.status !== status)
    add(
      status === 'active'
        ? { type: 'SubscriptionPaymentRecovered', data: it }
        : { type: 'SubscriptionPaymentFailed', data: { ...it, status } },
    );
  return events;
}
