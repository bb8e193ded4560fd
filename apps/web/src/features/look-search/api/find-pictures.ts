import type { LookSearchPage, StreetSearchPage } from '@toile/contracts';
import { getLocale } from 'next-intl/server';
import { ApiError } from '../../../api/get-json';
import { getOwn } from '../../../api/personal';
import { type ListingFilters, queryOf } from '../../../listing/filters';

/** A page of a listing, as far as this reader may see it, with its facets; null when the api does not understand the filters. */
async function find<T>(path: string, filters: ListingFilters): Promise<T | null> {
  const query = queryOf(filters);
  try {
    return await getOwn<T>(`${path}${query}${query ? '&' : '?'}facets=true`, await getLocale());
  } catch (error) {
    if (error instanceof ApiError && (error.status === 422 || error.status === 404)) return null;
    throw error;
  }
}

export const findLooks = (filters: ListingFilters) => find<LookSearchPage>('/look/search', filters);

export const findStreetStyles = (filters: ListingFilters) =>
  find<StreetSearchPage>('/street/search', filters);
