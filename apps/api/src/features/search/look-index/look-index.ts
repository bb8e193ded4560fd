import type { Garment } from '@toile/contracts';
import { GarmentIndex } from './garment-index.js';
import { narrow, type Sets } from './matching.js';
import { DIMENSIONS, type Dimension, type IndexQuery, type TermKind, termsOf } from './query.js';
import { both, clear, countOf, eachSlot, grown, has, SlotSet, set, wordsFor } from './slot-set.js';
import { type Count, counted, ofEveryKind, type Term } from './term.js';

/** A look as the index takes it: slugs, lists of them with blanks between. `words` are plain, without accents and case. */
export interface IndexedLook extends Record<Dimension, string> {
  slug: string;
  collection: string;
  /** Milliseconds. */
  showDate: number;
  position: number;
  tags: string;
  models: string;
  /** Of the palette. */
  colours: string;
  words: string;
  garments: readonly Garment[];
}

export interface NearestWanted {
  type: string;
  choosing: readonly string[];
  /** Leave out the looks of the same show. */
  otherShows: boolean;
  limit: number;
}

/** How the plain names of a dimension's values are looked up. */
export type PlainName = (dimension: Dimension, slug: string) => string;

/**
 * Published looks as sets of slots, one a value, so that counts of any combination are a few thousand word operations
 * whatever the size of the result. A slot is never used again: a look that changes dies in one and lives in the next.
 */
export class LookIndex {
  #slots = 0;
  #alive = new Uint32Array(0);
  #slotOf = new Map<string, number>();
  #slugs: string[] = [];
  #dates = new Float64Array(0);
  #positions = new Uint32Array(0);
  #collections: string[] = [];
  readonly #columns = new Map<Dimension, Uint32Array>();
  /** Tags of slot n are `#tags[#tagsAt[n] … #tagsAt[n + 1]]`. */
  #tags = new Uint32Array(0);
  #tagsAt = new Uint32Array(1);
  readonly #terms = ofEveryKind(() => new Map<string, Term>());
  readonly #lists = ofEveryKind((): Term[] => []);
  readonly #words = new Map<string, SlotSet>();
  readonly #garments = new GarmentIndex();
  /** Slots of living looks in the order of listings, and the place of each. */
  #order = new Uint32Array(0);
  #places = new Uint32Array(0);
  #unordered: number[] = [];

  /** Looks that can be found. */
  get size(): number {
    return this.#slotOf.size;
  }

  /** Slots of looks that have changed since; an index that is mostly those is to be made anew. */
  get waste(): number {
    return this.#slots - this.#slotOf.size;
  }

  knows(kind: TermKind, slug: string): boolean {
    return this.#terms[kind].has(slug);
  }

