import { defineCategory, fold } from '@toile/event-store';
import type { EventSourcedFeature } from '../../event-store/event-sourced-feature.js';
import { deskDecider } from './domain/desk.decider.js';
import type { DeskEvent } from './domain/desk.events.js';
import { ownDesk } from './read-models/own-desk.projection.js';

/** Nothing of a desk is told to others: no public messages. */
export const deskFeature: EventSourcedFeature = {
  category: defineCategory<DeskEvent>({
    name: 'desk',
    personal: {
      ViewSaved: { subject: 'owner', fields: ['name'] },
      ViewRenamed: { subject: 'owner', fields: ['name'] },
      NoteWritten: { subject: 'owner', fields: ['text'] },
      NoteChanged: { subject: 'owner', fields: ['text'] },
      AlertSet: { subject: 'owner', fields: ['name'] },
    },
  }),
  stateOf: (events) => fold(deskDecider, events as readonly DeskEvent[]),
  projections: [ownDesk],
};
