import { expect, it } from '@jest/globals';
import { SlotSet, set, wordsFor } from './slot-set.js';
import { SomeSlots } from './some-slots.js';

const SLOTS = 40_000;
const some = (holds: (slot: number) => boolean) => {
  const bits = new Uint32Array(wordsFor(SLOTS));
  for (let slot = 0; slot < SLOTS; slot += 1) if (holds(slot)) set(bits, slot);
  return new SomeSlots(bits);
};
const setOf = (holds: (slot: number) => boolean) => {
  const slots = new SlotSet();
  for (let slot = 0; slot < SLOTS; slot += 1) if (holds(slot)) slots.add(slot);
  return slots;
};

it.each([
  ['looks of a few shows, which lie side by side', (slot: number) => slot % 4_000 < 40],
  ['looks everywhere', (slot: number) => slot % 3 === 0],
  ['nothing', () => false],
])('counts what it has in common with sets: %s', (_, holds) => {
  const found = some(holds);
  for (const [size, of] of [
    ['many', (slot: number) => slot % 2 === 0],
    ['few', (slot: number) => slot % 997 === 0],
  ] as const) {
    const shared = Array.from({ length: SLOTS }, (_, slot) => slot).filter((slot) => holds(slot) && of(slot));
    expect([size, found.countIn(setOf(of))]).toEqual([size, shared.length]);
  }
});
