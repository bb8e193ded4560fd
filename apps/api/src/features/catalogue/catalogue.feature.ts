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
    if (state.status === 'none') return state;
    const { known: _, changed, ...rest } = state;
    return {
      ...rest,
      looks: [...state.looks.values()],
      retags: [...state.retags.keys()],
      changed: { ...changed, looks: Object.fromEntries(changed.looks) },
    };
  },
  projections: [catalogueReadModel],
};
