import type { Locale } from '@toile/contracts';
import { ask } from '../api/ask';
import { orNull } from '../api/get-json';
import type { Shape } from '../api/operations';
import { href } from '../i18n/href';
import { fieldsOf, type ListingFilters } from '../listing/filters';
import { orInWords } from '../listing/refused-values';

/** Null when there is no such thing. */
export const getLook = (slug: string, locale: Locale) =>
  orNull(ask('/look/{slug}', { path: { slug } }, locale));

export const getCollection = (slug: string, locale: Locale) =>
  // A type in a slug's place is a listing; pages ask that of `/api/collections`.
  orNull(ask('/collection/{slug}', { path: { slug } }, locale) as Promise<Shape<'CollectionDetailsDto'>>);

/** Null when there is no such thing. */
export const getDesigner = (slug: string, locale: Locale) =>
  orNull(ask('/designer/{slug}', { path: { slug } }, locale));

export const listCollections = (filters: Partial<ListingFilters>, locale: Locale) =>
  ask('/api/collections', { query: fieldsOf(filters) }, locale);

/** A page of the listing with its facets; null when the api does not understand the filters. */
export const findCollections = (filters: ListingFilters, locale: Locale) =>
  orInWords(
    (wanted) =>
      ask('/api/collections', { query: { ...fieldsOf(wanted), language: locale, facets: 'true' } }, locale),
    filters,
    href(locale, 'collection_search', {}),
  );
