import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ListingOrder } from './listing-order.js';
import { countOf, set, wordsFor } from './slot-set.js';

const SLOTS = 3_000;
/** Slots in an order of their own. */
const placeOf = (slot: number) => (slot * 1_009) % SLOTS;
const bitsOf = (slots: Iterable<number>): Uint32Array => {
  const bits = new Uint32Array(wordsFor(SLOTS));
  for (const slot of slots) set(bits, slot);
  return bits;
};

it('brings every page of what was found in its order, be it much or little, new or old', () => {
  const order = new ListingOrder((a, b) => placeOf(a) - placeOf(b));
  const all = Array.from({ length: SLOTS }, (_, slot) => slot);
  order.settle(all, bitsOf(all), SLOTS);
  fc.assert(
    fc.property(
      fc.constantFrom(2, 40, 1_500),
      fc.integer({ min: 0, max: SLOTS }),
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 1, max: 24 }),
      (every, from, offset, limit) => {
        const wanted = all.filter((slot) => placeOf(slot) >= from && slot % every === 0);
        const sorted = [...wanted].sort((a, b) => placeOf(a) - placeOf(b));
        const found = bitsOf(wanted);
        expect(order.page(found, countOf(found), offset, limit)).toEqual(
          sorted.slice(offset, offset + limit),
        );
        expect([...order.each(found, countOf(found))]).toEqual(sorted);
      },
    ),
    { numRuns: 200 },
  );
});
