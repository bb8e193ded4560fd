import {
  subscriptionCanceled,
  subscriptionDeviceBound,
  subscriptionDeviceReleased,
  subscriptionPaymentFailed,
  subscriptionPaymentRecovered,
  subscriptionPlanChanged,
  subscriptionQuantityChanged,
  subscriptionRenewed,
  subscriptionStarted,
} from '@toile/contracts';
import { type RecordedEvent, toLogRecord } from '@toile/event-store';
import type { SubscriptionEvent } from './domain/subscription.events.js';

/** Private events → public messages. Devices, seats and what providers said stay private. */
export function publishSubscriptionEvent(event: RecordedEvent<SubscriptionEvent>) {
  const message = toMessage(event);
  return message ? [toLogRecord(event, message)] : [];
}

function toMessage(event: SubscriptionEvent) {
  const { id, kind, member } = event.data;
  const identity = { subscription_id: id, kind, member };
  switch (event.type) {
    case 'SubscriptionStarted': {
      const { plan, quantity, endsAt: ends_at } = event.data;
      return subscriptionStarted.of({ ...identity, plan, quantity, ends_at });
    }
    case 'SubscriptionRenewed': {
      const { endsAt: ends_at, renews } = event.data;
      return subscriptionRenewed.of({ ...identity, ends_at, renews });
    }
    case 'SubscriptionPlanChanged':
      return subscriptionPlanChanged.of({ ...identity, plan: event.data.plan });
    case 'SubscriptionQuantityChanged':
      return subscriptionQuantityChanged.of({ ...identity, quantity: event.data.quantity });
    case 'SubscriptionPaymentFailed':
      return subscriptionPaymentFailed.of({ ...identity, status: event.data.status });
    case 'SubscriptionPaymentRecovered':
      return subscriptionPaymentRecovered.of(identity);
    case 'SubscriptionCanceled':
      return subscriptionCanceled.of({ ...identity, ends_at: event.data.endsAt });
    case 'DeviceBound':
      return subscriptionDeviceBound.of(identity);
    case 'DeviceReleased':
      return subscriptionDeviceReleased.of(identity);
    default:
      return undefined;
  }
}
