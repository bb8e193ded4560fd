import type { Locale } from '@toile/contracts';
import { ask, askOwn } from '../../../api/ask';
import type { ArgumentsOf } from '../../../api/operations';

/** How clean the events of the last minutes are, as the operator of this request sees it. @throws ApiError */
export const dataQuality = (minutes: number, locale: Locale) =>
  askOwn('/api/operations/data-quality', { query: { minutes } }, locale);

/** Visits and campaigns of the last 30 days. @throws ApiError */
export const visits = (locale: Locale) => askOwn('/api/operations/visits', {}, locale);

/** Searches of the last 30 days that found nothing. @throws ApiError */
export const missedSearches = (locale: Locale) => askOwn('/api/operations/missed-searches', {}, locale);

/** Work behind the pages that was given up, and how much there is in each state. @throws ApiError */
export const failedJobs = (locale: Locale) =>
  askOwn('/api/operations/jobs', { query: { state: 'failed' } }, locale);

/** How the services do and did, which is everybody's to know. @throws ApiError */
export const serviceStatus = (locale: Locale) => ask('/api/status', {}, locale);

/** The log, who reads it, and what is made of it. @throws ApiError */
export const streams = (locale: Locale) => askOwn('/api/operations/streams', {}, locale);

type LettersQuery = NonNullable<ArgumentsOf<'get', '/api/operations/dead-letters'>['query']>;

/** Records that could not be read. @throws ApiError */
export const deadLetters = (query: LettersQuery, locale: Locale) =>
  askOwn('/api/operations/dead-letters', { query }, locale);

type DaysQuery = NonNullable<ArgumentsOf<'get', '/api/operations/replays/plan'>['query']>;

/** How much a replay of these days would write anew. @throws ApiError */
export const replayPlan = (query: DaysQuery, locale: Locale) =>
  askOwn('/api/operations/replays/plan', { query }, locale);
