import { defineCategory, fold } from '@toile/event-store';
import type { EventSourcedFeature } from '../../kernel/event-store/event-sourced-feature.js';
import { deckDecider } from './domain/deck.decider.js';
import type { DeckEvent } from './domain/deck.events.js';
import { decksReadModel } from './read-models/decks.projection.js';

/** Decks are their owner's and colleagues': no public messages. */
export const decksFeature: EventSourcedFeature = {
  category: defineCategory<DeckEvent>({
    name: 'deck',
    personal: {
      DeckCreated: { subject: 'owner', fields: ['title'] },
      DeckRenamed: { subject: 'owner', fields: ['title'] },
      SlideAdded: { subject: 'owner', fields: ['title', 'text'] },
      SlideChanged: { subject: 'owner', fields: ['title', 'text'] },
    },
  }),
  stateOf: (events) => fold(deckDecider, events as readonly DeckEvent[]),
  projections: [decksReadModel],
};
