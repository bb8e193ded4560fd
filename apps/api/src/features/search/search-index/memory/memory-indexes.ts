import type { IndexQuery } from '../query.js';
import {
  type Candidate,
  type Changes,
  type Described,
  type FacetGroups,
  type Facets,
  type Found,
  type NearestWanted,
  type Range,
  type SearchIndex,
  SearchIndexes,
  SHELVES,
  type Shelf,
} from '../search-index.js';
import { facetsOnShelf } from './facets.js';
import { MemoryShelf } from './memory-shelf.js';
import { nearestOnShelf } from './nearest.js';
import { orderedPage } from './ordered-page.js';
import { countOf } from './slot-set.js';

/** Slots of changed items that are borne before an index is made anew. */
const MOST_WASTE = 100_000;

/** In this process alone: every process reads the whole catalogue when it starts. */
export class MemoryIndexes extends SearchIndexes {
  async open(): Promise<SearchIndex> {
    return new MemoryIndex();
  }
}

class MemoryIndex implements SearchIndex {
  #position = '-1';
  readonly #shelves = new Map(SHELVES.map((shelf) => [shelf, new MemoryShelf()]));

  async position(): Promise<string> {
    return this.#position;
  }

  get worn(): boolean {
    const shelves = [...this.#shelves.values()];
    const [waste, size] = [shelves.map((one) => one.waste), shelves.map((one) => one.size)].map((all = []) =>
      all.reduce((sum, one) => sum + one, 0),
    );
    return (waste ?? 0) > (size ?? 0) + MOST_WASTE;
  }

  async apply(shelf: Shelf, { put, removed }: Changes): Promise<void> {
    const own = this.#on(shelf);
    for (const item of put) own.put(item);
    for (const { slug } of removed) own.remove(slug);
  }

  async settle(position: string): Promise<void> {
    for (const shelf of this.#shelves.values()) shelf.settle();
    this.#position = position;
  }

  async search(shelf: Shelf, query: IndexQuery, range: Range): Promise<Found> {
    const own = this.#on(shelf);
    const found = own.find(query);
    const total = countOf(found);
    return { total, slugs: own.slugs(orderedPage(own, found, total, range)) };
  }

  async facets(shelf: Shelf, query: IndexQuery, groups: FacetGroups): Promise<Facets> {
    return facetsOnShelf(this.#on(shelf), query, groups);
  }

  async suggest(shelf: Shelf, queries: readonly IndexQuery[]) {
    const own = this.#on(shelf);
    return queries.map((query) => {
      const found = own.find(query);
      const total = countOf(found);
      const [first] = own.slugs(own.order.page(found, total, 0, 1));
      return { total, first };
    });
  }

  async nearest(shelf: Shelf, slug: string, wanted: NearestWanted): Promise<Candidate[]> {
    return nearestOnShelf(this.#on(shelf), slug, wanted);
  }

  async describe(shelf: Shelf, slugs: readonly string[]): Promise<Described[]> {
    const own = this.#on(shelf);
    return slugs.flatMap((slug) => {
      const slot = own.slotOf(slug);
      return slot === undefined ? [] : [own.describe(slot)];
    });
  }

  #on(shelf: Shelf): MemoryShelf {
    const own = this.#shelves.get(shelf);
    if (!own) throw new Error(`there is no shelf ${shelf}`);
    return own;
  }
}
