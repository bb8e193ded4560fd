import type { Garment } from '@toile/contracts';
import type { Described } from '../search-index.js';
import { GarmentColumns, type WantedGarment } from './garment-columns.js';
import { grown, SlotSet, set, wordsFor } from './slot-set.js';

/**
 * Garments of looks, each with a slot of its own: as sets of slots, one for each kind in each colour, each fabric and each pattern,
 * and as columns.
 */
export class GarmentIndex {
  readonly #columns = new GarmentColumns();
  /** By the numbers of a kind and of a colour and one more; 0 for none. A garment of two colours stands in two sets. */
  readonly #kinds: SlotSet[][] = [];
  readonly #fabrics: SlotSet[] = [];
  readonly #patterns: SlotSet[] = [];
  /** Looks that say what they are made of, as bits. */
  #described = new Uint32Array(0);

  put(look: number, garments: readonly Garment[]): void {
    if (garments.length === 0) return;
    if (wordsFor(look + 1) > this.#described.length)
      this.#described = grown(this.#described, wordsFor(look + 1));
    set(this.#described, look);
    for (const garment of garments) {
      const { slot, kind, fabric, pattern, colours } = this.#columns.add(look, garment);
      this.#kinds[kind] ??= [];
      for (const colour of colours.length > 0 ? colours : [-1]) addTo(this.#kinds[kind], colour + 1, slot);
      if (fabric > 0) addTo(this.#fabrics, fabric, slot);
      if (pattern > 0) addTo(this.#patterns, pattern, slot);
    }
  }

  /** What each garment of a look is. */
  of(look: number): Described['garments'] {
    return this.#columns.of(look);
  }

  /** Leaves in `looks` those that do not say what they are made of. */
  undescribed(looks: Uint32Array): Uint32Array {
    return looks.map((word, at) => word & ~(this.#described[at] ?? 0));
  }

  /** Looks with a garment that is all of it, as bits of so many words. */
  find(wanted: WantedGarment, words: number): Uint32Array {
    const looks = new Uint32Array(words);
    // The fewest are gone through; the columns say what else they are.
    const [fewest] = this.#ways(wanted).sort((a, b) => sizeOf(a) - sizeOf(b));
    const fits = this.#columns.fitting(wanted);
    for (const slots of fewest ?? [])
      slots.each((slot) => {
        if (fits(slot)) set(looks, this.#columns.lookOf(slot));
      });
    return looks;
  }

  /** Gives back room that was made for what has not come. */
  trim(): void {
    this.#columns.trim();
    for (const sets of [this.#fabrics, this.#patterns, ...this.#kinds])
      for (const slots of sets ?? []) slots?.trim();
  }

  /** Sets whose garments are all that can be meant. */
  #ways({ kinds, fabrics, patterns, colours }: WantedGarment): SlotSet[][] {
    const { values } = this.#columns;
    const ways: SlotSet[][] = [];
    if (fabrics) ways.push(some(this.#fabrics, values.fabric.numbersOf(fabrics)));
    if (patterns) ways.push(some(this.#patterns, values.pattern.numbersOf(patterns)));
    const ofKinds = kinds ? some(this.#kinds, values.kind.numbersOf(kinds)) : this.#kinds;
    for (const slugs of colours) {
      const numbers = values.colour.numbersOf(slugs).map((one) => one + 1);
      ways.push(ofKinds.flatMap((sets) => some(sets, numbers)));
    }
    if (kinds && colours.length === 0) ways.push(ofKinds.flatMap((sets) => sets.filter((one) => one)));
    return ways;
  }
}

function addTo(sets: SlotSet[], at: number, slot: number): void {
  sets[at] ??= new SlotSet();
  sets[at].add(slot);
}

function some<S>(sets: readonly S[], numbers: readonly number[]): S[] {
  return numbers.map((one) => sets[one]).filter((one) => one !== undefined);
}
const sizeOf = (sets: readonly SlotSet[]): number => sets.reduce((sum, { size }) => sum + size, 0);
