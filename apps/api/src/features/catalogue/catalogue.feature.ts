import { defineCategory, fold } from '@toile/event-store';
import type { EventSourcedFeature } from '../../kernel/event-store/event-sourced-feature.js';
import { collectionDecider } from './domain/collection.decider.js';
import type { CollectionEvent } from './domain/collection.events.js';
import { publishCollectionEvent } from './publish-collection-events.js';
import { catalogueReadModel } from './read-models/catalogue.projection.js';

export const catalogueFeature: EventSourcedFeature = {
  category: defineCategory<CollectionEvent>({ name: 'collection', publish: publishCollectionEvent }),
  stateOf: (events) => {
    const state = fold(collectionDecider, events as readonly CollectionEvent[]);
    return state.status === 'none'
      ? state
      : { ...state, looks: [...state.looks.values()], retags: [...state.retags.keys()] };
  },
  projections: [catalogueReadModel],
};
