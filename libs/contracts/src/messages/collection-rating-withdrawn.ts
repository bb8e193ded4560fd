import { defineMessage } from '../define-message.js';
import { positive, slug } from '../json-schema.js';

/** A member has taken their rating of a collection back. */
export const collectionRatingWithdrawn = defineMessage({
  topic: 'ratings',
  type: 'collection-rating-withdrawn',
  version: 1,
  data: { rating_id: positive, collection: slug },
});
