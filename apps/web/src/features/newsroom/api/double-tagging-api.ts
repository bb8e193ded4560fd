import type { Locale } from '@toile/contracts';
import { askOwn } from '../../../api/ask';
import { orNull } from '../../../api/get-json';
import type { ArgumentsOf } from '../../../api/operations';

type AgreementQuery = NonNullable<ArgumentsOf<'get', '/api/newsroom/double-tagging/agreement'>['query']>;

/** Shows that are tagged twice. @throws ApiError */
export const doubleTaggingQueue = (search: string, locale: Locale) =>
  askOwn('/api/newsroom/double-tagging', { query: { search } }, locale);

/** Null for a show that never was. @throws ApiError */
export const doubleTaggingOf = (slug: string, locale: Locale) =>
  orNull(askOwn('/api/newsroom/double-tagging/shows/{slug}', { path: { slug } }, locale));

/** @throws ApiError */
export const doubleTaggingHistory = (slug: string, locale: Locale) =>
  askOwn('/api/newsroom/double-tagging/shows/{slug}/history', { path: { slug } }, locale);

/** How far those agree who have tagged the same looks. @throws ApiError */
export const agreementOf = (query: AgreementQuery, locale: Locale) =>
  askOwn('/api/newsroom/double-tagging/agreement', { query }, locale);

/** Looks on which people disagree about a tag. @throws ApiError */
export const disagreementsOf = (query: AgreementQuery & { tag: string }, locale: Locale) =>
  askOwn('/api/newsroom/double-tagging/disagreements', { query }, locale);
