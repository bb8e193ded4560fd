/** Suggestions on one page of a dropdown (specification, section 9). */
export const SUGGESTION_PAGE_SIZE = 10;

export const SUGGESTION_KINDS = ['designer', 'tag', 'individual', 'event', 'season', 'city', 'type'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/** A look's label in figures, `Maison Orvanne, look 12`, taken apart; null for what is none. */
export function partsOfLookLabel(label: string): { designer: string; position: string } | null {
  const [, designer, position] = /^(.+), look (\d+)$/.exec(label) ?? [];
  return designer && position ? { designer, position } : null;
}

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

export interface DesignerSummary extends Reference {
  letter: string;
  city: Reference;
  looks_count: number;
  collections_count: number;
}
