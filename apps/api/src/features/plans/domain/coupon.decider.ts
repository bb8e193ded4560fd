import type { Currency, PaywallPlan } from '@toile/contracts';
import type { Decider } from '@toile/event-store';
import type { CouponEvent, CouponLimits, Discount, Lasts } from './coupon.events.js';
import { type Coupon, currencyOf, evolveCoupon, type MadeCoupon, noCoupon, offOf } from './coupon.state.js';
import {
  badPeriod,
  earlyCoupon,
  endedCoupon,
  fewerUses,
  knownCoupon,
  noChange,
  otherCurrency,
  otherPlan,
  staleCoupon,
  tooMuchOff,
  unknownCoupon,
  usedByYou,
  usedUp,
} from './plans.errors.js';

interface Seen {
  code: string;
  version: number;
  reason: string;
}
export type CouponCommand =
  | ({
      type: 'Make';
      code: string;
      reason: string;
      discount: Discount;
      lasts: Lasts;
      /** ISO; null for at once. */
      from: string | null;
      now: string;
    } & CouponLimits)
  | (Seen & { type: 'Change'; now: string } & CouponLimits)
  | (Seen & { type: 'End' })
  | (Seen & { type: 'Resume' })
  | {
      type: 'Hold';
      code: string;
      order: string;
      member: string;
      plan: PaywallPlan;
      currency: Currency;
      /** What all seats cost without it. */
      total: number;
      now: string;
      /** Until when it is set aside. */
      until: string;
    }
  | { type: 'Use'; code: string; order: string; member: string; isHeldOnly: boolean };
type Command<T extends CouponCommand['type']> = Extract<CouponCommand, { type: T }>;

export const couponDecider: Decider<Coupon, CouponCommand, CouponEvent> = {
  initialState: noCoupon,
  evolve: evolveCoupon,
  decide: (command, state) => {
    if (command.type === 'Make') return make(command, state);
    if (state.status === 'none') throw unknownCoupon();
    if (command.type === 'Hold') return hold(command, state);
    if (command.type === 'Use') return use(command, state);
    const { code, reason, version } = command;
    if (version !== state.version) throw staleCoupon(state.version);
    switch (command.type) {
      case 'Change':
        return change(command, state);
      case 'End':
        if (state.status === 'ended') throw noChange();
        return [{ type: 'CouponEnded', data: { code, reason } }];
      case 'Resume':
        if (state.status === 'good') throw noChange();
        return [{ type: 'CouponResumed', data: { code, reason } }];
      default:
        return command satisfies never;
    }
  },
};

function make({ type: _, now, ...made }: Command<'Make'>, state: Coupon): CouponEvent[] {
  if (state.status !== 'none') throw knownCoupon();
  const from = made.from ?? now;
  if (made.until !== null && (made.until <= from || made.until <= now)) throw badPeriod();
  return [{ type: 'CouponMade', data: { ...made, from } }];
}

function change(
  { code, reason, plans, until, mostUses, now }: Command<'Change'>,
  state: MadeCoupon,
): CouponEvent[] {
  if (until !== null && (until <= state.from || until <= now)) throw badPeriod();
  if (mostUses < state.uses.length) throw fewerUses(state.uses.length);
  return [{ type: 'CouponChanged', data: { code, reason, plans, until, mostUses } }];
}

function hold(command: Command<'Hold'>, state: MadeCoupon): CouponEvent[] {
  const { code, order, member, plan, currency, total, now, until } = command;
  if (state.status === 'ended' || (state.until !== null && state.until <= now)) throw endedCoupon();
  if (state.from > now) throw earlyCoupon();
  if (!state.plans.includes(plan)) throw otherPlan();
  const wanted = currencyOf(state.discount);
  if (wanted !== null && wanted !== currency) throw otherCurrency(wanted);
  if (state.uses.some((one) => one.member === member)) throw usedByYou();
  const others = state.holds.filter((one) => one.until > now && one.member !== member);
  if (state.uses.length + others.length >= state.mostUses) throw usedUp();
  if (offOf(state.discount, total) > total) throw tooMuchOff();
  return [{ type: 'CouponHeld', data: { code, order, member, until } }];
}

/** What was paid with it was paid with it, however late that is heard; before it is paid it can still be refused. */
function use(
  { code, order, member, isHeldOnly }: Command<'Use'>,
  { uses, holds }: MadeCoupon,
): CouponEvent[] {
  if (uses.some((one) => one.order === order)) return [];
  if (isHeldOnly && !holds.some((one) => one.order === order)) throw endedCoupon();
  return [{ type: 'CouponUsed', data: { code, order, member } }];
}
