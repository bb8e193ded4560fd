import { eachSlot, has } from './slot-set.js';

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
    // Sorting a few is cheaper than walking past everything else.
    if (total < this.#order.length / 64) {
      eachSlot(found, (slot) => slots.push(slot));
      return slots.sort((a, b) => this.placeOf(a) - this.placeOf(b)).slice(offset, offset + limit);
    }
    for (let at = 0, seen = 0; at < this.#order.length && slots.length < limit; at += 1) {
      const slot = this.#order[at] ?? 0;
      if (!has(found, slot)) continue;
      if (seen >= offset) slots.push(slot);
      seen += 1;
    }
    return slots;
  }

  /** Everything found, in this order. */
  *all(found: Uint32Array): Iterable<number> {
    for (let at = 0; at < this.#order.length; at += 1) {
      const slot = this.#order[at] ?? 0;
      if (has(found, slot)) yield slot;
    }
  }
}
