import { has, slotsOf } from './slot-set.js';

/** What is found is few where it is less than this part of all. */
const SPARSE = 32;

/** Slots in the order of listings: the newest shows first, each in its own order. */
export class ListingOrder {
  #order = new Uint32Array(0);
  /** The place of each slot in it. */
  #places = new Uint32Array(0);

  constructor(private readonly compare: (a: number, b: number) => number) {}

  /** Puts fresh slots in, and leaves those out that live no more. */
  settle(fresh: readonly number[], alive: Uint32Array, slots: number): void {
    const added = Uint32Array.from(fresh.filter((slot) => has(alive, slot))).sort(this.compare);
    const kept = this.#order.filter((slot) => has(alive, slot));
    const order = new Uint32Array(kept.length + added.length);
    for (let at = 0, old = 0, add = 0; at < order.length; at += 1) {
      const [one, other] = [kept[old], added[add]];
      const takeOld = one !== undefined && (other === undefined || this.compare(one, other) < 0);
      order[at] = (takeOld ? one : other) ?? 0;
      if (takeOld) old += 1;
      else add += 1;
    }
    this.#order = order;
    this.#places = new Uint32Array(slots);
    for (let at = 0; at < order.length; at += 1) this.#places[order[at] ?? 0] = at;
  }

  placeOf(slot: number): number {
    return this.#places[slot] ?? 0;
  }

  /** Some of what was found, of `total`, in this order. */
  page(found: Uint32Array, total: number, offset: number, limit: number): number[] {
    if (offset >= total) return [];
    const slots: number[] = [];
    const last = Math.min(offset + limit, total);
    const order = this.#order;
    // What is new comes first; only where little is found among so many, putting that in order is cheaper than walking on.
    const far = this.#isSparse(total) ? order.length / SPARSE : order.length;
    for (let at = 0, seen = 0; at < far; at += 1) {
      const slot = order[at] ?? 0;
      if (!has(found, slot)) continue;
      if (seen >= offset) slots.push(slot);
      seen += 1;
      if (seen === last) return slots;
    }
    return least(this.#placesOf(found, total), last)
      .slice(offset)
      .map((place) => order[place] ?? 0);
  }

  /** What was found, of `total`, in this order, for those who stop early. */
  *each(found: Uint32Array, total: number): Iterable<number> {
    if (!this.#isSparse(total)) yield* this.#walk(found);
    else for (const place of this.#placesOf(found, total).sort()) yield this.#order[place] ?? 0;
  }

  /** Whether putting what was found in order is cheaper than walking past everything else. */
  #isSparse(total: number): boolean {
    return total < this.#order.length / SPARSE;
  }

  *#walk(found: Uint32Array): Iterable<number> {
    for (const slot of this.#order) if (has(found, slot)) yield slot;
  }

  #placesOf(found: Uint32Array, total: number): Uint32Array {
    return slotsOf(found, total).map((slot) => this.#places[slot] ?? 0);
  }
}

/** So many of the least, in rising order: a page of them is wanted more often than all. */
function least(values: Uint32Array, count: number): number[] {
  if (count * 4 >= values.length) return [...values.sort().subarray(0, count)];
  const kept = new Uint32Array(count * 4);
  let [size, most] = [0, Number.POSITIVE_INFINITY];
  for (const value of values) {
    if (value >= most) continue;
    kept[size] = value;
    size += 1;
    // Now and then the greatest are let go.
    if (size < kept.length) continue;
    kept.sort();
    size = count;
    most = kept[count - 1] ?? most;
  }
  return [...kept.subarray(0, size).sort().subarray(0, count)];
}
