import { describe, expect, it } from '@jest/globals';
import { specify } from '@toile/event-store';
import { couponDecider } from './coupon.decider.js';
import type { CouponEvent } from './coupon.events.js';
import { offOf } from './coupon.state.js';

const { given } = specify(couponDecider);
const NOW = '2026-11-26T10:00:00.000Z';
const SOON = '2026-11-26T12:00:00.000Z';
const AFTER = '2026-11-26T13:00:00.000Z';
const code = 'WELCOME-10';
const reason = 'For the first readers';
const limits = { plans: ['all-included' as const], until: '2027-01-01T00:00:00.000Z', mostUses: 1 };
const terms = { discount: { percent: 10 }, lasts: 'once' as const };
const made = (also: object = {}): CouponEvent => ({
  type: 'CouponMade',
  data: { code, reason, ...limits, ...terms, from: NOW, ...also },
});
const make = (also: object = {}) =>
  ({ type: 'Make', code, reason, ...limits, ...terms, from: null, now: NOW, ...also }) as const;
const hold = (member: string, also: object = {}) =>
  ({
    type: 'Hold',
    code,
    order: `order-${member}`,
    member,
    plan: 'all-included',
    currency: 'eur',
    total: 4_900,
    now: NOW,
    until: SOON,
    ...also,
  }) as const;
const held = (member: string, order = `order-${member}`): CouponEvent => ({
  type: 'CouponHeld',
  data: { code, order, member, until: SOON },
});
const used = (member: string): CouponEvent => ({
  type: 'CouponUsed',
  data: { code, order: `order-${member}`, member },
});

describe('a coupon', () => {
  it('is made once, for a time that is not over', () => {
    given().when(make()).thenEvents(made());
    given(made()).when(make()).thenRefused('coupon-code/conflict');
    given()
      .when(make({ until: NOW }))
      .thenRefused('coupon-until/invalid');
    given()
      .when(make({ from: '2027-02-01T00:00:00.000Z' }))
      .thenRefused('coupon-until/invalid');
  });

  it('is set aside for one who pays, and for nobody else meanwhile', () => {
    given(made()).when(hold('ada')).thenEvents(held('ada'));
    given(made(), held('ada')).when(hold('bob')).thenRefused('coupon-uses/conflict');
    given(made(), held('ada'))
      .when(hold('bob', { now: AFTER }))
      .thenEvents(held('bob'));
    // Who begins again has one order, not two.
    given(made({ mostUses: 2 }), held('ada'), held('ada', 'again'))
      .when(hold('bob'))
      .thenEvents(held('bob'));
  });

  it('is used once by a member, and no more often than it may be', () => {
    given(made(), held('ada'))
      .when({ type: 'Use', code, order: 'order-ada', member: 'ada', isHeldOnly: true })
      .thenEvents(used('ada'));
    given(made(), held('ada'), used('ada'))
      .when({ type: 'Use', code, order: 'order-ada', member: 'ada', isHeldOnly: true })
      .thenEvents();
    given(made(), used('ada')).when(hold('bob')).thenRefused('coupon-uses/conflict');
    const late = { type: 'Use', code, order: 'order-bob', member: 'bob', isHeldOnly: false } as const;
    given(made(), used('ada')).when(late).thenEvents(used('bob'));
    given(made(), used('ada'))
      .when({ ...late, isHeldOnly: true })
      .thenRefused('coupon/expired');
    given(made({ mostUses: 5 }), used('ada'))
      .when(hold('ada', { order: 'o2' }))
      .thenRefused('coupon-yours/conflict');
  });

  it('says why it does not hold', () => {
    given().when(hold('ada')).thenRefused('coupon/unknown');
    given(made())
      .when(hold('ada', { now: '2027-01-01T00:00:00.000Z' }))
      .thenRefused('coupon/expired');
    given(made({ from: SOON }))
      .when(hold('ada'))
      .thenRefused('coupon-start/conflict');
    given(made())
      .when(hold('ada', { plan: 'trend-master' }))
      .thenRefused('coupon-plan/invalid');
    const amount = { discount: { amount: 5_000, currency: 'eur' } };
    given(made(amount))
      .when(hold('ada', { currency: 'usd' }))
      .thenRefused('coupon-currency/invalid');
    given(made(amount)).when(hold('ada')).thenRefused('coupon-amount/invalid');
    given(made(amount))
      .when(hold('ada', { total: 5_000 }))
      .thenEvents(held('ada'));
  });

  it('is ended and resumed, and changed by who has seen it as it is', () => {
    const end = { type: 'End', code, reason, version: 1 } as const;
    const ended: CouponEvent = { type: 'CouponEnded', data: { code, reason } };
    given(made()).when(end).thenEvents(ended);
    given(made(), ended).when(end).thenRefused('coupon-version/conflict');
    given(made(), ended).when(hold('ada')).thenRefused('coupon/expired');
    given(made(), ended)
      .when({ ...end, type: 'Resume', version: 2 })
      .thenEvents({ type: 'CouponResumed', data: { code, reason } });
    const change = { ...end, type: 'Change', now: NOW, ...limits } as const;
    // What buyers do does not outdate what an operator has seen.
    given(made({ mostUses: 9 }), held('ada'), used('ada'), held('bob'), used('bob'))
      .when(change)
      .thenRefused('coupon-most/invalid');
    given(made(), used('ada'))
      .when({ ...change, mostUses: 7 })
      .thenEvents({ type: 'CouponChanged', data: { code, reason, ...limits, mostUses: 7 } });
  });
});

it('takes off a part, or an amount', () => {
  expect(offOf({ percent: 33 }, 4_900)).toBe(1_617);
  expect(offOf({ percent: 100 }, 4_900)).toBe(4_900);
  expect(offOf({ amount: 500, currency: 'eur' }, 4_900)).toBe(500);
});
