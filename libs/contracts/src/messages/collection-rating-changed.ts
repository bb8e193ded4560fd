import { defineMessage } from '../define-message.js';
import { positive, slug } from '../json-schema.js';

/** A member has changed their rating of a collection. */
export const collectionRatingChanged = defineMessage({
  topic: 'ratings',
  type: 'collection-rating-changed',
  version: 1,
  data: {
    rating_id: positive,
    collection: slug,
    rating: { type: 'integer', minimum: 1, maximum: 5 },
  },
});
