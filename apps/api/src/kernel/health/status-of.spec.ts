import { expect, it } from '@jest/globals';
import { statusOf } from './status-of.js';

const WELL = { api: 'ok', ingest: 'ok', aggregator: 'ok', postgres: 'ok', log: 'ok', warehouse: 'ok' };

it.each([
  ['ok', {}, 'loaded'],
  ['ok', {}, 'off'],
  ['degraded', {}, 'loading'],
  ['degraded', {}, 'failed'],
  ['degraded', { log: 'connect ECONNREFUSED' }, 'off'],
  ['degraded', { warehouse: 'timeout of 2000ms exceeded', aggregator: 'starting' }, 'loaded'],
  ['unavailable', { postgres: 'connect ECONNREFUSED' }, 'loaded'],
  ['unavailable', { ingest: 'fetch failed', warehouse: 'timeout' }, 'loaded'],
] as const)('says %s of %j with the demo %s', (status, amiss, demo) => {
  expect(statusOf({ services: { ...WELL, ...amiss }, demo })).toBe(status);
});
