import { z } from 'zod';
import { defineMessage, slugSchema } from '../define-message.js';

/** A collection is published, or its facts have changed since. */
export const collectionPublished = defineMessage({
  topic: 'catalogue',
  type: 'collection-published',
  version: 1,
  schema: z.strictObject({
    collection: slugSchema,
    designer: slugSchema,
    season: slugSchema,
    type: slugSchema,
    city: slugSchema,
    show_date: z.iso.datetime(),
    live: z.boolean(),
  }),
});

/** A collection is no longer published; its looks follow in messages of their own. */
export const collectionWithdrawn = defineMessage({
  topic: 'catalogue',
  type: 'collection-withdrawn',
  version: 1,
  schema: z.strictObject({ collection: slugSchema }),
});
