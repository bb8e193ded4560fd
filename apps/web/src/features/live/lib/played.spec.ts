import { expect, it } from '@jest/globals';
import { advanced, clock, outBy, readersBy, type ShowRecord } from './played';

const at = (second: number) => new Date(Date.UTC(2026, 8, 25, 17, 0, second)).toISOString();
const record: ShowRecord = {
  from: at(0),
  to: at(90),
  readers: [
    { at: at(-5), saves: 10, searches: null },
    { at: at(60), saves: 14, searches: 12 },
  ],
};

it('brings looks and counts at the moments they came, none earlier', () => {
  const arrivals = [{ at: at(0) }, { at: at(30) }, { at: at(90) }];
  expect([0, 29_999, 30_000, 90_000].map((ms) => outBy(arrivals, record, ms))).toEqual([1, 1, 2, 3]);
  expect(readersBy(record, 0)).toEqual({ saves: 10, searches: null });
  expect(readersBy(record, 60_000)).toEqual({ saves: 14, searches: 12 });
  expect(readersBy({ ...record, readers: [] }, 60_000)).toEqual({ saves: null, searches: null });
});

it('plays at the speed that is chosen, and stops at the end', () => {
  expect(advanced(record, 10_000, 500, 4)).toBe(12_000);
  expect(advanced(record, 89_000, 500, 16)).toBe(90_000);
  expect([0, 67_900, 3_847_000].map(clock)).toEqual(['0:00', '1:07', '1:04:07']);
});
