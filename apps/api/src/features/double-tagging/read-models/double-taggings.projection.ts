import { defineDocumentProjection, type RecordedEvent } from '@toile/event-store';
import type { ComparedLook } from '../agreement/agreement.js';
import type { DoubleTaggingEvent } from '../domain/double-tagging.events.js';
import { type DoubleTagging, evolve, isCompared, noDoubleTagging } from '../domain/double-tagging.state.js';

export interface DoubleTaggingDocument {
  state: DoubleTagging;
  /** When it was begun last. */
  began: string;
  /** Every look that both were ever done with, of what was begun before, too. */
  compared: ComparedLook[];
}

/** "Which shows are tagged twice, what waits for whom, and how far do people agree?" A document a show. */
export const doubleTaggings = defineDocumentProjection<DoubleTaggingEvent, DoubleTaggingDocument>({
  name: 'double-taggings',
  version: 1,
  categories: ['doubletagging'],
  evolve: (doc, event) => {
    const before = doc?.state ?? noDoubleTagging();
    const state = evolve(before, event);
    const at = event.metadata.occurredAt.toISOString();
    return {
      state,
      began: event.type === 'DoubleTaggingBegan' ? at : (doc?.began ?? at),
      compared: [...(doc?.compared ?? []), ...newlyCompared(state, event, at)],
    };
  },
  columns: [
    "show text GENERATED ALWAYS AS (doc->'state'->>'show') STORED",
    "status text GENERATED ALWAYS AS (doc->'state'->>'status') STORED",
  ],
  indexes: ['CREATE INDEX ON document (show)', 'CREATE INDEX ON document (status)'],
});

function newlyCompared(
  state: DoubleTagging,
  event: RecordedEvent<DoubleTaggingEvent>,
  at: string,
): ComparedLook[] {
  if (event.type !== 'LookFinished' || state.status === 'none') return [];
  const { look: slug } = event.data;
  const look = state.looks[slug];
  const { first, second } = state.taggers;
  if (!look || !isCompared(look) || first === null || second === null) return [];
  const slugs = (tags: readonly { slug: string }[]) => tags.map((tag) => tag.slug);
  const tags = [slugs(look.first.tags), slugs(look.second.tags)] as const;
  return [{ show: state.show, look: slug, at, taggers: [first, second], tags }];
}
