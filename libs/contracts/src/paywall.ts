/** Where a paywall can stand. The dashboard's never locks: without a subscription it shows closed seasons. */
export const PAYWALL_CONTEXTS = ['models', 'looks', 'streetstyle', 'reports', 'dashboard'] as const;
export type PaywallContext = (typeof PAYWALL_CONTEXTS)[number];

/** Listings are open up to this page. */
export const FREE_LISTING_PAGES = 2;

/** When a paywall is not shown although the reader has no plan: listings before a page. */
export interface AbortRule {
  rule: 'page-below';
  page: number;
}

/** GET `/api/paywall/retrieve?context&locale&segment&page`: what the server decides for the reader who asks. */
export interface RetrievedPaywall {
  locked: boolean;
  /** Why it is locked; `device` when the plan is in use on another one. */
  reason: 'visitor' | 'free' | 'canceled' | 'payment' | 'other' | 'device' | null;
  segment: string;
  content: string;
}

/** Whether the rule keeps a paywall away from this page of a listing. */
export function isAborted(rule: AbortRule | null, page: number): boolean {
  return rule !== null && page < rule.page;
}
