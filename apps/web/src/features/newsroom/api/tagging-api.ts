import type { Locale } from '@toile/contracts';
import { askOwn } from '../../../api/ask';

/** Shows whose looks want tags. @throws ApiError */
export const taggingQueue = (search: string, locale: Locale) =>
  askOwn('/api/newsroom/tagging', { query: { search } }, locale);

/** Every tag with its words. @throws ApiError */
export const taggingWords = (locale: Locale) => askOwn('/api/newsroom/tagging/words', {}, locale);

/** Tags that looks of a show may want. @throws ApiError */
export const taggingHints = (slug: string, locale: Locale) =>
  askOwn('/api/newsroom/tagging/shows/{slug}/hints', { path: { slug } }, locale);
