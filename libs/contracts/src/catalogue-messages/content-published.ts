import { z } from 'zod';
import { defineMessage } from '../define-message.js';

const slug = z.string().min(1).max(180);

/** Something editors keep beside looks (a model, a street style, a page) is published or has changed. */
export const contentPublished = defineMessage({
  topic: 'catalogue',
  type: 'content-published',
  version: 1,
  schema: z.strictObject({ kind: z.string().max(40), slug, doc: z.record(z.string(), z.unknown()) }),
});

export const contentWithdrawn = defineMessage({
  topic: 'catalogue',
  type: 'content-withdrawn',
  version: 1,
  schema: z.strictObject({ kind: z.string().max(40), slug }),
});
