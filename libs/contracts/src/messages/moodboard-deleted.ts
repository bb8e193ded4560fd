import { defineMessage } from '../define-message.js';
import { slug } from '../json-schema.js';

/** The board is gone, with all it held; its owner can restore it for 30 days. */
export const moodboardDeleted = defineMessage({
  topic: 'moodboards',
  type: 'moodboard-deleted',
  version: 1,
  data: { moodboard: slug },
});
