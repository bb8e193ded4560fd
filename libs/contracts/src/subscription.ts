/** Plans that open the site, in the order they are shown. */
export const PLANS = ['all-included', 'student-special', 'trend-master'] as const;
/** The plan that opens the dashboard. */
export const DASHBOARD_PLAN = 'dashboard';
export type PaywallPlan = (typeof PLANS)[number];
export type Plan = PaywallPlan | typeof DASHBOARD_PLAN;

export const SUBSCRIPTION_KINDS = ['paywall', 'dashboard'] as const;
export type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[number];

/** What was last heard of the payments. That a term is over is told by `ends_at` alone. */
export const SUBSCRIPTION_STATUSES = ['active', 'past_due', 'unpaid', 'paused', 'canceled'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** What decides whether a subscription is good. */
export interface SubscriptionTerms {
  plan: Plan | null;
  status: SubscriptionStatus | null;
  /** ISO time at which it is over. */
  ends_at: string | null;
}

/**
 * GET `/api/paywall/subscriptions/me`, for whoever is signed in; everything is null without a plan.
 * `user_fingerprint` is the device that is accepted now, `device_known` says that the request came from it, whatever
 * its fingerprint has become since.
 */
export interface PaywallSubscription extends SubscriptionTerms {
  id: number | null;
  /** Seats; the device check is for one seat only. */
  quantity: number;
  user_fingerprint: string | null;
  device_known: boolean;
  /** Whether the member holds the subscription, or sits on a seat of somebody else's. */
  owned: boolean;
  segment: string;
}

/** GET `/api/dashboard/subscriptions/me`. */
export interface DashboardSubscription extends PaywallSubscription {
  scopes: string[];
}

/** What a dashboard subscription opens. */
export const DASHBOARD_SCOPES = ['brands', 'trends', 'seasons'] as const;

/** A device that was accepted for a subscription. */
export interface BoundDevice {
  id: string;
  /** Browser and system, such as "Chrome on macOS"; null when the browser did not say. */
  label: string | null;
  bound_at: string;
  /** Accepted now; the others were before it. */
  current: boolean;
  /** The one that asks. */
  this_device: boolean;
}

/** A seat of a subscription for several people. The owner's own is not among them. */
export interface SeatRow {
  id: string;
  email: string | null;
  /** Whether its person has used it. */
  claimed: boolean;
  /** Whether it is paid for: seats beyond the quantity wait. */
  active: boolean;
}

/** A fingerprint: SHA-1 in lower-case hexadecimal. */
export const FINGERPRINT = /^[0-9a-f]{40}$/;

/** Whether a subscription is good now (specification, section 4). */
export function isInForce({ plan, status, ends_at }: SubscriptionTerms, nowMs: number): boolean {
  return plan !== null && status === 'active' && !isOver(ends_at, nowMs);
}

/** The segment of a reader, exactly as the specification derives it (section 4). */
export function segmentOf({ plan, status, ends_at }: SubscriptionTerms, nowMs: number): string {
  if (!plan) return 'free-user';
  if (status === 'canceled' || isOver(ends_at, nowMs)) return 'canceled';
  return status === 'active' ? plan : `${plan}-${status}`;
}

/** An end nobody knows has not come; one that cannot be read has. */
function isOver(endsAt: string | null, nowMs: number): boolean {
  return endsAt !== null && !(Date.parse(endsAt) > nowMs);
}
