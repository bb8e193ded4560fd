import { defineCategory, fold } from '@toile/event-store';
import type { EventSourcedFeature } from '../event-store/event-sourced-feature.js';
import { contentDecider } from './domain/content.decider.js';
import type { ContentEvent } from './domain/content.events.js';
import { publishContentEvent } from './publish-content-events.js';

/** Its read model is the catalogue's: names of houses and cities stand in the rows of looks. */
export const contentFeature: EventSourcedFeature = {
  category: defineCategory<ContentEvent>({ name: 'content', publish: publishContentEvent }),
  stateOf: (events) => fold(contentDecider, events as readonly ContentEvent[]),
  projections: [],
};
