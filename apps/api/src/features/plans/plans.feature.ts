import { defineCategory, fold } from '@toile/event-store';
import type { EventSourcedFeature } from '../../kernel/event-store/event-sourced-feature.js';
import { couponDecider } from './domain/coupon.decider.js';
import type { CouponEvent } from './domain/coupon.events.js';
import { planDecider } from './domain/plan.decider.js';
import type { PlanEvent } from './domain/plan.events.js';
import { coupons } from './read-models/coupons.projection.js';
import { planTerms } from './read-models/plan-terms.projection.js';

/** Nothing of either is told to others: what was bought is told by subscriptions. */
export const plansFeature: EventSourcedFeature = {
  category: defineCategory<PlanEvent>({ name: 'plan' }),
  stateOf: (events) => fold(planDecider, events as readonly PlanEvent[]),
  projections: [planTerms],
};

export const couponsFeature: EventSourcedFeature = {
  category: defineCategory<CouponEvent>({ name: 'coupon' }),
  stateOf: (events) => fold(couponDecider, events as readonly CouponEvent[]),
  projections: [coupons],
};
