import { z } from 'zod';
import { defineMessage, slugSchema } from '../define-message.js';

/** A member has rated a collection, 1 to 5. */
export const collectionRated = defineMessage({
  topic: 'ratings',
  type: 'collection-rated',
  version: 1,
  schema: z.strictObject({
    rating_id: z.int().positive(),
    collection: slugSchema,
    rating: z.int().min(1).max(5),
  }),
});
