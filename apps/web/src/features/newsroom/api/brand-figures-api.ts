import type { Locale } from '@toile/contracts';
import { askOwn } from '../../../api/ask';
import type { ArgumentsOf } from '../../../api/operations';

type Query = NonNullable<ArgumentsOf<'get', '/api/newsroom/brand-figures'>['query']>;

/** Of a brand of the reader's own, beside its peers. @throws ApiError */
export const brandFigures = (query: Query, locale: Locale) =>
  askOwn('/api/newsroom/brand-figures', { query }, locale);
