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

export const CONCEPT_KINDS = [
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

/** Kinds that name parts of the product, not what pictures show: nobody searches for them. */
const UNSEARCHED: readonly ConceptKind[] = ['category', 'occupation', 'country'];
export const isSearched = ({ kind }: { kind: ConceptKind }): boolean => !UNSEARCHED.includes(kind);

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
  /** Ids of concepts of its kind that were merged into this one, whose slugs looks may still be tagged with. */
  former?: readonly string[];
  /** Languages in which it is called as in English, because nobody has written its label yet. */
  untranslated?: readonly Locale[];
}

/** Its own slug, and those of what was merged into it. */
export const slugsOf = ({ slug, former = [] }: Concept): string[] => [
  slug,
  ...former.map((id) => id.slice(id.indexOf('/') + 1)),
];

/** All that a concept is called in a language: label first, then plural, then its other words. */
export const textsOf = ({ label, plural, words }: WrittenConcept, locale: Locale): string[] =>
  [label[locale], plural?.[locale] ?? [], words?.[locale] ?? []].flat();
