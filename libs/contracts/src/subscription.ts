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

/** What a dashboard subscription opens. */
export const DASHBOARD_SCOPES = ['brands', 'trends', 'seasons'] as const;
export type DashboardScope = (typeof DASHBOARD_SCOPES)[number];
/** What a token of a member can open: parts of the dashboard, and their boards. */
export const TOKEN_SCOPES = [...DASHBOARD_SCOPES, 'moodboards:read', 'moodboards:write'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

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
