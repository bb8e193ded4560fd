import { describe, expect, it } from '@jest/globals';
import { fold, specify } from '@toile/event-store';
import fc from 'fast-check';
import type { PaymentReport } from './payment-report.js';
import { subscriptionDecider } from './subscription.decider.js';
import type { SubscriptionEvent } from './subscription.events.js';
import { holdersOf, type Subscription } from './subscription.state.js';

const { given } = specify(subscriptionDecider);
const identity = { id: 7, kind: 'paywall', member: 'ada' } as const;
const said: PaymentReport = {
  ref: 'sub_1',
  createdAt: '2026-01-01T00:00:00.000Z',
  saidAt: '2026-01-01T00:00:00.000Z',
  rank: 2,
  plan: 'all-included',
  status: 'active',
  endsAt: '2026-02-01T00:00:00.000Z',
  renews: true,
  quantity: 1,
};
const report = (changed: Partial<PaymentReport> = {}) =>
  ({ type: 'Report', ...identity, report: { ...said, ...changed } }) as const;
const heard = (changed: Partial<PaymentReport> = {}): SubscriptionEvent => ({
  type: 'PaymentReported',
  data: { ...identity, report: { ...said, ...changed } },
});
const terms = { plan: 'all-included', quantity: 1, endsAt: said.endsAt, renews: true } as const;
const started: SubscriptionEvent = { type: 'SubscriptionStarted', data: { ...identity, ...terms } };
const taken = [heard(), started] as const;
const later = { saidAt: '2026-02-01T00:00:00.000Z' };

describe('a subscription', () => {
  it('is prolonged by the house from its end, or from now, for its owner alone, until the provider is heard of again', () => {
    const prolong = { type: 'Prolong', by: 'ada', days: 14, at: '2026-01-20T00:00:00.000Z' } as const;
    const until = (endsAt: string): SubscriptionEvent => ({
      type: 'SubscriptionProlonged',
      data: { ...identity, endsAt },
    });
    given(...taken)
      .when(prolong)
      .thenEvents(until('2026-02-15T00:00:00.000Z'));
    given(...taken)
      .when({ ...prolong, at: '2026-06-01T00:00:00.000Z' })
      .thenEvents(until('2026-06-15T00:00:00.000Z'));
    given(...taken)
      .when({ ...prolong, by: 'bob' })
      .thenRefused('subscription/forbidden');
    const next = { ...later, endsAt: '2026-03-01T00:00:00.000Z' };
    given(...taken, until('2026-02-15T00:00:00.000Z'))
      .when(report(next))
      .thenEvents(heard(next), {
        type: 'SubscriptionRenewed',
        data: { ...identity, endsAt: next.endsAt, renews: true },
      });
  });

  it('starts with the first payment, once', () => {
    given()
      .when(report())
      .thenEvents(...taken);
    given(...taken)
      .when(report())
      .thenNothing();
  });

  it('is renewed, changed and ended as the payments say', () => {
    const next = { ...later, endsAt: '2026-03-01T00:00:00.000Z' };
    const renewed: SubscriptionEvent = {
      type: 'SubscriptionRenewed',
      data: { ...identity, endsAt: next.endsAt, renews: true },
    };
    given(...taken)
      .when(report(next))
      .thenEvents(heard(next), renewed);
    const bigger = { ...later, plan: 'trend-master', quantity: 5 } as const;
    given(...taken)
      .when(report(bigger))
      .thenEvents(
        heard(bigger),
        { type: 'SubscriptionPlanChanged', data: { ...identity, plan: 'trend-master' } },
        { type: 'SubscriptionQuantityChanged', data: { ...identity, quantity: 5 } },
      );
    const unpaid = { ...later, status: 'past_due' } as const;
    const failed: SubscriptionEvent = {
      type: 'SubscriptionPaymentFailed',
      data: { ...identity, status: 'past_due' },
    };
    given(...taken)
      .when(report(unpaid))
      .thenEvents(heard(unpaid), failed);
    const paid = { saidAt: '2026-02-02T00:00:00.000Z' };
    given(...taken, heard(unpaid), failed)
      .when(report(paid))
      .thenEvents(heard(paid), { type: 'SubscriptionPaymentRecovered', data: identity });
    const over = { ...later, status: 'canceled', endsAt: later.saidAt, renews: false } as const;
    const canceled: SubscriptionEvent = {
      type: 'SubscriptionCanceled',
      data: { ...identity, endsAt: later.saidAt },
    };
    given(...taken)
      .when(report(over))
      .thenEvents(heard(over), canceled);
    const anew = { ref: 'sub_2', createdAt: later.saidAt, saidAt: later.saidAt };
    given(...taken, heard(over), canceled)
      .when(report(anew))
      .thenEvents(heard(anew), started);
  });

  it('does not listen to what was said before', () => {
    given(heard(later), started).when(report()).thenNothing();
    given(heard(later), started)
      .when(report({ ...later, rank: 1 }))
      .thenNothing();
  });
});

