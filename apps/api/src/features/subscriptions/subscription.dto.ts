import { DASHBOARD_SCOPES, isInForce, type Plan, type SubscriptionStatus, segmentOf } from '@toile/contracts';
import { deviceOf } from './domain/subscription.state.js';
import type { SubscriptionDocument } from './read-models/subscriptions.projection.js';
import { termsOf } from './read-models/subscriptions.read-model.js';

/** A subscription as the member who asks sees it; everything is null without a plan. */
export class PaywallSubscriptionDto {
  /** @example 7 */
  id: number | null;
  /** @example "all-included" */
  plan: Plan | null;
  /**
   * What was last heard of the payments.
   * @example "active"
   */
  status: SubscriptionStatus | null;
  /**
   * When it is over.
   * @example "2027-01-01T00:00:00.000Z"
   */
  ends_at: string | null;
  /**
   * Seats; the device check is for one seat only.
   * @example 1
   */
  quantity: number;
  /**
   * Of the device that is accepted now.
   * @example "da39a3ee5e6b4b0d3255bfef95601890afd80709"
   */
  user_fingerprint: string | null;
  /** Whether the request came from that device, whatever its fingerprint has become since. */
  device_known: boolean;
  /** Whether the member holds the subscription, or sits on a seat of somebody else's. */
  owned: boolean;
  /** @example "all-included" */
  segment: string;
}

/** A dashboard subscription as the member who asks sees it. */
export class DashboardSubscriptionDto extends PaywallSubscriptionDto {
  /**
   * What it opens.
   * @example ["brands", "trends", "seasons"]
   */
  scopes: string[];
}

/** @param device the id of the device that asks, where it has one */
export function toPaywallSubscription(
  doc: SubscriptionDocument | undefined,
  member: string,
  device: string | undefined,
): PaywallSubscriptionDto {
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

/** @param device the id of the device that asks, where it has one */
export function toDashboardSubscription(
  doc: SubscriptionDocument | undefined,
  member: string,
  device: string | undefined,
): DashboardSubscriptionDto {
  const scopes = isInForce(termsOf(doc), Date.now()) ? [...DASHBOARD_SCOPES] : [];
  return { ...toPaywallSubscription(doc, member, device), scopes };
}
