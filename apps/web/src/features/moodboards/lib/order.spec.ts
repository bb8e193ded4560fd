import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mergedOrder, placed } from './order.js';

it.each([
  ['b', 0, 'bac'],
  ['b', 2, 'acb'],
  ['a', -1, 'abc'],
  ['c', 9, 'abc'],
  ['x', 0, 'abc'],
] as const)('takes %s to place %i', (item, place, expected) => {
  expect(placed(['a', 'b', 'c'], item, place).join('')).toBe(expected);
});

it.each([
  ['cab', 'abc', 'cab'],
  ['cab', 'ab', 'ab'],
  ['cab', 'abcx', 'cxab'],
  ['cab', 'xabc', 'xcab'],
  ['', 'ab', 'ab'],
])('merges %s into %s as %s', (wanted, now, expected) => {
  expect(mergedOrder([...wanted], [...now]).join('')).toBe(expected);
});

it('loses nothing that is there, adds nothing that is not, and keeps the order that was wanted', () => {
  const items = fc.uniqueArray(fc.constantFrom(...'abcdefgh'));
  fc.assert(
    fc.property(items, items, (wanted, now) => {
      const merged = mergedOrder(wanted, now);
      expect([...merged].sort()).toEqual([...now].sort());
      const common = (order: readonly string[]) =>
        order.filter((one) => wanted.includes(one) && now.includes(one));
      expect(common(merged)).toEqual(common(wanted));
    }),
  );
});
