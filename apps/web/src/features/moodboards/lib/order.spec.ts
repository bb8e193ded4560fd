import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mergedOrder } from './order.js';

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
