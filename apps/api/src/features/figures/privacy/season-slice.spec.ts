import { expect, it } from '@jest/globals';
import { SEASONS } from '@toile/contracts';
import { daysIn } from '../scope/scope.js';
import { isSettled, sliceOf } from './season-slice.js';

it('gives each season whole weeks, of which no two share a day', () => {
  const slices = SEASONS.map(sliceOf).sort((a, b) => a.from.localeCompare(b.from));
  for (const [at, slice] of slices.entries()) {
    expect(new Date(`${slice.from}T00:00:00Z`).getUTCDay()).toBe(1);
    expect(daysIn(slice) % 7).toBe(0);
    expect(slice.from > (slices[at - 1]?.to ?? '')).toBe(true);
  }
});

it('takes the weeks of the shows and of the seven days after', () => {
  // A Tuesday to a Tuesday, and a week.
  expect(sliceOf({ shows_start: '2026-09-08', shows_end: '2026-10-06' })).toEqual({
    from: '2026-09-07',
    to: '2026-10-18',
  });
});

it('waits two days for what arrives late, in Paris', () => {
  const days = { from: '2026-09-07', to: '2026-10-18' };
  expect(isSettled(days, new Date('2026-10-20T21:59:59Z'))).toBe(false);
  expect(isSettled(days, new Date('2026-10-20T22:00:00Z'))).toBe(true);
});
