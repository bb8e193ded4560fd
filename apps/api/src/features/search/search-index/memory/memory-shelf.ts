import { DIMENSIONS, type Dimension, type IndexQuery, termsOf, type WantedWord } from '../query.js';
import type { Described, IndexedItem } from '../search-index.js';
import { Columns } from './columns.js';
import { GarmentIndex } from './garment-index.js';
import { ListingOrder } from './listing-order.js';
import { narrow, type Sets } from './matching.js';
import { both, clear, grown, set, wordsFor } from './slot-set.js';
import { SomeSlots } from './some-slots.js';
import { type Beside, TagCounts } from './tag-counts.js';
import { type Term, Terms } from './terms.js';
import { eachWord, WordIndex } from './word-index.js';

/**
 * Items of a shelf as sets of slots, one a value, so that counts of any combination are a few thousand word operations whatever
 * the size of the result. A slot is never used again: an item that changes dies in one and lives in the next.
 */
export class MemoryShelf {
  readonly columns = new Columns();
  readonly terms = new Terms();
  readonly tagCounts = new TagCounts();
  readonly order = new ListingOrder((a, b) => this.#compare(a, b));
  readonly #words = new WordIndex();
  readonly #garments = new GarmentIndex();
  #alive = new Uint32Array(0);
  #slotOf = new Map<string, number>();
  #fresh: number[] = [];
  /** Sets of groups that are asked for again and again. */
  #groups = new WeakMap<readonly string[], Uint32Array>();
  /** What was found, for the page and the facets of one question. */
  #found = new WeakMap<IndexQuery, Uint32Array>();

  /** Items that can be found. */
  get size(): number {
    return this.#slotOf.size;
  }

  /** Slots of items that have changed since. */
  get waste(): number {
    return this.columns.count - this.#slotOf.size;
  }

  /** All that can be found, as bits. */
  get alive(): Uint32Array {
    return this.#alive.slice(0, wordsFor(this.columns.count));
  }

  slotOf(slug: string): number | undefined {
    return this.#slotOf.get(slug);
  }

  slugs(slots: readonly number[]): string[] {
    return slots.map((slot) => this.columns.slugs[slot] ?? '');
  }

  describe(slot: number): Described {
    const { columns, terms } = this;
    const slugOf = (dimension: Dimension) =>
      terms.all(dimension)[columns.valueOf(dimension, slot)]?.slug ?? '';
    const tags = terms.all('tag');
    return {
      slug: columns.slugs[slot] ?? '',
      type: slugOf('type'),
      season: slugOf('season'),
      collection: terms.all('collection')[columns.collections[slot] ?? 0]?.slug ?? '',
      tags: Array.from(columns.tagsOf(slot), (tag) => tags[tag]?.slug ?? ''),
      hexes: columns.hexesOf(slot),
      garments: this.#garments.of(slot),
    };
  }

  remove(slug: string): void {
    const slot = this.#slotOf.get(slug);
    if (slot === undefined) return;
    this.#found = new WeakMap();
    this.#slotOf.delete(slug);
    clear(this.#alive, slot);
    this.#count(slot, -1);
  }

  put(item: IndexedItem): void {
    this.remove(item.slug);
    const { showDate } = item;
    const tags = new Set<number>();
    eachWord(item.tags, (tag) => tags.add(this.terms.of('tag', tag, showDate).id));
    const show = this.terms.of('collection', item.collection, showDate);
    const values = this.#valuesOf(item);
    const slot = this.columns.add(item, show, [...tags], values);
    this.#slotOf.set(item.slug, slot);
    show.slots.add(slot);
    const allTags = this.terms.all('tag');
    for (const tag of tags) allTags[tag]?.slots.add(slot);
    for (const term of Object.values(values)) term.slots.add(slot);
    if (item.live) this.terms.of('live', item.live, showDate).slots.add(slot);
    for (const [kind, values] of [
      ['model', item.models],
      ['colour', item.colours],
    ] as const)
      eachWord(values, (slug) => this.terms.of(kind, slug, showDate).slots.add(slot));
    this.#garments.put(slot, item.garments);
    eachWord(item.words, (word) => this.#words.put(slot, word));
    if (wordsFor(slot + 1) > this.#alive.length) this.#alive = grown(this.#alive, wordsFor(slot + 1));
    set(this.#alive, slot);
    this.#fresh.push(slot);
    this.#found = new WeakMap();
    this.#count(slot, 1);
  }

  /** Counts an item in that has come, or out. */
  #count(slot: number, by: 1 | -1): void {
    const { origins } = this.columns;
    const origin = this.columns.originOf(slot);
    origins.add(origin, by);
    const values = origins.termsOf(origin, (dimension) => this.terms.all(dimension));
    this.tagCounts.count(this.columns.tagsOf(slot), origin, values, by);
  }

  #valuesOf(item: IndexedItem): Partial<Record<Dimension, Term>> {
    const values: Partial<Record<Dimension, Term>> = {};
    for (const dimension of DIMENSIONS)
      if (item[dimension]) values[dimension] = this.terms.of(dimension, item[dimension], item.showDate);
    return values;
  }

  /** Puts what has come and gone into its order; to be called after a number of `put` and `remove`. */
  settle(): void {
    if (this.#fresh.length > this.columns.count / 2) this.#trim();
    this.order.settle(this.#fresh, this.#alive, this.columns.count);
    this.#fresh = [];
    this.#groups = new WeakMap();
    this.#found = new WeakMap();
  }

  #trim(): void {
    for (const part of [this.columns, this.terms, this.#words, this.#garments]) part.trim();
  }

  /** What fits, as bits that are not to be written to. */
  find(query: IndexQuery): Uint32Array {
    const found = this.#found.get(query) ?? this.#match(query);
    this.#found.set(query, found);
    return found;
  }

  #match(query: IndexQuery): Uint32Array {
    const bits = this.alive;
    for (const [kind, slug] of termsOf(query)) {
      const slots = this.terms.get(kind, slug)?.slots;
      if (!slots) return bits.fill(0);
      slots.andInto(bits);
    }
    if (query.anyTag) both(bits, this.withAnyTag(query.anyTag));
    for (const slugs of query.colours ?? []) both(bits, this.terms.withAny('colour', slugs, bits.length));
    const sets = this.#sets(bits.length);
    for (const clause of query.clauses ?? []) narrow(bits, clause, sets);
    for (const word of query.words ?? []) both(bits, this.#having(word, bits.length));
    return bits;
  }

  /** Items with one of these tags at least, those that are no more among them; remembered by the list until something changes. */
  withAnyTag(tags: readonly string[]): Uint32Array {
    return this.#group('tag', tags);
  }

  /** What is counted of all that have a tag; undefined of a tag that few have. */
  beside(slug: string): Beside | undefined {
    const tag = this.terms.get('tag', slug);
    const having = tag?.slots.bits;
    if (!tag || !having) return undefined;
    const counted = (countsOf: (origin: number) => Uint32Array) => {
      const bits = this.alive;
      both(bits, having);
      const all = new SomeSlots(bits);
      this.columns.countTags(all.list, countsOf);
      return this.columns.countOrigins(all);
    };
    return this.tagCounts.beside(tag.id, counted, this.terms.all('tag').length);
  }

  withAnyColour(colours: readonly string[]): Uint32Array {
    return this.#group('colour', colours);
  }

  #group(kind: 'tag' | 'colour', slugs: readonly string[]): Uint32Array {
    const known = this.#groups.get(slugs) ?? this.terms.withAny(kind, slugs, wordsFor(this.columns.count));
    this.#groups.set(slugs, known);
    return known;
  }

  #sets(size: number): Sets {
    return {
      size,
      garments: this.#garments,
      withAny: (kind, slugs) => this.terms.withAny(kind, slugs, size),
      withWords: (words) => this.#words.withAll(words, size),
    };
  }

  #having({ text, whole, named }: WantedWord, size: number): Uint32Array {
    const bits = whole ? this.#words.withAll([text], size) : new Uint32Array(size);
    if (!whole) this.#words.containing(text, bits);
    const holds = (slug: string) => (whole ? slug.split('-').includes(text) : slug.includes(text));
    for (const kind of ['tag', 'model'] as const)
      for (const { slug, slots } of this.terms.all(kind)) if (holds(slug)) slots.orInto(bits);
    for (const { kind, slugs } of named)
      for (const slug of slugs) this.terms.get(kind, slug)?.slots.orInto(bits);
    return bits;
  }

  #compare(a: number, b: number): number {
    const { dates, collections, positions, slugs } = this.columns;
    const shows = this.terms.all('collection');
    return (
      (dates[b] ?? 0) - (dates[a] ?? 0) ||
      byText(shows[collections[a] ?? 0]?.slug ?? '', shows[collections[b] ?? 0]?.slug ?? '') ||
      (positions[a] ?? 0) - (positions[b] ?? 0) ||
      byText(slugs[a] ?? '', slugs[b] ?? '')
    );
  }
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
