import { describe, expect, it } from '@jest/globals';
import { fold, specify } from '@toile/event-store';
import { planDecider } from './plan.decider.js';
import type { PlanEvent } from './plan.events.js';
import { dueChanges, featuresOf, priceAt, promisedBefore } from './plan.state.js';

const { given } = specify(planDecider);
const NOW = '2026-11-26T10:00:00.000Z';
const LATER = '2027-01-01T00:00:00.000Z';
const plan = 'all-included';
const reason = 'A dearer year';
const month = { currency: 'eur', interval: 'month' } as const;
const set = (also: object = {}) =>
  ({
    type: 'SetPrices',
    plan,
    reason,
    version: 0,
    change: 'c1',
    from: LATER,
    keeps: 'renewal',
    prices: [{ ...month, amount: 5_500 }],
    now: NOW,
    ...also,
  }) as const;
const wasSet = (also: object = {}): PlanEvent => ({
  type: 'PricesSet',
  data: {
    plan,
    reason,
    change: 'c1',
    from: LATER,
    keeps: 'renewal',
    prices: [{ ...month, amount: 5_500 }],
    ...also,
  },
});
const state = (...events: PlanEvent[]) => fold(planDecider, events);

describe('the prices of a plan', () => {
  it('are those that are shipped until one begins, and are never written over', () => {
    given().when(set()).thenEvents(wasSet());
    const both = state(
      wasSet(),
      wasSet({ change: 'c2', from: '2027-06-01T00:00:00.000Z', prices: [{ ...month, amount: 6_000 }] }),
    );
    expect(priceAt(both, plan, month, NOW)).toBe(4_900);
    expect(priceAt(both, plan, month, LATER)).toBe(5_500);
    expect(priceAt(both, plan, month, '2027-07-01T00:00:00.000Z')).toBe(6_000);
    expect(priceAt(both, plan, { currency: 'usd', interval: 'month' }, '2027-07-01T00:00:00.000Z')).toBe(
      5_400,
    );
  });

  it('begin at once where no time is named, never before, not in ten years', () => {
    given()
      .when(set({ from: null }))
      .thenEvents(wasSet({ from: NOW }));
    given()
      .when(set({ from: '2026-11-26T09:59:59.999Z' }))
      .thenRefused('plan-start/invalid');
    given()
      .when(set({ from: '2036-01-01T00:00:00.000Z' }))
      .thenRefused('plan-start/invalid');
  });

  it('are refused where they change nothing, name a price twice, or two begin at once', () => {
    given()
      .when(set({ prices: [{ ...month, amount: 4_900 }] }))
      .thenRefused('plan-prices/invalid');
    const twice = [
      { ...month, amount: 5_500 },
      { ...month, amount: 5_600 },
    ];
    given()
      .when(set({ prices: twice }))
      .thenRefused('plan-prices/invalid');
    given(wasSet())
      .when(set({ version: 1, change: 'c2' }))
      .thenRefused('plan-prices/conflict');
  });

  it('are refused to who has seen an older plan', () => {
    given(wasSet())
      .when(set({ change: 'c2' }))
      .thenRefused('plan/conflict');
  });

  it('are taken back until they begin', () => {
    const takeBack = { type: 'TakeBack', plan, reason, version: 1, change: 'c1', now: NOW } as const;
    const takenBack: PlanEvent = { type: 'PricesTakenBack', data: { plan, reason, change: 'c1' } };
    given(wasSet()).when(takeBack).thenEvents(takenBack);
    given(wasSet())
      .when({ ...takeBack, now: LATER })
      .thenRefused('price-change/conflict');
    given(wasSet(), takenBack)
      .when({ ...takeBack, version: 2 })
      .thenRefused('price-change/conflict');
    given(wasSet())
      .when({ ...takeBack, change: 'c9' })
      .thenRefused('price-change/unknown');
    expect(priceAt(state(wasSet(), takenBack), plan, month, LATER)).toBe(4_900);
    given(wasSet(), takenBack)
      .when(set({ version: 2, change: 'c2' }))
      .thenEvents(wasSet({ change: 'c2' }));
  });

  it('reach those who pay already once, when they begin, unless that was promised otherwise', () => {
    const applied: PlanEvent = { type: 'PricesApplied', data: { plan, change: 'c1', subscriptions: 3 } };
    const mark = { type: 'MarkApplied', plan, change: 'c1', subscriptions: 3 } as const;
    given(wasSet()).when(mark).thenEvents(applied);
    given(wasSet(), applied).when(mark).thenEvents();
    expect(dueChanges(state(wasSet()), NOW)).toEqual([]);
    expect(dueChanges(state(wasSet()), LATER).map(({ change }) => change)).toEqual(['c1']);
    expect(dueChanges(state(wasSet(), applied), LATER)).toEqual([]);
    const kept = state(wasSet({ keeps: 'forever' }));
    expect(dueChanges(kept, LATER)).toEqual([]);
    expect(promisedBefore(kept, LATER)).toEqual([{ ...month, since: LATER }]);
    expect(promisedBefore(kept, NOW)).toEqual([]);
  });
});

it('gives a plan the days of trial and the features that were chosen', () => {
  const trial: PlanEvent = { type: 'TrialSet', data: { plan, reason, days: 14 } };
  given().when({ type: 'SetTrial', plan, reason, version: 0, days: 14 }).thenEvents(trial);
  given(trial).when({ type: 'SetTrial', plan, reason, version: 1, days: 14 }).thenEvents();
  expect(featuresOf(state(trial), 'student-special')).not.toContain('seats');
  const chosen: PlanEvent = { type: 'FeaturesSet', data: { plan, reason, features: ['zoom', 'looks'] } };
  expect(featuresOf(state(chosen), plan)).toEqual(['looks', 'zoom']);
});
