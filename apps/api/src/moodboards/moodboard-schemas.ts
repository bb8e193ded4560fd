import {
  MOODBOARD_COMMENT_LENGTH,
  MOODBOARD_DESCRIPTION_LENGTH,
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
export const describeSchema = z
  .object({
    name: nameSchema.shape.name.optional(),
    description: storableText(MOODBOARD_DESCRIPTION_LENGTH).optional(),
  })
  .refine(({ name, description }) => name !== undefined || description !== undefined, {
    message: 'a name or a description',
    path: ['name'],
  });
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
const itemsSchema = z.array(itemSchema).min(1).max(MOODBOARD_ITEMS);
export const removeLooksSchema = z.object({ items: itemsSchema });
/** `to` is another board of the same member. */
export const moveSchema = z.object({ items: itemsSchema, to: slugSchema });
/** Null lets the first picture stand for the board again. */
export const coverSchema = z.object({ item: itemSchema.nullable() });
export const bringBackSchema = z.object({ version: z.int().min(1).max(1_000_000) });
