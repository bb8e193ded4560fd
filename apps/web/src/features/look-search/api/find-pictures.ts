import type { Locale } from '@toile/contracts';
import { getLocale } from 'next-intl/server';
import { ApiError } from '../../../api/api-error';
import { askLockable } from '../../../api/get-lockable';
import { fieldsOf, type ListingFilters } from '../../../listing/filters';

/** A page of a listing, as far as this reader may see it, with its facets; null when the api does not understand the filters. */
export const findLooks = async (filters: ListingFilters) => {
  const language = await getLocale();
  return orNotUnderstood(askLockable('/look/search', { query: asked(filters, language) }, 'looks', language));
};

export const findStreetStyles = async (filters: ListingFilters) => {
  const language = await getLocale();
  return orNotUnderstood(
    askLockable(
      '/street/search',
      { query: asked({ ...filters, sort: '' }, language) },
      'streetstyle',
      language,
    ),
  );
};

const asked = (filters: ListingFilters, language: Locale) => ({
  ...fieldsOf(filters),
  language,
  facets: 'true' as const,
});

async function orNotUnderstood<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 422 || error.status === 404)) return null;
    throw error;
  }
}
