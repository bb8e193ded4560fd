import type { Locale } from '@toile/contracts';
import { askOwn } from '../../../api/ask';
import { orNothing } from '../../../api/get-json';
import type { ArgumentsOf } from '../../../api/operations';

export type RecordQuery = NonNullable<ArgumentsOf<'get', '/api/dashboard/forecasts/record'>['query']>;
type ConceptQuery = NonNullable<ArgumentsOf<'get', '/api/dashboard/forecasts'>['query']>;

/** What was said and what came, as far as the reader of this request may see it. @throws ApiError */
export const forecastRecord = (query: RecordQuery, locale: Locale) =>
  askOwn('/api/dashboard/forecasts/record', { query }, locale);

/** A concept's weeks and its forecast; null where there is no such concept or forecast. */
export const conceptForecast = (query: ConceptQuery, locale: Locale) =>
  orNothing(askOwn('/api/dashboard/forecasts', { query }, locale));
