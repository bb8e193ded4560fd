import { type AbortRule, FREE_LISTING_PAGES, type PaywallContext } from '@toile/contracts';

const LISTING: AbortRule = { rule: 'page-below', page: FREE_LISTING_PAGES + 1 };

/** When the paywall of a context stays away. */
export const ABORT_RULES: Record<PaywallContext, AbortRule | null> = {
  ...{ models: null, looks: LISTING, streetstyle: LISTING, reports: null, dashboard: null },
};
