import type { Locale } from '@toile/contracts';
import { ask, askOwn } from '../../../api/ask';
import { orNull } from '../../../api/get-json';
import type { ArgumentsOf } from '../../../api/operations';

type ListQuery = NonNullable<ArgumentsOf<'get', '/api/newsroom/words'>['query']>;
export type EntryName = NonNullable<ArgumentsOf<'get', '/api/newsroom/words/entry'>['query']>;

/** What editors write. @throws ApiError */
export const listWords = (query: ListQuery, locale: Locale) =>
  askOwn('/api/newsroom/words', { query }, locale);

/** Everything there is of a kind, however many pages that is. @throws ApiError */
export async function allOfKind(kind: EntryName['kind'], locale: Locale) {
  const first = await listWords({ kind }, locale);
  const pages = Math.ceil(first.total_count / first.page_size);
  const further = Array.from({ length: Math.max(0, pages - 1) }, (_, at) =>
    listWords({ kind, page: at + 2 }, locale),
  );
  return [first, ...(await Promise.all(further))].flatMap(({ results }) => results);
}

/** Null for what was never begun. @throws ApiError */
export const wordsOf = (query: EntryName, locale: Locale) =>
  orNull(askOwn('/api/newsroom/words/entry', { query }, locale));

/** @throws ApiError */
export const historyOfWords = (query: EntryName, locale: Locale) =>
  askOwn('/api/newsroom/words/history', { query }, locale);

/** As the editor who asks sees it. Null for what was never begun. @throws ApiError */
export const ownPreviewOf = (query: EntryName, locale: Locale) =>
  orNull(askOwn('/api/newsroom/words/preview', { query }, locale));

/** On nobody's behalf: the token in the address opens it, or nothing does. */
export const draftPreviewOf = (token: string, locale: Locale) =>
  orNull(ask('/newsroom/words/preview/{token}', { path: { token } }, locale));
