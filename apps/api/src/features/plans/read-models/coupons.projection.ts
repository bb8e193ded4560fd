import { defineDocumentProjection } from '@toile/event-store';
import type { CouponEvent } from '../domain/coupon.events.js';
import { evolveCoupon, type MadeCoupon, noCoupon } from '../domain/coupon.state.js';

/** "Which coupons are there, and how often were they used?" A document a code. */
export const coupons = defineDocumentProjection<CouponEvent, MadeCoupon>({
  name: 'coupons',
  version: 1,
  categories: ['coupon'],
  evolve: (doc, event) => {
    const state = evolveCoupon(doc ?? noCoupon(), event);
    return state.status === 'none' ? null : state;
  },
});
