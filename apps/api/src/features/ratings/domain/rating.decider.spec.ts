import { describe, it } from '@jest/globals';
import { specify } from '@toile/event-store';
import { ratingDecider } from './rating.decider.js';
import type { RatingEvent } from './rating.events.js';

const { given } = specify(ratingDecider);
const data = { id: 7, member: 'ada', collection: 'atelier-fw26', rating: 4, comment: null };
const rated: RatingEvent = { type: 'CollectionRated', data };
const withdrawn: RatingEvent = {
  type: 'CollectionRatingWithdrawn',
  data: { id: 7, collection: 'atelier-fw26' },
};
const rate = {
  type: 'Rate',
  by: 'ada',
  id: 7,
  collection: 'atelier-fw26',
  rating: 4,
  comment: null,
} as const;

describe('a rating', () => {
  it('is given once, and again after it was withdrawn', () => {
    given().when(rate).thenEvents(rated);
    given(rated)
      .when({ ...rate, id: 8 })
      .thenRefused('rating/conflict');
    given(rated, withdrawn)
      .when({ ...rate, id: 8 })
      .thenEvents({ type: 'CollectionRated', data: { ...data, id: 8 } });
  });

  it('is changed by its owner, in part or whole', () => {
    const changed = (to: object): RatingEvent => ({
      type: 'CollectionRatingChanged',
      data: { ...data, ...to },
    });
    given(rated)
      .when({ type: 'Change', by: 'ada', id: 7, rating: 5 })
      .thenEvents(changed({ rating: 5 }));
    given(rated)
      .when({ type: 'Change', by: 'ada', id: 7, comment: 'sleeves' })
      .thenEvents(changed({ comment: 'sleeves' }));
    given(rated).when({ type: 'Change', by: 'ada', id: 7, rating: 4 }).thenNothing();
    given(rated).when({ type: 'Change', by: 'bob', id: 7, rating: 1 }).thenRefused('rating/forbidden');
    given(rated).when({ type: 'Change', by: 'ada', id: 6, rating: 1 }).thenRefused('rating/unknown');
  });

  it('is withdrawn by its owner', () => {
    given(rated).when({ type: 'Withdraw', by: 'ada', id: 7 }).thenEvents(withdrawn);
    given(rated).when({ type: 'Withdraw', by: 'bob', id: 7 }).thenRefused('rating/forbidden');
    given(rated, withdrawn).when({ type: 'Withdraw', by: 'ada', id: 7 }).thenRefused('rating/unknown');
  });
});
