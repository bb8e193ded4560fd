import { has, slotsOf } from './slot-set.js';

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
    const slots: number[] = [];
    if (offset >= total) return slots;
    // Sorting the places of some is cheaper than walking past everything else.
    if (total < this.#order.length / 32) {
      const places = this.#placesOf(found, total).sort();
      return Array.from(places.subarray(offset, offset + limit), (place) => this.#order[place] ?? 0);
    }
    for (let at = 0, seen = 0; at < this.#order.length && slots.length < limit; at += 1) {
      const slot = this.#order[at] ?? 0;
      if (!has(found, slot)) continue;
      if (seen >= offset) slots.push(slot);
      seen += 1;
    }
    return slots;
  }

  /** Everything found, of `total`, in this order. */
  all(found: Uint32Array, total: number): Uint32Array {
    const slots = new Uint32Array(total);
    for (let at = 0, seen = 0; at < this.#order.length && seen < total; at += 1) {
      const slot = this.#order[at] ?? 0;
      if (!has(found, slot)) continue;
      slots[seen] = slot;
      seen += 1;
    }
    return slots;
  }

  #placesOf(found: Uint32Array, total: number): Uint32Array {
    return slotsOf(found, total).map((slot) => this.placeOf(slot));
  }
}
