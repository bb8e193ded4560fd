import type { Currency } from '@toile/contracts';
import type { CouponEvent, CouponLimits, Discount, Lasts } from './coupon.events.js';

interface Use {
  order: string;
  member: string;
}

export type Coupon =
  | { status: 'none' }
  | ({
      status: 'good' | 'ended';
      code: string;
      discount: Discount;
      lasts: Lasts;
      from: string;
      /** Counts what operators changed. */
      version: number;
      uses: readonly Use[];
      /** Of orders that are being paid; those whose time is over count no more. */
      holds: readonly (Use & { until: string })[];
    } & CouponLimits);
export type MadeCoupon = Exclude<Coupon, { status: 'none' }>;

export const noCoupon = (): Coupon => ({ status: 'none' });

export function evolveCoupon(state: Coupon, event: CouponEvent): Coupon {
  if (event.type === 'CouponMade') {
    const { reason: _, ...made } = event.data;
    return { ...made, status: 'good', version: 1, uses: [], holds: [] };
  }
  if (state.status === 'none') return state;
  const version = state.version + 1;
  switch (event.type) {
    case 'CouponChanged': {
      const { plans, until, mostUses } = event.data;
      return { ...state, plans, until, mostUses, version };
    }
    case 'CouponEnded':
      return { ...state, status: 'ended', version };
    case 'CouponResumed':
      return { ...state, status: 'good', version };
    case 'CouponHeld': {
      const { order, member, until } = event.data;
      return { ...state, holds: [...without(state.holds, event.data), { order, member, until }] };
    }
    case 'CouponUsed': {
      const { order, member } = event.data;
      return { ...state, uses: [...state.uses, { order, member }], holds: without(state.holds, event.data) };
    }
    default:
      return event satisfies never;
  }
}

/** A buyer has one order at a time: a newer one takes the place of the one before. */
const without = <T extends Use>(uses: readonly T[], { order, member }: Use): T[] =>
  uses.filter((one) => one.order !== order && one.member !== member);

/** How much a coupon takes off a total, in its smallest unit. */
export const offOf = (discount: Discount, total: number): number =>
  'percent' in discount ? Math.round((total * discount.percent) / 100) : discount.amount;

export const currencyOf = (discount: Discount): Currency | null =>
  'currency' in discount ? discount.currency : null;
