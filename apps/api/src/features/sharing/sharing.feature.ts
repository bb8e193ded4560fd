import { defineCategory, fold } from '@toile/event-store';
import type { EventSourcedFeature } from '../../kernel/event-store/event-sourced-feature.js';
import { sharedItemDecider } from './domain/shared-item.decider.js';
import type { SharedItemEvent } from './domain/shared-item.events.js';
import { sharedItems } from './read-models/shared-items.projection.js';

/** What colleagues share stays between them: no public messages. */
export const sharingFeature: EventSourcedFeature = {
  category: defineCategory<SharedItemEvent>({
    name: 'shared',
    personal: {
      CommentWritten: { subject: 'author', fields: ['text'] },
      CommentEdited: { subject: 'author', fields: ['text'] },
    },
  }),
  stateOf: (events) => fold(sharedItemDecider, events as readonly SharedItemEvent[]),
  projections: [sharedItems],
};
