import { expect, it } from '@jest/globals';
import { isInForce, type SubscriptionTerms, segmentOf } from './subscription.js';

const now = Date.parse('2026-11-21T12:00:00Z');
const terms = (changed: Partial<SubscriptionTerms> = {}): SubscriptionTerms => ({
  plan: 'all-included',
  status: 'active',
  ends_at: '2026-11-21T12:00:00.001Z',
  ...changed,
});

it.each([
  [terms({ plan: null, status: null, ends_at: null }), 'free-user', false],
  [terms({ plan: null, status: 'canceled' }), 'free-user', false],
  [terms(), 'all-included', true],
  [terms({ plan: 'student-special' }), 'student-special', true],
  [terms({ ends_at: null }), 'all-included', true],
  [terms({ status: 'canceled' }), 'canceled', false],
  [terms({ status: 'past_due' }), 'all-included-past_due', false],
  [terms({ plan: 'trend-master', status: 'unpaid' }), 'trend-master-unpaid', false],
  // Over by the clock, whatever the status still says.
  [terms({ ends_at: '2026-11-21T12:00:00.000Z' }), 'canceled', false],
  [terms({ ends_at: '2026-11-20T12:00:00.000Z', status: 'past_due' }), 'canceled', false],
  [terms({ ends_at: 'nonsense' }), 'canceled', false],
])('of %j the segment is %s', (given, segment, good) => {
  expect([segmentOf(given, now), isInForce(given, now)]).toEqual([segment, good]);
});
