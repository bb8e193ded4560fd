import { defineMessage } from '../define-message.js';
import { positive, slug } from '../json-schema.js';

/** A member has rated a collection, 1 to 5. */
export const collectionRated = defineMessage({
  topic: 'ratings',
  type: 'collection-rated',
  version: 1,
  data: {
    rating_id: positive,
    collection: slug,
    rating: { type: 'integer', minimum: 1, maximum: 5 },
  },
});
