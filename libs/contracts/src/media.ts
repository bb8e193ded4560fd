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

/** What a member puts on a board of their own; it is in no catalogue and in no figure. */
export const CARD_TYPES = ['note', 'link', 'picture'] as const;
export type CardType = (typeof CARD_TYPES)[number];
/** All that stands on boards. */
export const BOARD_ITEM_TYPES = [...MEDIA_TYPES, ...CARD_TYPES] as const;
export type BoardItemType = (typeof BOARD_ITEM_TYPES)[number];
/** What a note is written on. */
export const NOTE_PAPERS = ['white', 'sand', 'rose', 'sage', 'sky'] as const;
export type NotePaper = (typeof NOTE_PAPERS)[number];
export const MOODBOARD_NOTE_LENGTH = 1_000;
export const MOODBOARD_LINK_LENGTH = 2_000;
export const MOODBOARD_LINK_TITLE_LENGTH = 200;
export const MOODBOARD_ALT_LENGTH = 500;
export const MOODBOARD_CREDIT_LENGTH = 200;
/** So many pictures of their own, and bytes of them, a member keeps on boards. */
export const OWN_PICTURES = 200;
export const OWN_PICTURES_BYTES = 500 * 1024 * 1024;

/** So many pictures are downloaded as one file: their names stand in its address. */
export const ARCHIVE_PICTURES = 60;
