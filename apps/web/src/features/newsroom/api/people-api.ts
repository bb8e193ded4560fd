import type { Locale } from '@toile/contracts';
import { askOwn } from '../../../api/ask';
import { orNothing, orNull } from '../../../api/get-json';

/** @throws ApiError */
export const findPeople = (search: string, locale: Locale) =>
  askOwn('/api/newsroom/people', { query: { search } }, locale);

/** Null for nobody. @throws ApiError */
export const personOf = (slug: string, locale: Locale) =>
  orNull(askOwn('/api/newsroom/people/{slug}', { path: { slug } }, locale));

/** Companies whose people read without a plan; null for who may not deal with them. */
export const companyDeals = (search: string, locale: Locale) =>
  orNothing(askOwn('/api/newsroom/deals', { query: { search } }, locale));

/** Whether the audit log is whole; null for who may not read it. */
export const auditChain = (locale: Locale) => orNothing(askOwn('/api/audit/chain', {}, locale));
