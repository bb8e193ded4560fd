import { expect, it } from '@jest/globals';
import { SeenPositions } from './seen-positions.js';

const after = (text: unknown, ...positions: number[]) => {
  const seen = new SeenPositions(text);
  for (const position of positions) if (!seen.has(position)) seen.add(position);
  return seen;
};

it('knows across a reconnect what came out late and what did not', () => {
  expect(String(after(0, 1, 2, 5))).toBe('5-3,4');
  const again = after('5-3,4', 4, 6);
  expect(String(again)).toBe('6-3');
  expect([1, 3, 4, 6, 7].map((one) => again.has(one))).toEqual([true, false, true, true, false]);
  // Whoever names a position alone has seen all up to it.
  expect([2, 3].map((one) => after('2').has(one))).toEqual([true, false]);
});

it('stays small, and begins anew with what it cannot read', () => {
  expect(String(after(0, 999_999))).toBe('999999');
  for (const none of [undefined, '', '-1', 'x', '1-', '3-a', {}]) expect(after(none).has(1)).toBe(false);
});

it('forgets places that no look has any more', () => {
  const seen = after(0, 1, 2, 3, 4, 5);
  expect([seen.keep(new Set([1, 2, 3, 4, 5])), String(seen)]).toEqual([false, '5']);
  expect([seen.keep(new Set([1, 3, 4])), String(seen), seen.has(5)]).toEqual([true, '4-2', false]);
  expect([seen.keep(new Set([1, 3, 4])), String(seen)]).toEqual([false, '4-2']);
  expect([seen.keep(new Set()), String(seen)]).toEqual([true, '0']);
});
