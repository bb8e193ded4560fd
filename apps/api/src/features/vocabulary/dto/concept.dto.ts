import type { Locale } from '@toile/contracts';
import { type Concept, type ConceptKind, isShipped, type Vocabulary } from '@toile/vocabulary';
import { type VocabularyState, versionOf } from '../domain/vocabulary.state.js';
import { LabelsDto, PluralsDto, WordsDto } from './texts.dto.js';

/** A concept as a list shows it. */
export class ConceptSummaryDto {
  /** @example "garment/trench-coat" */
  id: string;
  /** @example "garment" */
  kind: ConceptKind;
  /** @example "trench-coat" */
  slug: string;
  /** Said again with every change of it; 0 is what the product ships. */
  version: number;
  label: LabelsDto;
  /**
   * Languages nobody has written its label in; it is called as in English there.
   * @example ["zh"]
   */
  missing: Locale[];
}

/** A concept of the vocabulary. */
export class ConceptDto extends ConceptSummaryDto {
  plural: PluralsDto;
  words: WordsDto;
  note: string;
  /**
   * Wider concepts.
   * @example ["garment/coat"]
   */
  parents: string[];
  /** Concepts whose parent it is. */
  narrower: string[];
  /** Concepts that were merged into it. */
  merged: string[];
  /** What it was merged into; null where it stands by itself. */
  merged_into: string | null;
  /** Whether editors have added it, so that it can be retired. */
  added: boolean;
}

export const toSummary = (
  { id, kind, slug, label, untranslated = [] }: Concept,
  state: VocabularyState,
): ConceptSummaryDto => {
  return { id, kind, slug, version: versionOf(state, id), label: { ...label }, missing: [...untranslated] };
};

/** @param vocabulary in which the concept stands, whole */
export function toConcept(concept: Concept, vocabulary: Vocabulary, state: VocabularyState): ConceptDto {
  const { id, plural, words, note = '', parents, former = [] } = concept;
  return {
    ...toSummary(concept, state),
    plural: { ...plural },
    words: Object.fromEntries(Object.entries(words ?? {}).map(([locale, texts]) => [locale, [...texts]])),
    note,
    parents: [...parents],
    narrower: vocabulary.concepts.filter((one) => one.parents.includes(id)).map((one) => one.id),
    merged: [...former],
    merged_into: state.amendments[id]?.mergedInto ?? null,
    added: !isShipped(id),
  };
}
