import { expect, it } from '@jest/globals';
import { LastWrites } from './last-writes.js';

it('knows when a session wrote last, and forgets what no page is older than', () => {
  let now = 1_000;
  const writes = new LastWrites(() => now);
  expect(writes.of('ada')).toBe(-1);
  writes.note('ada');
  now = 5_000;
  writes.note('bea');
  expect([writes.of('ada'), writes.of('bea')]).toEqual([1_000, 5_000]);
  writes.note('ada');
  now = 15_500;
  writes.note('cleo');
  expect(['ada', 'bea', 'cleo'].map((one) => writes.of(one))).toEqual([-1, -1, 15_500]);
});
