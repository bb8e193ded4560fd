import type { Locale } from '@toile/contracts';
import { amendedConcepts, meantBy } from './amended-concepts.js';
import type { Amendments } from './amendments.js';
import { type Concept, type ConceptKind, slugsOf, TAG_KINDS, type TagKind } from './concept.js';
import { plainPhrase } from './plain-words.js';

/** All concepts as they are at one time: what `data/` says, and what editors have made of it. Never changes; a later one takes its place. */
export class Vocabulary {
  readonly concepts: readonly Concept[];
  readonly #byId: ReadonlyMap<string, Concept>;
  readonly #children = new Map<string, Concept[]>();
  readonly #tagsByLabel: ReadonlyMap<string, Concept>;
  readonly #tagsBySlug: ReadonlyMap<string, Concept>;
  readonly #labels = new Map<string, Readonly<Record<string, string>>>();

  /** @param version names its state: the number of changes that editors have made */
  constructor(
    readonly amendments: Amendments = {},
    readonly version = 0,
  ) {
    this.concepts = amendedConcepts(amendments);
    this.#byId = new Map(this.concepts.map((concept) => [concept.id, concept]));
    for (const concept of this.concepts)
      for (const parent of concept.parents)
        this.#children.set(parent, [...(this.#children.get(parent) ?? []), concept]);
    this.#tagsByLabel = new Map(
      this.concepts
        .filter(({ kind }) => TAG_KINDS.includes(kind as TagKind))
        .map((one) => [plainPhrase(one.label.en), one]),
    );
    this.#tagsBySlug = this.#tags();
  }

  /** By every slug that ever named them; the first of the kinds comes before the others. */
  #tags(): Map<string, Concept> {
    const ids = [...this.#byId.keys(), ...Object.keys(this.amendments)];
    const tags = new Map<string, Concept>();
    for (const kind of TAG_KINDS)
      for (const id of ids) {
        if (!id.startsWith(`${kind}/`)) continue;
        const slug = id.slice(kind.length + 1);
        const concept = this.byId(id);
        if (concept && !tags.has(slug)) tags.set(slug, concept);
      }
    return tags;
  }

  /** A concept by its id, `kind/slug`; of one that was merged, what it was merged into. */
  byId(id: string): Concept | undefined {
    return this.#byId.get(id) ?? this.#byId.get(meantBy(id, this.amendments));
  }

  /** A concept by its kind and slug. */
  conceptOf(kind: ConceptKind, slug: string): Concept | undefined {
    return this.byId(`${kind}/${slug}`);
  }

  /** The concept that a tag of the catalogue stands for. */
  conceptOfTag(slug: string): Concept | undefined {
    return this.#tagsBySlug.get(slug);
  }

  /** The concept of a tag that is written as the vocabulary calls it in English, whatever its slug: "Nineties revival" is `nineties`. */
  tagCalled(name: string): Concept | undefined {
    return this.#tagsByLabel.get(plainPhrase(name));
  }

  /** A concept with all that is narrower: coat, overcoat, trench coat, parka. */
  withNarrower(concept: Concept): Concept[] {
    const found = new Set([concept]);
    for (const one of found) for (const child of this.#children.get(one.id) ?? []) found.add(child);
    return [...found];
  }

  /** Every name of a kind in a language, by slug; those of `many` are plural where that differs, as headings say them. */
  labelsOf(
    kind: ConceptKind,
    locale: Locale,
    number: 'one' | 'many' = 'one',
  ): Readonly<Record<string, string>> {
    const key = `${kind} ${locale} ${number}`;
    const known = this.#labels.get(key);
    if (known) return known;
    const label = (concept: Concept) =>
      (number === 'many' ? concept.plural?.[locale] : undefined) ?? concept.label[locale];
    // Looks that were not retagged yet are called as what their tags were merged into.
    const labels = Object.fromEntries(
      this.concepts
        .filter((concept) => concept.kind === kind)
        .flatMap((concept) => slugsOf(concept).map((slug) => [slug, label(concept)])),
    );
    this.#labels.set(key, labels);
    return labels;
  }
}
