import { defineMessage } from '../define-message.js';
import { slug } from '../json-schema.js';

/** A member has made a board. `moodboard` is its slug, a random one. */
export const moodboardCreated = defineMessage({
  topic: 'moodboards',
  type: 'moodboard-created',
  version: 1,
  data: { moodboard: slug },
});
