import { defineCategory, fold } from '@toile/event-store';
import type { EventSourcedFeature } from '../../kernel/event-store/event-sourced-feature.js';
import { ratingDecider } from './domain/rating.decider.js';
import type { RatingEvent } from './domain/rating.events.js';
import { publishRatingEvent } from './publish-rating-events.js';
import { collectionRatings } from './read-models/collection-ratings.projection.js';

export const ratingsFeature: EventSourcedFeature = {
  category: defineCategory<RatingEvent>({
    name: 'rating',
    personal: {
      CollectionRated: { subject: 'member', fields: ['comment'] },
      CollectionRatingChanged: { subject: 'member', fields: ['comment'] },
    },
    publish: publishRatingEvent,
  }),
  stateOf: (events) => fold(ratingDecider, events as readonly RatingEvent[]),
  projections: [collectionRatings],
};
