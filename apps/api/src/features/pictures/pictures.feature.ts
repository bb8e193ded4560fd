import { defineCategory, fold } from '@toile/event-store';
import type { EventSourcedFeature } from '../../kernel/event-store/event-sourced-feature.js';
import { type PictureEvent, pictureDecider } from './domain/picture.decider.js';

/** Its read model is the catalogue's, whose lists show the previews. */
export const picturesFeature: EventSourcedFeature = {
  category: defineCategory<PictureEvent>({ name: 'picture' }),
  stateOf: (events) => fold(pictureDecider, events as readonly PictureEvent[]),
  projections: [],
};
