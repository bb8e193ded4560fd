import { z } from 'zod';
import { storableText } from '../http/storable-text.js';

/** An empty comment is none. */
export const comment = storableText(1_000)
  .nullable()
  .transform((text) => text || null);
const rating = z.int().min(1).max(5);

export const ratingSchema = z.object({
  collection: z.string().min(1).max(200),
  rating,
  comment: comment.default(null),
});
export const ratingChangeSchema = z.object({ rating: rating.optional(), comment: comment.optional() });
