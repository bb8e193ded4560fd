import { defineMessage } from '../define-message.js';
import { slug } from '../json-schema.js';
import { mediaType } from '../media.js';

/** A board has gained a look or a street-style picture that it did not hold. */
export const lookAddedToMoodboard = defineMessage({
  topic: 'moodboards',
  type: 'look-added-to-moodboard',
  version: 1,
  data: { moodboard: slug, media_type: mediaType, slug: slug },
});
