import type { Locale } from '@toile/contracts';
import { ask, askOwn } from '../../../api/ask';
import { orNothing } from '../../../api/get-json';

export const getPlans = (locale: Locale) => orNothing(ask('/api/plans', {}, locale));
/** Of whoever is signed in. */
export const checkoutState = (locale: Locale) => orNothing(askOwn('/api/checkout/state', {}, locale));
/** What is open to whoever is signed in: by a plan of their own, or by a seat on another's. */
export const planInUse = (locale: Locale) => orNothing(askOwn('/api/paywall/subscriptions/me', {}, locale));
export const dashboardSubscription = (locale: Locale) =>
  orNothing(askOwn('/api/dashboard/subscriptions/me', {}, locale));
export const getSeats = (locale: Locale) =>
  orNothing(askOwn('/api/paywall/subscriptions/me/seats', {}, locale));
export const getDevices = (locale: Locale) =>
  orNothing(askOwn('/api/paywall/subscriptions/me/devices', {}, locale));
export const getTestOrder = (order: string, locale: Locale) =>
  orNothing(askOwn('/api/payments/test/order', { query: { order } }, locale));
