import type { Locale } from '@toile/contracts';
import { askOwn } from '../../../api/ask';
import type { ArgumentsOf } from '../../../api/operations';

type Query = NonNullable<ArgumentsOf<'get', '/api/newsroom/brand-figures'>['query']>;

/** Of a brand of the reader's own, beside its peers. @throws ApiError */
export const brandFigures = (query: Query, locale: Locale) =>
  askOwn('/api/newsroom/brand-figures', { query }, locale);

/** What a brand was told the morning after its shows, the last one first. @throws ApiError */
export const showReports = (brand: string, locale: Locale) =>
  askOwn('/api/newsroom/brand-figures/shows', { query: { brand } }, locale);
