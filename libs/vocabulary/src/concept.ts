import type { Locale } from '@toile/contracts';

/** Kinds of tags, in which a tag's slug names its concept; `TAG_CATEGORIES` of the contracts less `other`. */
export const TAG_KINDS = [
  'garment',
  'shoes',
  'bag',
  'accessory',
  'fabric',
  'pattern',
  'silhouette',
  'detail',
  'theme',
  'beauty',
] as const;
export type TagKind = (typeof TAG_KINDS)[number];

const CONCEPT_KINDS = [
  ...TAG_KINDS,
  'tone',
  'colour',
  'type',
  'city',
  'season',
  'category',
  'occupation',
  'country',
] as const;
export type ConceptKind = (typeof CONCEPT_KINDS)[number];

/** A concept as its file in `data/` says it, under its slug. */
export interface WrittenConcept {
  /** Wider concepts by their ids: `garment/coat` of a trench coat. */
  parents?: readonly string[];
  label: Readonly<Record<Locale, string>>;
  /** Where it differs from the label. */
  plural?: Readonly<Partial<Record<Locale, string>>>;
  /** Synonyms and everyday words; case, accents and plurals that end as others do need no words of their own. */
  words?: Readonly<Partial<Record<Locale, readonly string[]>>>;
  /** For those who edit the vocabulary. */
  note?: string;
}

/** What people mean by a word, whatever the language. */
export interface Concept extends WrittenConcept {
  /** `kind/slug` */
  id: string;
  kind: ConceptKind;
  slug: string;
  parents: readonly string[];
}
