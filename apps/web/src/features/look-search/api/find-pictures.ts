import type { LookSearchPage, PaywallContext, StreetSearchPage } from '@toile/contracts';
import { getLocale } from 'next-intl/server';
import { ApiError } from '../../../api/get-json';
import { getLockable } from '../../../api/get-lockable';
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
    return await getLockable<T>(asked, context, filters.page, locale);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 422 || error.status === 404)) return null;
    throw error;
  }
}

export const findLooks = (filters: ListingFilters) => find<LookSearchPage>('/look/search', 'looks', filters);

export const findStreetStyles = (filters: ListingFilters) =>
  find<StreetSearchPage>('/street/search', 'streetstyle', filters);
