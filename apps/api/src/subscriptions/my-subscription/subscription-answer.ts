import {
  DASHBOARD_SCOPES,
  type DashboardSubscription,
  isInForce,
  type PaywallSubscription,
  segmentOf,
} from '@toile/contracts';
import { deviceOf } from '../domain/subscription.state.js';
import type { SubscriptionDocument } from './subscriptions.projection.js';
import { termsOf } from './subscriptions.query.js';

/** A subscription as the member who asks sees it. @param device the id of the device that asks, where it has one */
export function toPaywallSubscription(
  doc: SubscriptionDocument | undefined,
  member: string,
  device: string | undefined,
): PaywallSubscription {
  const terms = termsOf(doc);
  const bound = doc && deviceOf(doc, member);
  return {
    id: doc?.id ?? null,
    ...terms,
    quantity: doc?.quantity ?? 0,
    user_fingerprint: bound?.fingerprint ?? null,
    device_known: bound !== undefined && bound.id === device,
    owned: doc?.member === member,
    segment: segmentOf(terms, Date.now()),
  };
}

export function toDashboardSubscription(
  doc: SubscriptionDocument | undefined,
  member: string,
  device: string | undefined,
): DashboardSubscription {
  const scopes = isInForce(termsOf(doc), Date.now()) ? [...DASHBOARD_SCOPES] : [];
  return { ...toPaywallSubscription(doc, member, device), scopes };
}
