/** A reference to an entity that has a page of its own. */
export interface Reference {
  slug: string;
  name: string;
}

export const TYPES = [
  { slug: 'woman', name: 'Womenswear' },
  { slug: 'man', name: 'Menswear' },
  { slug: 'couture', name: 'Haute Couture' },
] as const;
export type TypeSlug = (typeof TYPES)[number]['slug'];

/** A look as lists show it. `image_filename` goes into `/cdn/{filter}/{image_filename}`. */
export interface LookSummary {
  slug: string;
  collection: string;
  designer: Reference;
  season: Reference;
  type: Reference;
  city: Reference;
  position: number;
  tags: Reference[];
  models: Reference[];
  image_filename: string;
  width: number;
  height: number;
  thumbhash: string | null;
  /** Dominant colours, most important first, as `#rrggbb`. */
  colours: string[];
  locked: boolean;
}

/** Any list: 1-based `page`. */
export interface Page<T> {
  results: T[];
  total_count: number;
  page: number;
  page_size: number;
}

/** Looks in a listing page. */
export const LISTING_PAGE_SIZE = 24;

export const LOCALES = ['en', 'es', 'fr', 'it', 'zh'] as const;
export type Locale = (typeof LOCALES)[number];

/** A look as its own page shows it; `previous` and `next` are slugs in the order of the show. */
export interface LookDetails {
  look: LookSummary & { description: string };
  previous: string | null;
  next: string | null;
  related: LookSummary[];
  /** Where the house sells, marked as coming from here; null when it does not say. */
  shop: string | null;
}

/** A collection as lists show it. */
export interface CollectionSummary {
  slug: string;
  designer: Reference;
  season: Reference;
  type: Reference;
  city: Reference;
  cover: string | null;
  looks_count: number;
  show_date: string;
  live: boolean;
  locked: boolean;
}

export interface CollectionDetails {
  collection: CollectionSummary;
  looks: LookSummary[];
}

export interface DesignerSummary extends Reference {
  letter: string;
  city: Reference;
  looks_count: number;
  collections_count: number;
}
