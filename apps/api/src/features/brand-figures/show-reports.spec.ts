import { expect, it } from '@jest/globals';
import { isMorningAfter } from './show-reports.js';

const at = (published: string, now: string) => isMorningAfter(new Date(published), new Date(now));

it('is seven in the morning of the next day in Paris, and for three days', () => {
  // Half past eleven at night in Paris.
  expect(at('2026-10-01T21:30:00Z', '2026-10-02T04:59:00Z')).toBe(false);
  expect(at('2026-10-01T21:30:00Z', '2026-10-02T05:00:00Z')).toBe(true);
  // Half past midnight is another day already.
  expect(at('2026-10-01T22:30:00Z', '2026-10-02T09:00:00Z')).toBe(false);
  expect(at('2026-10-01T22:30:00Z', '2026-10-03T05:00:00Z')).toBe(true);
  expect(at('2026-12-01T12:00:00Z', '2026-12-02T05:30:00Z')).toBe(false);
  // Nothing ran at seven.
  expect(at('2026-10-01T12:00:00Z', '2026-10-03T00:00:00Z')).toBe(true);
  expect(at('2026-10-01T12:00:00Z', '2026-10-05T12:00:00Z')).toBe(false);
});
