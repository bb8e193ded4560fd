import { z } from 'zod';
import { defineMessage, slugSchema } from '../define-message.js';

/** A member has taken their rating of a collection back. */
export const collectionRatingWithdrawn = defineMessage({
  topic: 'ratings',
  type: 'collection-rating-withdrawn',
  version: 1,
  schema: z.strictObject({ rating_id: z.int().positive(), collection: slugSchema }),
});
