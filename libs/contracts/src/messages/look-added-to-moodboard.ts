import { z } from 'zod';
import { defineMessage, slugSchema } from '../define-message.js';
import { mediaTypeSchema } from '../media.js';

/** A board has gained a look or a street-style picture that it did not hold. */
export const lookAddedToMoodboard = defineMessage({
  topic: 'moodboards',
  type: 'look-added-to-moodboard',
  version: 1,
  schema: z.strictObject({ moodboard: slugSchema, media_type: mediaTypeSchema, slug: slugSchema }),
});
