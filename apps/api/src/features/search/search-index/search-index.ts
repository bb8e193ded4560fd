import type { Garment } from '@toile/contracts';
import type { Dimension, IndexQuery } from './query.js';

/** What is found apart from each other. */
export const SHELVES = ['look', 'street_style', 'collection'] as const;
export type Shelf = (typeof SHELVES)[number];

/** A picture or collection as an index takes it. A collection has what any of its looks has. Texts are slugs; lists of them have blanks between. */
export interface IndexedItem extends Record<Dimension, string> {
  slug: string;
  /** The show; empty for a street style. */
  collection: string;
  /** Milliseconds. */
  showDate: number;
  position: number;
  /** `true` or `false` for collections, else empty. */
  live: string;
  tags: string;
  models: string;
  /** Of the palette. */
  colours: string;
  /** Those the picture shows most, `#rrggbb`, the first most. */
  hexes: readonly string[];
  /** Of its texts: plain, without accents and case. */
  words: string;
  garments: readonly Garment[];
  /** The position of the event that made it so. */
  changed: string;
}

/** What has come and gone on a shelf. */
export interface Changes {
  put: readonly IndexedItem[];
  removed: readonly { slug: string; changed: string }[];
}

/** How what is found is put in order: by shows, the newest first and each in its own order, unless something else is said. */
export interface Order {
  /** Never more than four of one show in a row, as long as there are others. */
  mixed?: boolean | undefined;
  /** By place in the show before the show. */
  position?: boolean | undefined;
  /** By the hue of the colour that is shown most, greys at the end. */
  colour?: boolean | undefined;
  /** These in their order before all others. */
  first?: readonly string[] | undefined;
}

export interface Range extends Order {
  offset: number;
  limit: number;
}

export interface Found {
  total: number;
  slugs: string[];
}

export interface Count {
  slug: string;
  total_count: number;
  /** The newest show it was in, in milliseconds. */
  latest: number;
}

/** Values that are counted as one. */
export interface Group {
  slug: string;
  values: readonly string[];
}

/** What is counted beside values of dimensions. */
export interface FacetGroups {
  /** Of tags. */
  categories: readonly Group[];
  /** Of colours of the palette. */
  tones: readonly Group[];
  /** Only these tags, where it is given. */
  tags?: readonly string[] | undefined;
  /** So many tags of the most frequent ones are enough; others may be left out. */
  most?: number | undefined;
}

/** How many of what is found have each value, only those some have. Counts of a dimension leave its own filter out. */
export interface Facets extends Record<Dimension | 'tag', Count[]> {
  categories: ReadonlyMap<string, number>;
  tones: ReadonlyMap<string, number>;
}

export interface NearestWanted {
  /** What each tag that both have weighs. */
  weights: ReadonlyMap<string, number>;
  type: string;
  /** Those that have the most of these tags, as many as bring enough candidates. */
  choosing: readonly string[];
  /** Leave out what is of the same show. */
  otherShows: boolean;
  limit: number;
}
export interface Candidate {
  slug: string;
  season: string;
  weight: number;
  hexes: readonly string[];
}

/** What of an item is compared with what others have. */
export interface Described {
  slug: string;
  type: string;
  season: string;
  collection: string;
  tags: readonly string[];
  /** The three the picture shows most, `#rrggbb`, the first most. */
  hexes: readonly string[];
  garments: readonly Pick<Garment, 'kind' | 'fabric' | 'pattern' | 'colours'>[];
}

/** Candidates that are weighed at least, where there are so many. */
export const ENOUGH_CANDIDATES = 2_000;

/** One build of the read model, to be searched. What was applied is found by whatever is asked afterwards. */
export interface SearchIndex {
  /** The last event whose changes are in it; `-1` for none. */
  position(): Promise<string>;
  /** Takes changes in; they may be those it has already. */
  apply(shelf: Shelf, changes: Changes): Promise<void>;
  /** To be called after changes: they are all there up to an event. */
  settle(position: string): Promise<void>;
  search(shelf: Shelf, query: IndexQuery, range: Range): Promise<Found>;
  facets(shelf: Shelf, query: IndexQuery, groups: FacetGroups): Promise<Facets>;
  /** How many each of some searches would find, and what it would find first. */
  suggest(
    shelf: Shelf,
    queries: readonly IndexQuery[],
  ): Promise<{ total: number; first: string | undefined }[]>;
  /** What shares most with a picture, by the sum of the weights; those of equal weight in the order of listings. */
  nearest(shelf: Shelf, slug: string, wanted: NearestWanted): Promise<Candidate[]>;
  /** Some items, in this order; those it does not have are left out. */
  describe(shelf: Shelf, slugs: readonly string[]): Promise<Described[]>;
  /** True when it is better made anew. */
  readonly worn: boolean;
}

/** Where indexes are kept. */
export abstract class SearchIndexes {
  /** The index of a build of the read model, with what is in it already. */
  abstract open(build: string): Promise<SearchIndex>;
}
