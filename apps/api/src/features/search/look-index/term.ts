import type { TermKind } from './query.js';
import type { SlotSet } from './slot-set.js';

/** A value looks can be narrowed to, with the looks that have it. */
export interface Term {
  id: number;
  slug: string;
  /** The newest show it was in, in milliseconds. */
  latest: number;
  slots: SlotSet;
}

export interface Count {
  slug: string;
  total_count: number;
  /** The newest show it was in, in milliseconds. */
  latest: number;
}

/** Walks the looks found, or meets them with the set of every value: whichever is less. */
export function counted(
  terms: readonly Term[],
  steps: number,
  found: Uint32Array,
  walk: (counts: Uint32Array) => void,
): Count[] {
  const counts = new Uint32Array(terms.length);
  const meeting = terms.reduce((sum, { slots }) => sum + slots.cost, 0);
  if (steps * 2 < meeting) walk(counts);
  else for (const { id, slots } of terms) counts[id] = slots.countIn(found);
  return terms.flatMap(({ id, slug, latest }) => {
    const total_count = counts[id] ?? 0;
    return total_count > 0 ? [{ slug, total_count, latest }] : [];
  });
}

export const ofEveryKind = <T>(make: () => T): Record<TermKind, T> => ({
  type: make(),
  city: make(),
  season: make(),
  designer: make(),
  tag: make(),
  model: make(),
  collection: make(),
  colour: make(),
});
