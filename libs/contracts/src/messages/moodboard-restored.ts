import { defineMessage } from '../define-message.js';
import { slug } from '../json-schema.js';

/** The board is back, with all it held when it was deleted. */
export const moodboardRestored = defineMessage({
  topic: 'moodboards',
  type: 'moodboard-restored',
  version: 1,
  data: { moodboard: slug },
});
