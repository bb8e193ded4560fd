import type { Page, Reference } from './catalogue.js';
import type { CollectionFacts, LookFacts } from './collection-facts.js';

export type OwnStatus = 'draft' | 'published' | 'withdrawn';

/** A house's own collection in lists, drafts included. */
export interface OwnCollection {
  slug: string;
  designer: Reference;
  season: Reference;
  type: Reference;
  status: OwnStatus;
  looks_count: number;
  /** `image_filename` of the first look. */
  cover: string | null;
}

/** GET `/user/collections/list-by-designer/{slug}`: with what the house says of itself. */
export interface OwnHousePage extends Page<OwnCollection> {
  designer: Reference & { website: string | null; bio: string; founded: number | null };
}

/** What keeps a collection from being ready for readers; `look` is null where it is about all of it. */
export interface CollectionFault {
  look: string | null;
  code: 'no-looks' | 'no-tags' | 'no-description' | 'gap-in-order' | 'same-position';
  message: string;
}

/** GET `/user/collection/looks/{slug}`: all looks in order, and how the collection stands. */
export interface OwnLooksPage extends Page<LookFacts> {
  collection: Pick<OwnCollection, 'slug' | 'status'> & { facts: CollectionFacts };
  errors: CollectionFault[];
}
