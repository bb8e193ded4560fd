import { randomUUID } from 'node:crypto';
import { Block, type Warehouse } from '@toile/warehouse';
import { hueRank } from '../hue-rank.js';
import type { IndexQuery } from '../query.js';
import {
  type Candidate,
  type Changes,
  type Described,
  type FacetGroups,
  type Facets,
  type Found,
  type IndexedItem,
  type NearestWanted,
  type Range,
  type SearchIndex,
  SearchIndexes,
  type Shelf,
} from '../search-index.js';
import { wordsOf } from '../without-signs.js';
import { conditionOf } from './conditions-sql.js';
import { describedIn } from './described-sql.js';
import { facetsIn } from './facets-sql.js';
import { ItemQueries, LISTED } from './item-queries.js';
import { nearestIn } from './nearest-sql.js';
import { pageIn } from './page-sql.js';

/** In tables of the warehouse that all api processes share: what one has applied is found by the others. */
export class ClickhouseIndexes extends SearchIndexes {
  constructor(private readonly warehouse: Warehouse) {
    super();
  }

  async open(build: string): Promise<SearchIndex> {
    return new ClickhouseIndex(this.warehouse, build);
  }
}

class ClickhouseIndex implements SearchIndex {
  readonly worn = false;
  readonly #items: string;
  readonly #positions: string;

  constructor(
    private readonly warehouse: Warehouse,
    private readonly build: string,
  ) {
    this.#items = `${warehouse.database}.search_entry`;
    this.#positions = `${warehouse.database}.search_entry_position`;
  }

  async position(): Promise<string> {
    const [row] = await this.warehouse.rows<{ position: string }>(
      `SELECT toString(max(position)) AS position FROM ${this.#positions} WHERE build = {build:String} HAVING count() > 0`,
      { build: this.build },
    );
    return row?.position ?? '-1';
  }

  async apply(shelf: Shelf, { put, removed }: Changes): Promise<void> {
    const block = new Block();
    for (const item of put) block.add({ build: this.build, shelf, removed: 0 }, rowOf(item));
    const changes = new Map([...removed, ...put].map(({ slug, changed }) => [slug, changed]));
    const places = new Set(
      put.map(({ slug, collection, showDate, position }) =>
        placeOf({ slug, collection, show_date: Math.round(showDate), position }),
      ),
    );
    // The table's key is an item's place: one that goes or moves is taken from where it was.
    for (const was of await this.#places(shelf, [...changes.keys()]))
      if (!places.has(placeOf(was)))
        block.add(
          { build: this.build, shelf, removed: 1 },
          { ...rowOf({ ...NOTHING, slug: was.slug, changed: changes.get(was.slug) ?? '' }), ...was },
        );
    if (block.rows.length > 0) await this.warehouse.insertBlock(this.#items, block, randomUUID());
  }

  async settle(position: string): Promise<void> {
    const block = new Block();
    block.add({ build: this.build, position });
    await this.warehouse.insertBlock(this.#positions, block, randomUUID());
    await this.warehouse.settle(this.#items);
  }

  async search(shelf: Shelf, query: IndexQuery, range: Range): Promise<Found> {
    const items = this.#on(shelf);
    const [count, slugs] = await Promise.all([
      items.rows<{ total: number }>(
        'count',
        (bound) => `SELECT count() AS total ${items.where(conditionOf(query, bound))}`,
      ),
      pageIn(items, query, range),
    ]);
    return { total: count[0]?.total ?? 0, slugs };
  }

  facets(shelf: Shelf, query: IndexQuery, groups: FacetGroups): Promise<Facets> {
    return facetsIn(this.#on(shelf), query, groups);
  }

  async suggest(shelf: Shelf, queries: readonly IndexQuery[]) {
    if (queries.length === 0) return [];
    const items = this.#on(shelf);
    const rows = await items.rows<{ at: number; total: number; first: string }>('suggest', (bound) =>
      queries
        .map(
          (query, at) => `SELECT ${at} AS at, count() AS total,
            argMin(slug, (${LISTED})) AS first ${items.where(conditionOf(query, bound))}`,
        )
        .join(' UNION ALL '),
    );
    return rows
      .toSorted((a, b) => a.at - b.at)
      .map(({ total, first }) => ({ total, first: total > 0 ? first : undefined }));
  }

  nearest(shelf: Shelf, slug: string, wanted: NearestWanted): Promise<Candidate[]> {
    return nearestIn(this.#on(shelf), slug, wanted);
  }

  describe(shelf: Shelf, slugs: readonly string[]): Promise<Described[]> {
    return describedIn(this.#on(shelf), slugs);
  }

  #places(shelf: Shelf, slugs: readonly string[]): Promise<PlaceRow[]> {
    const items = this.#on(shelf);
    return items.rows<PlaceRow>(
      'places',
      (bound) =>
        `SELECT slug, collection, show_date, position ${items.where(`slug IN ${bound.list(slugs)}`)}`,
    );
  }

  #on(shelf: Shelf): ItemQueries {
    return new ItemQueries(this.warehouse, this.#items, this.build, shelf);
  }
}

const NOTHING: Omit<IndexedItem, 'slug' | 'changed'> = {
  collection: '',
  showDate: 0,
  position: 0,
  type: '',
  city: '',
  season: '',
  designer: '',
  live: '',
  tags: '',
  models: '',
  colours: '',
  hexes: [],
  words: '',
  garments: [],
};

interface PlaceRow {
  slug: string;
  collection: string;
  show_date: number;
  position: number;
}

const placeOf = ({ slug, collection, show_date, position }: PlaceRow): string =>
  JSON.stringify([slug, collection, show_date, position]);

const listOf = (slugs: string): string[] => [...new Set(slugs.split(' ').filter(Boolean))];

function rowOf(item: IndexedItem) {
  const { slug, collection, position, type, city, season, designer, live, garments, changed } = item;
  return {
    slug,
    collection,
    show_date: Math.round(item.showDate),
    position,
    type,
    city,
    season,
    designer,
    live,
    tags: listOf(item.tags),
    models: listOf(item.models),
    colours: listOf(item.colours),
    hexes: item.hexes.slice(0, 3),
    hue: hueRank(item.hexes[0]),
    words: [...new Set(listOf(item.words).flatMap(wordsOf))],
    text: `${item.words} ${item.tags} ${item.models}`,
    garment_kinds: garments.map(({ kind }) => kind),
    garment_fabrics: garments.map(({ fabric }) => fabric ?? ''),
    garment_patterns: garments.map(({ pattern }) => pattern ?? ''),
    garment_colours: garments.map(({ colours }) => colours.join(' ')),
    changed,
  };
}
