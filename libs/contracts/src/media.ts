import { oneOf } from './json-schema.js';

/** Most items a board can hold, and characters of a comment, of a name and of a description. */
export const MOODBOARD_ITEMS = 500;
export const MOODBOARD_COMMENT_LENGTH = 1_000;
export const MOODBOARD_NAME_LENGTH = 120;
/** Parts of a board with a name of their own. */
export const MOODBOARD_SECTIONS = 40;
export const MOODBOARD_DESCRIPTION_LENGTH = 500;
/** Days within which a deleted board can be restored. */
export const MOODBOARD_RESTORE_DAYS = 30;

/** What a moodboard can hold. */
export const MEDIA_TYPES = ['look', 'street-style'] as const;
export const mediaType = oneOf(MEDIA_TYPES);
export type MediaType = (typeof MEDIA_TYPES)[number];

/** So many pictures are downloaded as one file: their names stand in its address. */
export const ARCHIVE_PICTURES = 60;
