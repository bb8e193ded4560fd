import type { Locale } from '@toile/contracts';
import { askOwn } from '../../../api/ask';
import type { ArgumentsOf } from '../../../api/operations';

type Query = NonNullable<ArgumentsOf<'get', '/api/dashboard/restatements'>['query']>;

/** Entries of the ledger that the reader of this request may see, the newest first. @throws ApiError */
export const restatements = (query: Query, locale: Locale) =>
  askOwn('/api/dashboard/restatements', { query }, locale);
