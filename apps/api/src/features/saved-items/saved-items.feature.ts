import { defineCategory, fold } from '@toile/event-store';
import type { EventSourcedFeature } from '../../kernel/event-store/event-sourced-feature.js';
import { savedItemsDecider } from './domain/saved-items.decider.js';
import type { SavedItemsEvent } from './domain/saved-items.events.js';
import { ownSavedItems } from './read-models/own-saved-items.projection.js';

/** Saved items are private: no public messages. */
export const savedItemsFeature: EventSourcedFeature = {
  category: defineCategory<SavedItemsEvent>({
    // As it is stored.
    name: 'desk',
    upcasters: {
      // Alerts watched figures alone.
      AlertSet: [(data) => ({ watches: 'figure', ...data })],
      AlertCrossed: [(data) => ({ week: null, ...data })],
    },
    personal: {
      ViewSaved: { subject: 'owner', fields: ['name'] },
      ViewRenamed: { subject: 'owner', fields: ['name'] },
      NoteWritten: { subject: 'owner', fields: ['text'] },
      NoteChanged: { subject: 'owner', fields: ['text'] },
      GroupSaved: { subject: 'owner', fields: ['name'] },
      GroupChanged: { subject: 'owner', fields: ['name'] },
      SetSaved: { subject: 'owner', fields: ['name'] },
      SetChanged: { subject: 'owner', fields: ['name'] },
      AlertSet: { subject: 'owner', fields: ['name'] },
      AlertChanged: { subject: 'owner', fields: ['name'] },
      DocumentScheduled: { subject: 'owner', fields: ['name'] },
      ScheduleChanged: { subject: 'owner', fields: ['name'] },
    },
  }),
  stateOf: (events) => fold(savedItemsDecider, events as readonly SavedItemsEvent[]),
  projections: [ownSavedItems],
};
