import {
  MOODBOARD_COMMENT_LENGTH,
  MOODBOARD_ITEMS,
  MOODBOARD_NAME_LENGTH,
  mediaTypeSchema,
} from '@toile/contracts';
import { z } from 'zod';
import { storableText } from '../http/storable-text.js';

export const slugSchema = z
  .string()
  .max(200)
  .regex(/^[a-z0-9][a-z0-9-]*$/, 'must be a slug');
export const nameSchema = z.object({ name: storableText(MOODBOARD_NAME_LENGTH).pipe(z.string().min(1)) });
export const commentSchema = z.object({
  type: mediaTypeSchema.optional(),
  comment: storableText(MOODBOARD_COMMENT_LENGTH),
});
export const itemSchema = z.object({ type: mediaTypeSchema, slug: slugSchema });
export const removeSchema = itemSchema.extend({ moodboard: slugSchema });
export const orderSchema = z.object({
  order: z.array(z.string().max(220)).max(MOODBOARD_ITEMS),
  version: z.int().min(0),
});
