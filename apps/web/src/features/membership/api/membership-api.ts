import type { BoundDevice, Locale, PlanList, SeatRow, SubscriptionTerms } from '@toile/contracts';
import { cache } from 'react';
import { getJson, orNothing } from '../../../api/get-json';
import { getOwn } from '../../../api/personal';

/** GET `/api/checkout/state`. */
export interface CheckoutState extends SubscriptionTerms {
  in_force: boolean;
  renews: boolean;
  quantity: number;
  student: boolean;
}

export const getPlans = cache((locale: Locale) => orNothing(getJson<PlanList>('/api/plans', locale)));
/** Of whoever is signed in. */
export const checkoutState = cache((locale: Locale) =>
  orNothing(getOwn<CheckoutState>('/api/checkout/state', locale)),
);
export const getSeats = (locale: Locale) =>
  orNothing(getOwn<{ quantity: number; results: SeatRow[] }>('/api/paywall/subscriptions/me/seats', locale));
export const getDevices = (locale: Locale) =>
  orNothing(
    getOwn<{ subscription: number | null; results: BoundDevice[] }>(
      '/api/paywall/subscriptions/me/devices',
      locale,
    ),
  );
