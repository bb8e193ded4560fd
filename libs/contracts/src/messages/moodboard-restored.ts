import { z } from 'zod';
import { defineMessage, slugSchema } from '../define-message.js';

/** The board is back, with all it held when it was deleted. */
export const moodboardRestored = defineMessage({
  topic: 'moodboards',
  type: 'moodboard-restored',
  version: 1,
  schema: z.strictObject({ moodboard: slugSchema }),
});
