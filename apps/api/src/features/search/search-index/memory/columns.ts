import { hueRank } from '../hue-rank.js';
import type { Dimension } from '../query.js';
import type { IndexedItem } from '../search-index.js';
import { Origins } from './origins.js';
import { grown } from './slot-set.js';
import type { SomeSlots } from './some-slots.js';
import type { Term } from './terms.js';

/** Colours a picture shows most that are kept of it. */
const COLOURS = 3;
const IS_HEX = /^#[\da-f]{6}$/i;

/** What is kept of each slot, in arrays. */
export class Columns {
  #count = 0;
  readonly slugs: string[] = [];
  dates = new Float64Array(0);
  positions = new Uint32Array(0);
  /** Numbers of the collections. */
  collections = new Uint32Array(0);
  hues = new Uint32Array(0);
  /** 0xrrggbb and one more; 0 for none. */
  #colours = new Uint32Array(0);
  readonly origins = new Origins();
  /** Numbers of what each says of type, city, season and designer. */
  #originOf = new Uint32Array(0);
  /** Tags of slot n are `#tags[#tagsAt[n] … #tagsAt[n + 1]]`. */
  #tags: Uint16Array | Uint32Array = new Uint16Array(0);
  #tagsAt = new Uint32Array(1);

  get count(): number {
    return this.#count;
  }
  /** Tags of a slot, on an average. */
  get tagsEach(): number {
    return this.#count === 0 ? 0 : (this.#tagsAt[this.#count] ?? 0) / this.#count;
  }

  add(
    item: IndexedItem,
    collection: Term,
    tags: readonly number[],
    values: Readonly<Partial<Record<Dimension, Term>>>,
  ): number {
    const slot = this.#count;
    this.#count += 1;
    this.#grow(slot);
    this.slugs.push(item.slug);
    this.dates[slot] = item.showDate;
    this.positions[slot] = item.position;
    this.collections[slot] = collection.id;
    this.hues[slot] = hueRank(item.hexes[0]);
    this.#originOf[slot] = this.origins.of(values);
    for (const [at, hex] of item.hexes.slice(0, COLOURS).entries())
      this.#colours[slot * COLOURS + at] = IS_HEX.test(hex) ? Number.parseInt(hex.slice(1), 16) + 1 : 0;
    let at = this.#tagsAt[slot] ?? 0;
    if (at + tags.length > this.#tags.length) this.#tags = grown(this.#tags, at + tags.length);
    for (const tag of tags) {
      if (tag > 0xffff && this.#tags instanceof Uint16Array) this.#tags = Uint32Array.from(this.#tags);
      this.#tags[at] = tag;
      at += 1;
    }
    this.#tagsAt[slot + 1] = at;
    return slot;
  }

  /** The number of the slot's value; -1 for none. */
  valueOf(dimension: Dimension, slot: number): number {
    return this.origins.valueOf(dimension, this.#originOf[slot] ?? -1);
  }

  /** What a slot says of type, city, season and designer. */
  originOf(slot: number): number {
    return this.#originOf[slot] ?? -1;
  }

  /** How many of some slots have each combination of values; see `Origins`. */
  countOrigins({ list: slots }: SomeSlots): Uint32Array {
    const counts = new Uint32Array(this.origins.count);
    const origins = this.#originOf;
    for (let n = 0; n < slots.length; n += 1) {
      const origin = origins[slots[n] ?? 0] ?? 0;
      counts[origin] = (counts[origin] ?? 0) + 1;
    }
    return counts;
  }

  /** Numbers of the tags of a slot. */
  tagsOf(slot: number): Uint16Array | Uint32Array {
    return this.#tags.subarray(this.#tagsAt[slot], this.#tagsAt[slot + 1]);
  }

  /** Counts every tag of each of some slots, in the counts for what the slot says of type, city, season and designer. */
  countTags(slots: Uint32Array, countsOf: (origin: number) => Uint32Array): void {
    const [tags, tagsAt, origins] = [this.#tags, this.#tagsAt, this.#originOf];
    for (let n = 0; n < slots.length; n += 1) {
      const slot = slots[n] ?? 0;
      const counts = countsOf(origins[slot] ?? 0);
      const end = tagsAt[slot + 1] ?? 0;
      for (let at = tagsAt[slot] ?? 0; at < end; at += 1) {
        const tag = tags[at] ?? 0;
        counts[tag] = (counts[tag] ?? 0) + 1;
      }
    }
  }

  /** The sum of what the tags of each of some slots weigh. */
  weigh(slots: Uint32Array, weights: Float64Array): Float64Array {
    const [tags, tagsAt] = [this.#tags, this.#tagsAt];
    const sums = new Float64Array(slots.length);
    for (let n = 0; n < slots.length; n += 1) {
      const slot = slots[n] ?? 0;
      const end = tagsAt[slot + 1] ?? 0;
      let sum = 0;
      for (let at = tagsAt[slot] ?? 0; at < end; at += 1) sum += weights[tags[at] ?? 0] ?? 0;
      sums[n] = sum;
    }
    return sums;
  }

  hexesOf(slot: number): string[] {
    const hexes: string[] = [];
    for (let at = slot * COLOURS; at < (slot + 1) * COLOURS; at += 1) {
      const colour = this.#colours[at] ?? 0;
      if (colour > 0) hexes.push(`#${(0x1000000 + colour - 1).toString(16).slice(1)}`);
    }
    return hexes;
  }

  /** Room that was made for what has not come. */
  trim(): void {
    const count = this.#count;
    this.dates = this.dates.slice(0, count);
    this.positions = this.positions.slice(0, count);
    this.collections = this.collections.slice(0, count);
    this.hues = this.hues.slice(0, count);
    this.#colours = this.#colours.slice(0, count * COLOURS);
    this.#tags = this.#tags.slice(0, this.#tagsAt[count]);
    this.#tagsAt = this.#tagsAt.slice(0, count + 1);
    this.#originOf = this.#originOf.slice(0, count);
  }

  #grow(slot: number): void {
    if (slot < this.dates.length) return;
    this.dates = grown(this.dates, slot + 1);
    this.positions = grown(this.positions, slot + 1);
    this.collections = grown(this.collections, slot + 1);
    this.hues = grown(this.hues, slot + 1);
    this.#colours = grown(this.#colours, (slot + 1) * COLOURS);
    this.#tagsAt = grown(this.#tagsAt, slot + 2);
    this.#originOf = grown(this.#originOf, slot + 1);
  }
}
