import { countOf, countShared, ones, type SlotSet, slotsOf } from './slot-set.js';

/** A word that is looked up where it stands costs as much as some that are read one behind the other. */
const LOOK_UP = 3;

/** Some items: as bits and, where somebody asks, as a list. */
export class SomeSlots {
  readonly count: number;
  #list: Uint32Array | undefined;
  #words: Uint32Array | undefined;

  constructor(readonly bits: Uint32Array) {
    this.count = countOf(bits);
  }

  get list(): Uint32Array {
    this.#list ??= slotsOf(this.bits, this.count);
    return this.#list;
  }

  /** How many are among other bits. */
  sharedWith(others: Uint32Array): number {
    if (!this.#isGathered) return countShared(others, this.bits);
    const [words, bits] = [this.#filled, this.bits];
    let count = 0;
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] ?? 0;
      count += ones((bits[word] ?? 0) & (others[word] ?? 0));
    }
    return count;
  }

  /** How many are in a set. */
  countIn(slots: SlotSet): number {
    return slots.bits ? this.sharedWith(slots.bits) : slots.countIn(this.bits);
  }

  /** Operations that `countIn` costs, roughly. */
  costOf({ bits, size }: SlotSet): number {
    if (!bits) return size;
    return this.#isGathered ? this.#filled.length * LOOK_UP : bits.length;
  }

  /** Places of the words that are not empty. */
  get #filled(): Uint32Array {
    this.#words ??= filledIn(this.bits);
    return this.#words;
  }

  /** Looks of a show lie side by side, so that what shows have in common fills few words. */
  get #isGathered(): boolean {
    return this.#filled.length * LOOK_UP < this.bits.length;
  }
}

function filledIn(bits: Uint32Array): Uint32Array {
  const words = new Uint32Array(bits.length);
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) {
    if (bits[word] === 0) continue;
    words[count] = word;
    count += 1;
  }
  return words.subarray(0, count);
}
