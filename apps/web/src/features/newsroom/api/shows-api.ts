import type { Locale } from '@toile/contracts';
import { ask, askOwn } from '../../../api/ask';
import { orNull } from '../../../api/get-json';
import type { ArgumentsOf } from '../../../api/operations';

type ListQuery = NonNullable<ArgumentsOf<'get', '/api/newsroom/shows'>['query']>;

/** Shows the reader works on. @throws ApiError */
export const listShows = (query: ListQuery, locale: Locale) =>
  askOwn('/api/newsroom/shows', { query }, locale);

/** Brands the reader can make shows for. @throws ApiError */
export const brandsToShow = (locale: Locale) => askOwn('/api/newsroom/brands', {}, locale);

/** @throws ApiError */
export const historyOfShow = (slug: string, locale: Locale) =>
  askOwn('/api/newsroom/shows/{slug}/history', { path: { slug } }, locale);

/** Who has downloaded all pictures of a show. @throws ApiError */
export const pressKitDownloads = (slug: string, locale: Locale) =>
  askOwn('/api/newsroom/shows/{slug}/press-kit/downloads', { path: { slug } }, locale);

/** On nobody's behalf: the token in the address opens it, or nothing does. */
export const previewOf = (token: string, locale: Locale) =>
  orNull(ask('/newsroom/preview/{token}', { path: { token } }, locale));
