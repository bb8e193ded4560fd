import { z } from 'zod';
import { defineMessage, slugSchema } from '../define-message.js';

/** The board is gone, with all it held; its owner can restore it for 30 days. */
export const moodboardDeleted = defineMessage({
  topic: 'moodboards',
  type: 'moodboard-deleted',
  version: 1,
  schema: z.strictObject({ moodboard: slugSchema }),
});
