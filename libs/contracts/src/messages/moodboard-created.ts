import { z } from 'zod';
import { defineMessage, slugSchema } from '../define-message.js';

/** A member has made a board. `moodboard` is its slug, a random one. */
export const moodboardCreated = defineMessage({
  topic: 'moodboards',
  type: 'moodboard-created',
  version: 1,
  schema: z.strictObject({ moodboard: slugSchema }),
});
