import type { Locale } from '@toile/contracts';
import { askOwn } from '../../../api/ask';
import type { ArgumentsOf } from '../../../api/operations';

export type PathsQuery = NonNullable<ArgumentsOf<'get', '/api/dashboard/paths'>['query']>;

/** How far members went from a search. @throws ApiError, 403 of a season that is not of the demo, 404 of an unknown trend */
export const paths = (query: PathsQuery, locale: Locale) => askOwn('/api/dashboard/paths', { query }, locale);
