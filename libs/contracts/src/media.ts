import { oneOf } from './json-schema.js';

/** What a moodboard can hold. */
export const MEDIA_TYPES = ['look', 'street-style'] as const;
export const mediaType = oneOf(MEDIA_TYPES);
export type MediaType = (typeof MEDIA_TYPES)[number];
