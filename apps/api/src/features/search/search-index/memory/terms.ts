import type { TermKind } from '../query.js';
import type { Count } from '../search-index.js';
import { SlotSet } from './slot-set.js';

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

/** Values that some have. */
export const counted = (terms: readonly Term[], counts: ArrayLike<number>): Count[] =>
  terms.flatMap(({ id, slug, latest }) => {
    const total_count = counts[id] ?? 0;
    return total_count > 0 ? [{ slug, total_count, latest }] : [];
  });
