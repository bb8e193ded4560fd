import type { PaywallContext } from '@toile/contracts';
import { getLocale } from 'next-intl/server';
import { paywallDecision } from '../api/paywall-decision';
import { Paywall } from './paywall';

/** The paywall of a page of a listing. */
export async function ListingPaywall({ context, page }: { context: PaywallContext; page: number }) {
  const decision = await paywallDecision(context, await getLocale(), page);
  return <Paywall context={context} page={page} decision={decision} />;
}
