import type { TermKind } from '../query.js';
import type { Count } from '../search-index.js';
import { SlotSet } from './slot-set.js';
import type { SomeSlots } from './some-slots.js';

/** A value items can be narrowed to, with those that have it. */
export interface Term {
  id: number;
  slug: string;
  /** The newest show it was in, in milliseconds. */
  latest: number;
  slots: SlotSet;
}

/** Values of every kind, each with a number of its own among its kind. */
export class Terms {
  readonly #bySlug = new Map<TermKind, Map<string, Term>>();
  readonly #lists = new Map<TermKind, Term[]>();

  get(kind: TermKind, slug: string): Term | undefined {
    return this.#bySlug.get(kind)?.get(slug);
  }

  all(kind: TermKind): readonly Term[] {
    return this.#lists.get(kind) ?? [];
  }

  /** The value, which this may be the first to have. */
  of(kind: TermKind, slug: string, showDate: number): Term {
    let bySlug = this.#bySlug.get(kind);
    if (!bySlug) {
      bySlug = new Map();
      this.#bySlug.set(kind, bySlug);
      this.#lists.set(kind, []);
    }
    let term = bySlug.get(slug);
    if (!term) {
      const list = this.#lists.get(kind) ?? [];
      // A text of its own: a part of a longer one would keep that alive.
      const own = Buffer.from(slug).toString();
      term = { id: list.length, slug: own, latest: showDate, slots: new SlotSet() };
      list.push(term);
      bySlug.set(own, term);
    }
    if (showDate > term.latest) term.latest = showDate;
    return term;
  }

  /** Gives back room that was made for what has not come. */
  trim(): void {
    for (const terms of this.#lists.values()) for (const { slots } of terms) slots.trim();
  }

  /** Slots with one of these values at least, as bits of so many words. */
  withAny(kind: TermKind, slugs: readonly string[], words: number): Uint32Array {
    const bits = new Uint32Array(words);
    for (const slug of slugs) this.get(kind, slug)?.slots.orInto(bits);
    return bits;
  }
}

/** What one step of a walk costs beside a word of two sets that meet: counts lie anywhere, words lie side by side. */
const STEP = 2.5;

/** Whether walking what was found, `each` steps for one of it, costs less than meeting it with the set of every value. */
export const isWalked = (found: SomeSlots, each: number, terms: readonly Term[]): boolean =>
  found.count * each * STEP < terms.reduce((sum, { slots }) => sum + found.costOf(slots), 0);

/** How many of what was found are in the set of each value, by the value's number. */
export function countMeeting(terms: readonly Term[], found: SomeSlots): Uint32Array {
  const counts = new Uint32Array(terms.length);
  for (const { id, slots } of terms) counts[id] = found.countIn(slots);
  return counts;
}

/** Values that some have. */
export const counted = (terms: readonly Term[], counts: Uint32Array): Count[] =>
  terms.flatMap(({ id, slug, latest }) => {
    const total_count = counts[id] ?? 0;
    return total_count > 0 ? [{ slug, total_count, latest }] : [];
  });
