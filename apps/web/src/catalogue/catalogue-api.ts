import {
  type CollectionDetails,
  type CollectionSearchPage,
  type CollectionSummary,
  type DesignerSummary,
  type Locale,
  type LookDetails,
  type LookSearchPage,
  type Page,
  pathOf,
} from '@toile/contracts';
import { cache } from 'react';
import { ApiError, getJson, orNull } from '../api/get-json';

/** Each is asked once a request, however many parts of a page want it. */
export const getLook = cache((slug: string, locale: Locale) =>
  orNull(getJson<LookDetails>(pathOf('look_show', { slug }), locale)),
);

export const getCollection = cache((slug: string, locale: Locale) =>
  orNull(getJson<CollectionDetails>(pathOf('collection_show', { slug }), locale)),
);

/** `query` with its question mark, as the listing's address has it. */
export const searchLooks = cache((query: string, locale: Locale) =>
  getJson<LookSearchPage>(pathOf('look_search', {}) + query, locale),
);

export const listCollections = cache((query: string, locale: Locale) =>
  getJson<Page<CollectionSummary>>(`/api/collections${query}`, locale),
);

/** A page of the listing with its facets; null when the api does not understand the filters. */
export const findCollections = cache(async (query: string, locale: Locale) => {
  const path = `/api/collections${query}${query ? '&' : '?'}facets=true`;
  try {
    return await getJson<CollectionSearchPage>(path, locale);
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return null;
    throw error;
  }
});

export const listDesigners = cache((query: string, locale: Locale) =>
  getJson<Page<DesignerSummary>>(`/api/designers${query}`, locale),
);