  remove(slug: string): void {
    const slot = this.#slotOf.get(slug);
    if (slot === undefined) return;
    this.#slotOf.delete(slug);
    clear(this.#alive, slot);
  }

  put(look: IndexedLook): void {
    this.remove(look.slug);
    const slot = this.#newSlot();
    this.#slotOf.set(look.slug, slot);
    this.#slugs.push(look.slug);
    this.#collections.push(look.collection);
    this.#dates[slot] = look.showDate;
    this.#positions[slot] = look.position;
    for (const dimension of DIMENSIONS) {
      const term = this.#term(dimension, look[dimension], look.showDate);
      term.slots.add(slot);
      const column = this.#columns.get(dimension);
      if (column) column[slot] = term.id;
    }
    this.#term('collection', look.collection, look.showDate).slots.add(slot);
    eachWord(look.models, (model) => this.#term('model', model, look.showDate).slots.add(slot));
    eachWord(look.colours, (colour) => this.#term('colour', colour, look.showDate).slots.add(slot));
    this.#garments.put(slot, look.garments);
    let at = this.#tagsAt[slot] ?? 0;
    eachWord(look.tags, (tag) => {
      const term = this.#term('tag', tag, look.showDate);
      if (!term.slots.add(slot)) return;
      if (at >= this.#tags.length) this.#tags = grown(this.#tags, at + 1);
      this.#tags[at] = term.id;
      at += 1;
    });
    this.#tagsAt[slot + 1] = at;
    eachWord(look.words, (word) => {
      let slots = this.#words.get(word);
      if (!slots) {
        slots = new SlotSet();
        this.#words.set(word, slots);
      }
      slots.add(slot);
    });
    set(this.#alive, slot);
    this.#unordered.push(slot);
  }

  /** Puts what has come and gone into the order of listings; to be called after a number of `put` and `remove`. */
  settle(): void {
    const fresh = Uint32Array.from(this.#unordered.filter((slot) => has(this.#alive, slot))).sort(
      this.#compare,
    );
    this.#unordered = [];
    const kept = this.#order.filter((slot) => has(this.#alive, slot));
    const order = new Uint32Array(kept.length + fresh.length);
    for (let at = 0, old = 0, add = 0; at < order.length; at += 1) {
      const [one, other] = [kept[old], fresh[add]];
      const takeOld = one !== undefined && (other === undefined || this.#compare(one, other) < 0);
      order[at] = (takeOld ? one : other) ?? 0;
      if (takeOld) old += 1;
      else add += 1;
    }
    this.#order = order;
    this.#places = new Uint32Array(this.#slots);
    for (let at = 0; at < order.length; at += 1) this.#places[order[at] ?? 0] = at;
  }

  /** The looks that fit, as bits. */
  find(query: IndexQuery, plainName: PlainName): Uint32Array {
    const bits = this.#alive.slice(0, wordsFor(this.#slots));
    for (const [kind, slug] of termsOf(query)) {
      const slots = this.#terms[kind].get(slug)?.slots;
      if (!slots) return bits.fill(0);
      slots.andInto(bits);
    }
    if (query.anyTag) both(bits, this.withAny(query.anyTag));
    for (const slugs of query.colours ?? []) both(bits, this.withAnyOf('colour', slugs, bits.length));
    const sets = this.#sets(bits.length);
    for (const clause of query.clauses ?? []) narrow(bits, clause, sets);
    for (const word of query.words ?? []) both(bits, this.#having(word, bits.length, plainName));
    return bits;
  }

  /** Looks that have one of these tags at least, as bits; those that are no more among them. */
  withAny(tags: readonly string[]): Uint32Array {
    return this.withAnyOf('tag', tags, wordsFor(this.#slots));
  }

  /** Looks with one of these values at least, as bits of so many words; those that are no more among them. */
  withAnyOf(kind: TermKind, slugs: readonly string[], words: number): Uint32Array {
    const bits = new Uint32Array(words);
    for (const slug of slugs) this.#terms[kind].get(slug)?.slots.orInto(bits);
    return bits;
  }

  #sets(size: number): Sets {
    return {
      size,
      garments: this.#garments,
      withAny: (kind, slugs) => this.withAnyOf(kind, slugs, size),
      withWords: (words) => this.#described(words, size),
    };
  }

  /** Looks whose descriptions have all these words, each whole. */
  #described(words: readonly string[], size: number): Uint32Array {
    let found: Uint32Array | undefined;
    for (const word of words) {
      const any = new Uint32Array(size);
      for (const [one, slots] of this.#words) if (one.includes(word) && isWhole(one, word)) slots.orInto(any);
      if (found) both(found, any);
      else found = any;
    }
    return found ?? new Uint32Array(size);
  }

  count(found: Uint32Array): number {
    return countOf(found);
  }

  /** Slugs in the order of listings: the newest shows first, each in the order of the show. */
  page(found: Uint32Array, total: number, offset: number, limit: number): string[] {
    if (offset >= total) return [];
    const slots: number[] = [];
    // Sorting a few is cheaper than walking past everything else.
    if (total < this.#order.length / 64) {
      eachSlot(found, (slot) => slots.push(slot));
      slots.sort((a, b) => (this.#places[a] ?? 0) - (this.#places[b] ?? 0));
      return slots.slice(offset, offset + limit).map((slot) => this.#slugs[slot] ?? '');
    }
    for (let at = 0, seen = 0; at < this.#order.length && slots.length < limit; at += 1) {
      const slot = this.#order[at] ?? 0;
      if (!has(found, slot)) continue;
      if (seen >= offset) slots.push(slot);
      seen += 1;
    }
    return slots.map((slot) => this.#slugs[slot] ?? '');
  }

  /** How many of the looks found have each value of a dimension; only values that some have. */
  dimension(dimension: Dimension, found: Uint32Array, total: number): Count[] {
    const terms = this.#lists[dimension];
    const column = this.#columns.get(dimension) ?? new Uint32Array();
    const walk = (counts: Uint32Array) =>
      eachSlot(found, (slot) => {
        const id = column[slot] ?? 0;
        counts[id] = (counts[id] ?? 0) + 1;
      });
    return counted(terms, total, found, walk);
  }

  tags(found: Uint32Array, total: number): Count[] {
    const average = this.#slots === 0 ? 0 : (this.#tagsAt[this.#slots] ?? 0) / this.#slots;
    const walk = (counts: Uint32Array) =>
      eachSlot(found, (slot) => {
        const end = this.#tagsAt[slot + 1] ?? 0;
        for (let at = this.#tagsAt[slot] ?? 0; at < end; at += 1) {
          const id = this.#tags[at] ?? 0;
          counts[id] = (counts[id] ?? 0) + 1;
        }
      });
    return counted(this.#lists.tag, total * average, found, walk);
  }

  /**
   * Slugs of the looks with the greatest sum of weights over the tags they share with a look, at most `limit`; those of
   * equal weight in the order of listings. Only looks of its type with one of the tags in `choosing` are weighed.
   */
  nearest(slug: string, weights: ReadonlyMap<string, number>, wanted: NearestWanted): string[] {
    const self = this.#slotOf.get(slug);
    if (self === undefined) return [];
    const candidates = this.withAny(wanted.choosing);
    both(candidates, this.#alive);
    this.#terms.type.get(wanted.type)?.slots.andInto(candidates);
    clear(candidates, self);
    const byTag = new Float64Array(this.#lists.tag.length);
    for (const [tag, weight] of weights) byTag[this.#terms.tag.get(tag)?.id ?? -1] = weight;
    const show = wanted.otherShows ? this.#collections[self] : undefined;
    const found: { slot: number; weight: number }[] = [];
    let least = 0;
    eachSlot(candidates, (slot) => {
      if (this.#collections[slot] === show) return;
      let weight = 0;
      const end = this.#tagsAt[slot + 1] ?? 0;
      for (let at = this.#tagsAt[slot] ?? 0; at < end; at += 1) weight += byTag[this.#tags[at] ?? 0] ?? 0;
      if (weight < least) return;
      found.push({ slot, weight });
      // Now and then the worst are let go, so that what is kept stays a few times what is wanted.
      if (found.length < wanted.limit * 4) return;
      found.sort(this.#heaviest);
      found.length = wanted.limit;
      least = found.at(-1)?.weight ?? 0;
    });
    return found
      .sort(this.#heaviest)
      .slice(0, wanted.limit)
      .map(({ slot }) => this.#slugs[slot] ?? '');
  }

  readonly #heaviest = (a: { slot: number; weight: number }, b: { slot: number; weight: number }): number =>
    b.weight - a.weight || (this.#places[a.slot] ?? 0) - (this.#places[b.slot] ?? 0);

  #having(word: string, words: number, plainName: PlainName): Uint32Array {
    const bits = new Uint32Array(words);
    for (const [one, slots] of this.#words) if (one.includes(word)) slots.orInto(bits);
    for (const kind of ['tag', 'model'] as const)
      for (const term of this.#lists[kind]) if (term.slug.includes(word)) term.slots.orInto(bits);
    for (const dimension of DIMENSIONS)
      for (const term of this.#lists[dimension])
        if (plainName(dimension, term.slug).includes(word)) term.slots.orInto(bits);
    return bits;
  }

  #newSlot(): number {
    const slot = this.#slots;
    this.#slots += 1;
    if (wordsFor(this.#slots) > this.#alive.length) this.#alive = grown(this.#alive, wordsFor(this.#slots));
    if (slot >= this.#dates.length) {
      this.#dates = grown(this.#dates, slot + 1);
      this.#positions = grown(this.#positions, slot + 1);
      this.#tagsAt = grown(this.#tagsAt, slot + 2);
      for (const dimension of DIMENSIONS)
        this.#columns.set(dimension, grown(this.#columns.get(dimension) ?? new Uint32Array(0), slot + 1));
    }
    return slot;
  }

  #term(kind: TermKind, slug: string, showDate: number): Term {
    const terms = this.#terms[kind];
    let term = terms.get(slug);
    if (!term) {
      const list = this.#lists[kind];
      term = { id: list.length, slug, latest: showDate, slots: new SlotSet() };
      list.push(term);
      terms.set(slug, term);
    }
    if (showDate > term.latest) term.latest = showDate;
    return term;
  }

  readonly #compare = (a: number, b: number): number =>
    (this.#dates[b] ?? 0) - (this.#dates[a] ?? 0) ||
    byText(this.#collections[a] ?? '', this.#collections[b] ?? '') ||
    (this.#positions[a] ?? 0) - (this.#positions[b] ?? 0) ||
    byText(this.#slugs[a] ?? '', this.#slugs[b] ?? '');
}

/** A word of a description may have signs about it. */
function isWhole(one: string, word: string): boolean {
  return one === word || one.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') === word;
}

/** Without the garbage of a list. */
function eachWord(text: string, visit: (word: string) => void): void {
  for (let from = 0; from < text.length; ) {
    const blank = text.indexOf(' ', from);
    const end = blank < 0 ? text.length : blank;
    if (end > from) visit(text.slice(from, end));
    from = end + 1;
  }
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
