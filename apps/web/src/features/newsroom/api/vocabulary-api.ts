import type { Locale } from '@toile/contracts';
import { askOwn } from '../../../api/ask';
import type { ArgumentsOf, Shape } from '../../../api/operations';

export type Concept = Shape<'ConceptDto'>;
type ListQuery = NonNullable<ArgumentsOf<'get', '/api/editor/vocabulary/concepts'>['query']>;

/** Concepts as the editor of this request sees them. @throws ApiError */
export const listConcepts = (query: ListQuery, locale: Locale) =>
  askOwn('/api/editor/vocabulary/concepts', { query }, locale);

/** @throws ApiError */
export const conceptOf = (kind: string, slug: string, locale: Locale) =>
  askOwn('/api/editor/vocabulary/concepts/{kind}/{slug}', { path: { kind, slug } }, locale);

/** @throws ApiError */
export const historyOf = (kind: string, slug: string, locale: Locale) =>
  askOwn('/api/editor/vocabulary/concepts/{kind}/{slug}/history', { path: { kind, slug } }, locale);

/** What has no label, and tags without a concept. @throws ApiError */
export const missingWords = (locale: Locale) => askOwn('/api/editor/vocabulary/missing', {}, locale);
