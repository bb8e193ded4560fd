import { z } from 'zod';
import { defineMessage, slugSchema } from '../define-message.js';

/** A look is published, or a published look has changed: all that figures ask about it, as of this message. */
export const lookPublished = defineMessage({
  topic: 'catalogue',
  type: 'look-published',
  version: 1,
  schema: z.strictObject({
    look: slugSchema,
    collection: slugSchema,
    designer: slugSchema,
    season: slugSchema,
    type: slugSchema,
    city: slugSchema,
    show_date: z.iso.datetime(),
    position: z.int().positive(),
    tags: z.array(slugSchema),
    models: z.array(slugSchema),
    colours: z.array(z.string()),
  }),
});

/** A look is no longer published. */
export const lookWithdrawn = defineMessage({
  topic: 'catalogue',
  type: 'look-withdrawn',
  version: 1,
  schema: z.strictObject({ look: slugSchema, collection: slugSchema }),
});
