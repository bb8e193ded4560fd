import type { Locale } from '@toile/contracts';
import type { Concept, ConceptKind } from './concept.js';
import { Vocabulary } from './vocabulary.js';

/** Bundlers may put this module into a process several times; what is current is one. */
const HOLDER = Symbol.for('toile.vocabulary');
const holder = globalThis as { [HOLDER]?: Vocabulary };

/** What `data/` says, without any editor's changes. */
export const SHIPPED_VOCABULARY = new Vocabulary();

/** The vocabulary that this process speaks: what was set last, else what was shipped. */
export const currentVocabulary = (): Vocabulary => holder[HOLDER] ?? SHIPPED_VOCABULARY;

/** From now on this process speaks this vocabulary; undefined: what was shipped. */
export function setCurrentVocabulary(vocabulary: Vocabulary | undefined): void {
  if (vocabulary) holder[HOLDER] = vocabulary;
  else delete holder[HOLDER];
}

/** A concept by its kind and slug. */
export const conceptOf = (kind: ConceptKind, slug: string): Concept | undefined =>
  currentVocabulary().conceptOf(kind, slug);

/** The concept that a tag of the catalogue stands for. */
export const conceptOfTag = (slug: string): Concept | undefined => currentVocabulary().conceptOfTag(slug);

/** The concept of a tag that is written as the vocabulary calls it in English, whatever its slug. */
export const tagCalled = (name: string): Concept | undefined => currentVocabulary().tagCalled(name);

/** A concept's name in a language; undefined when the vocabulary has no such concept. */
export const labelOf = (kind: ConceptKind, slug: string, locale: Locale): string | undefined =>
  conceptOf(kind, slug)?.label[locale];

/** Every name of a kind in a language, by slug; those of `many` are plural where that differs, as headings say them. */
export const labelsOf = (
  kind: ConceptKind,
  locale: Locale,
  number: 'one' | 'many' = 'one',
): Readonly<Record<string, string>> => currentVocabulary().labelsOf(kind, locale, number);

/** The tag that looks get in place of one whose concept was merged into another; any other tag is itself. */
export function tagInPlaceOf<Tag extends { slug: string; name: string }>(tag: Tag): Tag {
  const concept = conceptOfTag(tag.slug);
  return concept && concept.slug !== tag.slug ? { ...tag, slug: concept.slug, name: concept.label.en } : tag;
}

/** A tag's name in a language; what the catalogue calls it when it is none of the vocabulary's. */
export const tagLabel = ({ slug, name }: { slug: string; name: string }, locale: Locale): string =>
  conceptOfTag(slug)?.label[locale] ?? name;
