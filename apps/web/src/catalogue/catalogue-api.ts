import type { Locale } from '@toile/contracts';
import { ApiError } from '../api/api-error';
import { ask } from '../api/ask';
import { orNull } from '../api/get-json';
import type { Shape } from '../api/operations';
import { fieldsOf, type ListingFilters } from '../listing/filters';

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
export async function findCollections(filters: ListingFilters, locale: Locale) {
  try {
    return await ask(
      '/api/collections',
      { query: { ...fieldsOf(filters), language: locale, facets: 'true' } },
      locale,
    );
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return null;
    throw error;
  }
}

export const listDesigners = (page: number, locale: Locale) =>
  ask('/api/designers', { query: { page } }, locale);
