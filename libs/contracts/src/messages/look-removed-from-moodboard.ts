import { z } from 'zod';
import { defineMessage, slugSchema } from '../define-message.js';
import { mediaTypeSchema } from '../media.js';

/** A board no longer holds a look or a street-style picture. */
export const lookRemovedFromMoodboard = defineMessage({
  topic: 'moodboards',
  type: 'look-removed-from-moodboard',
  version: 1,
  schema: z.strictObject({ moodboard: slugSchema, media_type: mediaTypeSchema, slug: slugSchema }),
});
