import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { inStream, specifyProjection } from '@toile/event-store';
import { testPostgres } from '@toile/testing';
import pg from 'pg';
import type { SubscriptionEvent } from '../domain/subscription.events.js';
import { subscriptionsFeature } from '../subscriptions.feature.js';
import { subscriptionsReadModel as projection } from './subscriptions.projection.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let pool: pg.Pool;
beforeAll(async () => {
  postgres = await testPostgres();
  pool = new pg.Pool({ connectionString: postgres.url });
});
afterAll(async () => {
  await pool?.end();
  await postgres?.stop();
});
const { category } = subscriptionsFeature;
const specified = () => specifyProjection<SubscriptionEvent>({ projection, pool, category });

const identity = { id: 7, kind: 'paywall', member: 'ada' } as const;
const terms = {
  plan: 'trend-master',
  quantity: 3,
  endsAt: '2027-01-01T00:00:00.000Z',
  renews: true,
} as const;
const report = {
  ...terms,
  ref: 'sub_1',
  createdAt: '2026-01-01T00:00:00.000Z',
  saidAt: '2026-01-01T00:00:00.000Z',
  rank: 1,
  status: 'active',
} as const;
const reported: SubscriptionEvent = { type: 'PaymentReported', data: { ...identity, report } };
const started: SubscriptionEvent = { type: 'SubscriptionStarted', data: { ...identity, ...terms } };
const assigned: SubscriptionEvent = {
  type: 'SeatAssigned',
  data: { ...identity, seat: 's1', key: 'hash', sealedFor: 'bob', email: 'bob@atelier.test', person: 'bob' },
};
const held = { ...identity, ...terms, status: 'active', reports: [report], devices: [], seats: [] };
const seat = { id: 's1', key: 'hash', sealedFor: 'bob', email: 'bob@atelier.test', person: 'bob' };

describe('subscriptions', () => {
  it('are held by their owner and by whom a paid seat is assigned to', async () => {
    await specified()
      .given(inStream('subscription-1', reported, started))
      .when(inStream('subscription-1', assigned))
      .thenDocuments({
        'subscription-1': { ...held, seats: [seat], holders: ['ada', 'bob'], people: ['ada', 'bob'] },
      });
  });

  it('let nobody in on seats that are not paid for any more, and keep their assignment', async () => {
    const fewer: SubscriptionEvent = {
      type: 'SubscriptionQuantityChanged',
      data: { ...identity, quantity: 1 },
    };
    await specified()
      .given(inStream('subscription-1', reported, started, assigned))
      .when(inStream('subscription-1', fewer))
      .thenDocuments({
        'subscription-1': { ...held, quantity: 1, seats: [seat], holders: ['ada'], people: ['ada', 'bob'] },
      });
  });

  it('keep the seat and lose the address of somebody who was erased', async () => {
    await specified()
      .given(inStream('subscription-1', reported, started, assigned))
      .erased('bob')
      .thenDocuments({
        'subscription-1': {
          ...held,
          seats: [{ ...seat, email: null }],
          holders: ['ada', 'bob'],
          people: ['ada', 'bob'],
        },
      });
  });
});
