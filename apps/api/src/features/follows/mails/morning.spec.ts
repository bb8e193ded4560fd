import { expect, it } from '@jest/globals';
import { lastMorning } from './morning.js';

it.each([
  ['2026-11-02T06:00:00.000Z', '2026-11-02T06:00:00.000Z'],
  ['2026-11-02T05:59:59.999Z', '2026-11-01T06:00:00.000Z'],
  ['2026-11-01T00:00:00.000Z', '2026-10-31T06:00:00.000Z'],
])('at %s the last morning began at %s', (now, morning) => {
  expect(lastMorning(new Date(now)).toISOString()).toBe(morning);
});
