import type { DomainEvent } from '@toile/event-store';
import type { VocabularyChange } from '@toile/vocabulary';

/** A merge also names the retagging of the looks that had the tag. */
type Merged = DomainEvent<'ConceptMerged', { concept: string; into: string; retag: string }>;

/** What editors have made of the vocabulary that `libs/vocabulary` ships. */
export type VocabularyEvent = Exclude<VocabularyChange, { type: 'ConceptMerged' }> | Merged;

/** One stream: what a word means, and what is wider than what, is decided over all concepts at once. */
export const VOCABULARY_STREAM = 'vocabulary-current';

/** Concepts that an event changes, by their ids. */
export const concernedBy = ({ data }: VocabularyEvent): string[] =>
  'into' in data ? [data.concept, data.into] : [data.concept];
