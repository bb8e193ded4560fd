import { defineMessage } from '../define-message.js';
import { slug } from '../json-schema.js';
import { mediaType } from '../media.js';

/** A board no longer holds a look or a street-style picture. */
export const lookRemovedFromMoodboard = defineMessage({
  topic: 'moodboards',
  type: 'look-removed-from-moodboard',
  version: 1,
  data: { moodboard: slug, media_type: mediaType, slug: slug },
});
