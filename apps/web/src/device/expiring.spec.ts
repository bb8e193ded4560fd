import { expect, it } from '@jest/globals';
import { unexpired, withExpiry } from './expiring.js';

it('gives a value back until its time is over', () => {
  const kept = withExpiry('abc', 1_000);
  expect(unexpired(kept, 999)).toBe('abc');
  expect(unexpired(kept, 1_000)).toBeNull();
});

it.each([null, '', 'abc', '"abc"', '{"value":1,"untilMs":9}', 'null'])('takes %j for nothing', (kept) => {
  expect(unexpired(kept, 1)).toBeNull();
});
