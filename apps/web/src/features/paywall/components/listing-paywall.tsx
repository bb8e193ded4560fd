import { FREE_LISTING_PAGES, type PaywallContext } from '@toile/contracts';
import { getLocale } from 'next-intl/server';
import { paywallDecision } from '../api/paywall-decision';
import { Paywall } from './paywall';

/** The paywall of a page of a listing. */
export async function ListingPaywall({ context, page }: { context: PaywallContext; page: number }) {
  // The first pages are everybody's, and nobody has to be asked.
  const decision = page > FREE_LISTING_PAGES ? await paywallDecision(context, await getLocale(), page) : null;
  return <Paywall context={context} page={page} decision={decision} />;
}
