import { defineMessage } from '../define-message.js';
import { slug, time, yesOrNo } from '../json-schema.js';

/** A collection is published, or its facts have changed since. */
export const collectionPublished = defineMessage({
  topic: 'catalogue',
  type: 'collection-published',
  version: 1,
  data: {
    collection: slug,
    designer: slug,
    season: slug,
    type: slug,
    city: slug,
    show_date: time,
    live: yesOrNo,
  },
});

/** A collection is no longer published; its looks follow in messages of their own. */
export const collectionWithdrawn = defineMessage({
  topic: 'catalogue',
  type: 'collection-withdrawn',
  version: 1,
  data: { collection: slug },
});
