import { z } from 'zod';
import { defineMessage, slugSchema } from '../define-message.js';

/** A member has changed their rating of a collection. */
export const collectionRatingChanged = defineMessage({
  topic: 'ratings',
  type: 'collection-rating-changed',
  version: 1,
  schema: z.strictObject({
    rating_id: z.int().positive(),
    collection: slugSchema,
    rating: z.int().min(1).max(5),
  }),
});
