import type { Garment } from '@toile/contracts';
import { both, eachSlot, grown, SlotSet, set, wordsFor } from './slot-set.js';

type Part = 'kind' | 'fabric' | 'pattern' | 'colour';
/** What one garment must be: one of each list. */
export type WantedGarment = readonly { part: Part; slugs: readonly string[] }[];

/** Garments of looks as sets of slots of their own, one a value; a garment's slot knows the look's. */
export class GarmentIndex {
  #count = 0;
  /** The look of garment n. */
  #looks = new Uint32Array(0);
  readonly #terms = new Map<string, SlotSet>();
  /** Looks that say what they are made of, as bits. */
  #described = new Uint32Array(0);

  put(look: number, garments: readonly Garment[]): void {
    if (garments.length === 0) return;
    if (wordsFor(look + 1) > this.#described.length)
      this.#described = grown(this.#described, wordsFor(look + 1));
    set(this.#described, look);
    for (const { kind, fabric, pattern, colours } of garments) {
      const slot = this.#count;
      this.#count += 1;
      if (slot >= this.#looks.length) this.#looks = grown(this.#looks, slot + 1);
      this.#looks[slot] = look;
      this.#add('kind', kind, slot);
      if (fabric) this.#add('fabric', fabric, slot);
      if (pattern) this.#add('pattern', pattern, slot);
      for (const colour of colours) this.#add('colour', colour, slot);
    }
  }

  /** Leaves in `looks` those that do not say what they are made of. */
  undescribed(looks: Uint32Array): Uint32Array {
    return looks.map((word, at) => word & ~(this.#described[at] ?? 0));
  }

  /** Looks with a garment that is all of it, as bits of so many words. */
  find(wanted: WantedGarment, words: number): Uint32Array {
    const looks = new Uint32Array(words);
    let found: Uint32Array | undefined;
    for (const { part, slugs } of wanted) {
      const any = new Uint32Array(wordsFor(this.#count));
      for (const slug of slugs) this.#terms.get(`${part}/${slug}`)?.orInto(any);
      if (found) both(found, any);
      else found = any;
    }
    if (found) eachSlot(found, (slot) => set(looks, this.#looks[slot] ?? 0));
    return looks;
  }

  /** Gives back room that was made for what has not come. */
  trim(): void {
    this.#looks = this.#looks.slice(0, this.#count);
    for (const slots of this.#terms.values()) slots.trim();
  }

  #add(part: Part, slug: string, slot: number): void {
    const key = `${part}/${slug}`;
    let slots = this.#terms.get(key);
    if (!slots) {
      slots = new SlotSet();
      this.#terms.set(key, slots);
    }
    slots.add(slot);
  }
}
