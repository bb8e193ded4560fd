import { z } from 'zod';

/** What a moodboard can hold. */
export const MEDIA_TYPES = ['look', 'street-style'] as const;
export const mediaTypeSchema = z.enum(MEDIA_TYPES);
export type MediaType = (typeof MEDIA_TYPES)[number];
