import { defineMessage } from '../define-message.js';
import { listOf, positive, slug, time } from '../json-schema.js';

/** A look is published, or a published look has changed: all that figures ask about it, as of this message. */
export const lookPublished = defineMessage({
  topic: 'catalogue',
  type: 'look-published',
  version: 1,
  data: {
    look: slug,
    collection: slug,
    designer: slug,
    season: slug,
    type: slug,
    city: slug,
    show_date: time,
    position: positive,
    tags: listOf(slug),
    models: listOf(slug),
    colours: listOf({ type: 'string' }),
  },
});

/** A look is no longer published. */
export const lookWithdrawn = defineMessage({
  topic: 'catalogue',
  type: 'look-withdrawn',
  version: 1,
  data: { look: slug, collection: slug },
});
