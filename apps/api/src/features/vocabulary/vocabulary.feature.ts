import { vocabularyChanged } from '@toile/contracts';
import { defineCategory, fold, toLogRecord } from '@toile/event-store';
import type { EventSourcedFeature } from '../../kernel/event-store/event-sourced-feature.js';
import { vocabularyDecider } from './domain/vocabulary.decider.js';
import type { VocabularyEvent } from './domain/vocabulary.events.js';
import { vocabularyChanges } from './read-models/vocabulary-changes.projection.js';

export const vocabularyFeature: EventSourcedFeature = {
  category: defineCategory<VocabularyEvent>({
    name: 'vocabulary',
    publish: (event) => {
      const { concept, ...details } = event.data;
      return [toLogRecord(event, vocabularyChanged.of({ change: event.type, concept, details }))];
    },
  }),
  stateOf: (events) => {
    const { amendments, version } = fold(vocabularyDecider, events as readonly VocabularyEvent[]);
    return { amendments, version };
  },
  projections: [vocabularyChanges],
};
