import {
  FREE_LISTING_PAGES,
  type LookSearchPage,
  type PaywallContext,
  type RetrievedPaywall,
  type StreetSearchPage,
} from '@toile/contracts';
import { pathOf } from '@toile/contracts/routes';
import { getLocale } from 'next-intl/server';
import { ApiError, getJson, orNothing } from '../../../api/get-json';
import { getOwn, getOwnParts } from '../../../api/personal';
import { type ListingFilters, queryOf } from '../../../listing/filters';

type Found = LookSearchPage | StreetSearchPage;

/** A page of a listing, as far as this reader may see it, with its facets; null when the api does not understand the filters. */
async function find<T extends Found>(
  path: string,
  context: PaywallContext,
  filters: ListingFilters,
): Promise<T | null> {
  const locale = await getLocale();
  const query = queryOf(filters);
  const asked = `${path}${query}${query ? '&' : '?'}facets=true`;
  try {
    if (filters.page > FREE_LISTING_PAGES) return await getOwn<T>(asked, locale);
    // Its pictures are everybody's; only how far it goes on is not.
    const [found, open_pages] = await Promise.all([getJson<T>(asked, locale), openPages(context)]);
    return { ...found, open_pages };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 422 || error.status === 404)) return null;
    throw error;
  }
}

/** How many pages are open to this reader; null for all. Should nobody know, those that are open to everybody. */
async function openPages(context: PaywallContext): Promise<number | null> {
  const query = `?context=${context}&page=${FREE_LISTING_PAGES + 1}`;
  const first = await orNothing(
    getOwnParts<RetrievedPaywall, 'locked'>(pathOf('api_paywall_retrieve', {}) + query, await getLocale(), [
      'locked',
    ]),
  );
  return first && !first.locked ? null : FREE_LISTING_PAGES;
}

export const findLooks = (filters: ListingFilters) => find<LookSearchPage>('/look/search', 'looks', filters);

export const findStreetStyles = (filters: ListingFilters) =>
  find<StreetSearchPage>('/street/search', 'streetstyle', filters);
