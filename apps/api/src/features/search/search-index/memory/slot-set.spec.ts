import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { clear, countOf, eachSlot, has, SlotSet, set, wordsFor } from './slot-set.js';

const rising = fc
  .uniqueArray(fc.oneof(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 200_000 })), {
    maxLength: 3_000,
  })
  .map((all) => all.sort((a, b) => a - b));
const setOf = (slots: readonly number[]) => {
  const made = new SlotSet();
  for (const slot of slots) made.add(slot);
  made.trim();
  return made;
};
const bitsOf = (slots: readonly number[], upTo = 200_001) => {
  const bits = new Uint32Array(wordsFor(upTo));
  for (const slot of slots) set(bits, slot);
  return bits;
};
const slotsOf = (bits: Uint32Array) => {
  const slots: number[] = [];
  eachSlot(bits, (slot) => slots.push(slot));
  return slots;
};

it('meets and joins as sets do, few or many', () => {
  fc.assert(
    fc.property(rising, rising, (some, others) => {
      const both = some.filter((slot) => new Set(others).has(slot));
      const made = setOf(some);
      const met = bitsOf(others);
      expect(made.countIn(met)).toBe(both.length);
      made.andInto(met);
      expect(slotsOf(met)).toEqual(both);
      const joined = bitsOf(others);
      made.orInto(joined);
      expect(countOf(joined)).toBe(new Set([...some, ...others]).size);
    }),
    { numRuns: 60 },
  );
});

it('becomes bits when it is dense and stays the same set', () => {
  const slots = Array.from({ length: 20_000 }, (_, slot) => slot * 2);
  const bits = new Uint32Array(wordsFor(40_000));
  const made = setOf(slots);
  made.orInto(bits);
  expect(slotsOf(bits)).toEqual(slots);
  expect(made.bits?.length).toBeLessThan(slots.length);
  clear(bits, 4);
  expect([has(bits, 4), has(bits, 6), countOf(bits)]).toEqual([false, true, 19_999]);
});
