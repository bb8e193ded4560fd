import type { Locale } from '@toile/contracts';
import { ask, askOwn } from '../../../api/ask';
import { orNothing } from '../../../api/get-json';

/** @throws ApiError */
export const writtenPlans = (locale: Locale) => askOwn('/api/newsroom/plans', {}, locale);

/** @throws ApiError */
export const historyOfPlan = (plan: string, locale: Locale) =>
  askOwn('/api/newsroom/plans/{plan}/history', { path: { plan } }, locale);

/** @throws ApiError */
export const findCoupons = (search: string, locale: Locale) =>
  askOwn('/api/newsroom/coupons', { query: { search } }, locale);

/** As everybody sees them: whether anybody counts taxes stands there. */
export const soldPlans = (locale: Locale) => orNothing(ask('/api/plans', {}, locale));
