import { defineMessage } from '../define-message.js';

const slug = { type: 'string', minLength: 1, maxLength: 180 } as const;

/** Something editors keep beside looks (a model, a street style, a page) is published or has changed. */
export const contentPublished = defineMessage({
  topic: 'catalogue',
  type: 'content-published',
  version: 1,
  data: { kind: { type: 'string', maxLength: 40 }, slug, doc: { type: 'object' } },
});

export const contentWithdrawn = defineMessage({
  topic: 'catalogue',
  type: 'content-withdrawn',
  version: 1,
  data: { kind: { type: 'string', maxLength: 40 }, slug },
});
