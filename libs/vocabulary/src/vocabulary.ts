import type { Locale } from '@toile/contracts';
import { type Concept, type ConceptKind, TAG_KINDS, type TagKind } from './concept.js';
import { CONCEPTS } from './concepts.js';
import { plainPhrase } from './plain-words.js';

const BY_ID = new Map(CONCEPTS.map((concept) => [concept.id, concept]));
const CHILDREN = new Map<string, Concept[]>();
for (const concept of CONCEPTS)
  for (const parent of concept.parents) CHILDREN.set(parent, [...(CHILDREN.get(parent) ?? []), concept]);

/** A concept by its kind and slug. */
export const conceptOf = (kind: ConceptKind, slug: string): Concept | undefined =>
  BY_ID.get(`${kind}/${slug}`);

/** The concept that a tag of the catalogue stands for. */
export function conceptOfTag(slug: string): Concept | undefined {
  for (const kind of TAG_KINDS) {
    const concept = conceptOf(kind, slug);
    if (concept) return concept;
  }
  return undefined;
}

const TAGS_BY_LABEL = new Map(
  CONCEPTS.filter(({ kind }) => TAG_KINDS.includes(kind as TagKind)).map((one) => [
    plainPhrase(one.label.en),
    one,
  ]),
);
/** The concept of a tag that is written as the vocabulary calls it in English, whatever its slug: "Nineties revival" is `nineties`. */
export const tagCalled = (name: string): Concept | undefined => TAGS_BY_LABEL.get(plainPhrase(name));

/** A concept with all that is narrower: coat, overcoat, trench coat, parka. */
export function withNarrower(concept: Concept): Concept[] {
  const found = new Set([concept]);
  for (const one of found) for (const child of CHILDREN.get(one.id) ?? []) found.add(child);
  return [...found];
}

/** A concept's name in a language; undefined when the vocabulary has no such concept. */
export const labelOf = (kind: ConceptKind, slug: string, locale: Locale): string | undefined =>
  conceptOf(kind, slug)?.label[locale];

/** Every name of a kind in a language, by slug; those of `many` are plural where that differs, as headings say them. */
export const labelsOf = (
  kind: ConceptKind,
  locale: Locale,
  number: 'one' | 'many' = 'one',
): Record<string, string> =>
  Object.fromEntries(
    CONCEPTS.filter((concept) => concept.kind === kind).map(({ slug, label, plural }) => [
      slug,
      (number === 'many' ? plural?.[locale] : undefined) ?? label[locale],
    ]),
  );

/** A tag's name in a language; what the catalogue calls it when it is none of the vocabulary's. */
export const tagLabel = ({ slug, name }: { slug: string; name: string }, locale: Locale): string =>
  conceptOfTag(slug)?.label[locale] ?? name;
