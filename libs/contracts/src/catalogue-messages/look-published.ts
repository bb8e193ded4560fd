import { defineMessage } from '../define-message.js';
import { listOf, positive, slug, time } from '../json-schema.js';

/** A look is published, or a published look has changed: all that figures ask about it, as of this message. */
export const lookPublished = defineMessage({
  topic: 'catalogue',
  type: 'look-published',
  version: 2,
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
    /** Since version 2, where it is known: of each garment its tags, a stroke and its colours, `midi-dress lace/black ecru`. */
    garments: listOf({ type: 'string' }),
  },
});

/** A look is no longer published. */
export const lookWithdrawn = defineMessage({
  topic: 'catalogue',
  type: 'look-withdrawn',
  version: 1,
  data: { look: slug, collection: slug },
});
