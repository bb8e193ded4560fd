import {
  FREE_LISTING_PAGES,
  type Locale,
  type Lockable,
  type PaywallContext,
  type RetrievedPaywall,
} from '@toile/contracts';
import { pathOf } from '@toile/contracts/routes';
import { getJson, orNothing } from './get-json';
import { getOwn, getOwnParts } from './personal';

/** A page of a listing, as far as this reader may see it. @throws ApiError */
export async function getLockable<T extends Lockable>(
  address: string,
  context: PaywallContext,
  page: number,
  locale: Locale,
): Promise<T> {
  if (page > FREE_LISTING_PAGES) return getOwn<T>(address, locale);
  // Its pictures are everybody's; only how far it goes on is not.
  const [found, open_pages] = await Promise.all([getJson<T>(address, locale), openPages(context, locale)]);
  return { ...found, open_pages };
}

/** How many pages are open to this reader; null for all. Should nobody know, those that are open to everybody. */
export async function openPages(context: PaywallContext, locale: Locale): Promise<number | null> {
  const query = `?context=${context}&page=${FREE_LISTING_PAGES + 1}`;
  const first = await orNothing(
    getOwnParts<RetrievedPaywall, 'locked'>(pathOf('api_paywall_retrieve', {}) + query, locale, ['locked']),
  );
  return first && !first.locked ? null : FREE_LISTING_PAGES;
}