describe('reports in any order, any of them repeated', () => {
  const statuses = ['active', 'past_due', 'canceled'] as const;
  // Two subscriptions of the provider, each with a history in which every second says one thing.
  const histories = fc.array(
    fc.record({
      sub: fc.integer({ min: 0, max: 1 }),
      status: fc.constantFrom(...statuses),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 8 },
  );
  const run = (reports: PaymentReport[]) =>
    reports.reduce<Subscription>(
      (state, one) => {
        const events = subscriptionDecider.decide({ type: 'Report', ...identity, report: one }, state);
        return events.reduce(subscriptionDecider.evolve, state);
      },
      fold(subscriptionDecider, []),
    );
  const meaning = (state: Subscription) => {
    if (state.status === 'none') return state;
    const { status, plan, endsAt, renews, quantity } = state;
    return { status, plan, endsAt, renews, quantity };
  };

  it('end in the same state', () => {
    fc.assert(
      fc.property(histories, fc.infiniteStream(fc.nat()), (history, draws) => {
        const reports = history.map(({ sub, status, quantity }, index): PaymentReport => {
          const endsAt = `2026-03-0${index + 1}T00:00:00.000Z`;
          return {
            ...said,
            status,
            quantity,
            endsAt,
            renews: status !== 'canceled',
            ref: `sub_${sub}`,
            createdAt: `2026-01-0${sub + 1}T00:00:00.000Z`,
            saidAt: `2026-02-01T00:00:0${index}.000Z`,
          };
        });
        const storm = [...reports, ...reports, ...reports]
          .map((one) => ({ one, at: draws.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ one }) => one);
        expect(meaning(run(storm))).toEqual(meaning(run(reports)));
      }),
      { numRuns: 300 },
    );
  });
});

describe('a device', () => {
  const bind = {
    type: 'BindDevice',
    by: 'ada',
    device: 'd1',
    fingerprint: 'f1',
    label: null,
    at: 't1',
  } as const;
  const bound = (changed: object = {}): SubscriptionEvent => ({
    type: 'DeviceBound',
    data: { ...identity, holder: 'ada', device: 'd1', fingerprint: 'f1', label: null, at: 't1', ...changed },
  });

  it('is bound by a holder, once, and again when its fingerprint has changed', () => {
    given().when(bind).thenRefused('subscription/unknown');
    given(...taken)
      .when({ ...bind, by: 'bob' })
      .thenRefused('subscription/forbidden');
    given(...taken)
      .when(bind)
      .thenEvents(bound());
    given(...taken, bound())
      .when({ ...bind, at: 't2' })
      .thenNothing();
    given(...taken, bound())
      .when({ ...bind, fingerprint: 'f2' })
      .thenEvents(bound({ fingerprint: 'f2' }));
    given(...taken, bound(), bound({ device: 'd2', fingerprint: 'f2' }))
      .when(bind)
      .thenEvents(bound());
  });

  it('is released by its own holder', () => {
    const release = { type: 'ReleaseDevice', by: 'ada', device: 'd1' } as const;
    given(...taken, bound())
      .when(release)
      .thenEvents({ type: 'DeviceReleased', data: { ...identity, holder: 'ada', device: 'd1' } });
    given(...taken)
      .when(release)
      .thenRefused('device/unknown');
  });
});

describe('seats', () => {
  const team = [
    heard({ quantity: 3 }),
    { type: 'SubscriptionStarted', data: { ...identity, ...terms, quantity: 3 } },
  ] as const satisfies readonly SubscriptionEvent[];
  const assign = {
    type: 'AssignSeat',
    by: 'ada',
    seat: 's1',
    key: 'k1',
    email: 'b@x.test',
    person: null,
  } as const;
  const assigned = (seat: string, person: string | null = null): SubscriptionEvent => ({
    type: 'SeatAssigned',
    data: { ...identity, seat, key: `k-${seat}`, email: null, person, sealedFor: person ?? 'ada' },
  });

  it('are given to addresses by the owner, as many as were bought', () => {
    given(...team)
      .when(assign)
      .thenEvents({
        type: 'SeatAssigned',
        data: { ...identity, seat: 's1', key: 'k1', email: 'b@x.test', person: null, sealedFor: 'ada' },
      });
    given(...taken)
      .when(assign)
      .thenRefused('seat/conflict');
    given(...team)
      .when({ ...assign, by: 'bob' })
      .thenRefused('subscription/forbidden');
    given(...team)
      .when({ ...assign, person: 'ada' })
      .thenRefused('seat-taken/conflict');
    given(...team, assigned('s1'))
      .when({ ...assign, key: 'k-s1' })
      .thenRefused('seat-taken/conflict');
    given(...team, assigned('s1'), assigned('s2'))
      .when(assign)
      .thenRefused('seat/conflict');
  });

  it('are claimed once their person is known, and taken back', () => {
    given(...team, assigned('s1'))
      .when({ type: 'ClaimSeat', key: 'k-s1', person: 'bob' })
      .thenEvents({ type: 'SeatClaimed', data: { ...identity, seat: 's1', person: 'bob' } });
    given(...team, assigned('s1', 'bob'))
      .when({ type: 'ClaimSeat', key: 'k-s1', person: 'bob' })
      .thenNothing();
    given(...team)
      .when({ type: 'ClaimSeat', key: 'k', person: 'bob' })
      .thenRefused('seat/unknown');
    given(...team, assigned('s1'))
      .when({ type: 'WithdrawSeat', by: 'ada', seat: 's1' })
      .thenEvents({ type: 'SeatWithdrawn', data: { ...identity, seat: 's1' } });
    given(...team)
      .when({ type: 'WithdrawSeat', by: 'ada', seat: 's1' })
      .thenRefused('seat/unknown');
  });

  it('beyond the quantity wait', () => {
    const fewer: SubscriptionEvent = {
      type: 'SubscriptionQuantityChanged',
      data: { ...identity, quantity: 2 },
    };
    const state = fold(subscriptionDecider, [...team, assigned('s1', 'bob'), assigned('s2', 'eve'), fewer]);
    expect(state.status === 'none' ? [] : holdersOf(state)).toEqual(['ada', 'bob']);
  });
});
