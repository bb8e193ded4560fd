import { type Amendments, amended } from '@toile/vocabulary';
import { concernedBy, type VocabularyEvent } from './vocabulary.events.js';

export interface VocabularyState {
  amendments: Amendments;
  /** How many events there were. */
  version: number;
  /** The events of each concept that was changed, in their order: their number is its version. */
  changes: ReadonlyMap<string, readonly VocabularyEvent[]>;
}

export const untouched = (): VocabularyState => ({ amendments: {}, version: 0, changes: new Map() });

/** What the vocabulary has become; also the fold of its read model. */
export function evolve(state: VocabularyState, event: VocabularyEvent): VocabularyState {
  const changes = new Map(state.changes);
  for (const concept of concernedBy(event)) changes.set(concept, [...(changes.get(concept) ?? []), event]);
  return { amendments: amended(state.amendments, event), version: state.version + 1, changes };
}

/** A concept as the files say it has version 0. */
export const versionOf = ({ changes }: VocabularyState, concept: string): number =>
  changes.get(concept)?.length ?? 0;
