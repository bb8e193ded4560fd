import { defineDocumentProjection } from '@toile/event-store';
import { concernedBy, type VocabularyEvent } from '../domain/vocabulary.events.js';

/** One change of the vocabulary: what, by whom, when. */
export interface VocabularyChangeDocument {
  event: VocabularyEvent;
  concepts: string[];
  /** Subject of the editor; null for the system. */
  by: string | null;
  at: string;
}

/** "What have editors made of the vocabulary, and when?" A document a change, by its number. */
export const vocabularyChanges = defineDocumentProjection<VocabularyEvent, VocabularyChangeDocument>({
  name: 'vocabulary-changes',
  version: 1,
  categories: ['vocabulary'],
  keyOf: ({ version }) => String(version),
  evolve: (_, event) => {
    const { type, data, metadata } = event;
    return {
      event: { type, data } as VocabularyEvent,
      concepts: concernedBy(event),
      by: metadata.actor,
      at: metadata.occurredAt.toISOString(),
    };
  },
  columns: ['number integer GENERATED ALWAYS AS (key::integer) STORED'],
  indexes: [
    'CREATE UNIQUE INDEX ON document (number)',
    "CREATE INDEX ON document USING gin ((doc->'concepts'))",
  ],
});
