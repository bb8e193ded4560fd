import { expect, it } from '@jest/globals';
import { TRACKING_VERSION } from '@toile/contracts';
import { SHIPPED_VOCABULARY } from '@toile/vocabulary';
import { readValue } from './to-rows.js';

const beacon = (version: number) =>
  JSON.stringify({
    id: '018f4a1e-7c3b-7d2a-9f10-000000000001',
    type: 'BeaconReceived',
    version,
    occurred_at: '2026-03-01T10:00:00.000Z',
    subject: null,
    correlation_id: 'c',
    causation_id: null,
    data: { kind: 'page', target: 'home', uri: '/', received_at: '2026-03-01T10:00:00.000Z' },
  });

it('a beacon of a version that is not known yet waits as a dead letter, which names the version', () => {
  expect(readValue('tracking', beacon(TRACKING_VERSION + 1), SHIPPED_VOCABULARY)).toEqual({
    reason: `version ${TRACKING_VERSION + 1} is not known here, only those up to ${TRACKING_VERSION}`,
  });
  for (const version of [1, TRACKING_VERSION])
    expect(readValue('tracking', beacon(version), SHIPPED_VOCABULARY)).toHaveProperty('fields');
});
