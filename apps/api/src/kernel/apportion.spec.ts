import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { apportion } from './apportion.js';

it.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [
    [5, 0],
    [100, 0],
  ],
  [
    [2, 1, 4],
    [29, 14, 57],
  ],
])('%j is %j', (counts, percent) => {
  expect(apportion(100, counts)).toEqual(percent);
});

it('adds up to a hundred and is never a whole point off', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 20 }), (counts) => {
      const total = counts.reduce((sum, count) => sum + count, 0);
      fc.pre(total > 0);
      const percent = apportion(100, counts);
      expect(percent.reduce((sum, one) => sum + one, 0)).toBe(100);
      for (const [index, one] of percent.entries())
        expect(Math.abs(one - (100 * (counts[index] ?? 0)) / total)).toBeLessThan(1);
    }),
  );
});
