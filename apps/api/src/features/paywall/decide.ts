import {
  type AbortRule,
  FREE_LISTING_PAGES,
  isAborted,
  type PaywallContext,
  type Role,
} from '@toile/contracts';

/** Whoever asks, as the paywall sees them. */
export interface PaywallReader {
  /** Empty for a visitor; every member has one at least. */
  roles: readonly Role[];
  /** Whether their plan may be used on the device they ask from; plans of several seats, deals and staff need none. */
  device: 'known' | 'unknown' | 'not-needed';
}

/** What stands in the way: no session, no plan that is good, or a plan that is in use on another device. */
export type LockedReason = 'visitor' | 'plan' | 'device';
export type Decision = { locked: false } | { locked: true; reason: LockedReason };

const OPEN: Decision = { locked: false };
const LISTING: AbortRule = { rule: 'page-below', page: FREE_LISTING_PAGES + 1 };

/** When the paywall of a context stays away. */
export const ABORT_RULES: Record<PaywallContext, AbortRule | null> = {
  models: null,
  looks: LISTING,
  streetstyle: LISTING,
  reports: null,
  dashboard: null,
};

/** Editors and operators work on what is locked, whatever plan they have. */
export const isStaff = (roles: readonly Role[]) => roles.includes('editor') || roles.includes('operator');

/**
 * Whether a reader may have what a context locks: every route, page and file that can show it asks here. `page` is that of
 * a listing, which is open at its beginning; without one it is what no page opens: the models that are no new faces,
 * pictures of the largest size, premium files. Plans and company deals make subscribers (`with_plan_roles` in PostgreSQL).
 */
export function decide({ roles, device }: PaywallReader, context: PaywallContext, page?: number): Decision {
  // Without a subscription the dashboard shows its demo.
  if (context === 'dashboard') return OPEN;
  if (page !== undefined && isAborted(ABORT_RULES[context], page)) return OPEN;
  if (isStaff(roles)) return OPEN;
  if (roles.length === 0) return { locked: true, reason: 'visitor' };
  if (!roles.includes('subscriber')) return { locked: true, reason: 'plan' };
  return device === 'unknown' ? { locked: true, reason: 'device' } : OPEN;
}
