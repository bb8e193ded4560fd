import type { LookSummary, Page } from './catalogue.js';
import type { MediaType } from './media.js';

/** Most items a board can hold, and characters of a comment, of a name and of a description. */
export const MOODBOARD_ITEMS = 500;
export const MOODBOARD_COMMENT_LENGTH = 1_000;
export const MOODBOARD_NAME_LENGTH = 120;
export const MOODBOARD_DESCRIPTION_LENGTH = 500;
/** Days within which a deleted board can be restored. */
export const MOODBOARD_RESTORE_DAYS = 30;

export interface MoodboardSummary {
  slug: string;
  name: string;
  count: number;
  /** Image of the chosen item or the first one, for `/cdn/{filter}/{cover}`; null while the board is empty. */
  cover: string | null;
  /** Of the board, to be sent back with `reorder`. */
  version: number;
}

/** POST `/moodboards/create`. */
export interface MoodboardCreation extends MoodboardSummary {
  /** Of the public page; 128 bits. */
  token: string;
}

/** Every PUT and PATCH of a board; `added` says whether the board gained something. */
export interface MoodboardChange {
  moodboard: MoodboardSummary;
  added: boolean;
}

/** PUT `/moodboards/create-and-add/…`. */
export interface MoodboardCreationWithItem {
  moodboard: MoodboardCreation;
  added: boolean;
}

/** A row of GET `/moodboards` and `/moodboards/list/ajax`; `contains` answers the `look` that was asked with. */
export interface MoodboardListRow extends MoodboardSummary {
  token: string | null;
  contains: boolean;
  updated_at: string;
}

/** A row of `…/more`: the item, and the look as lists show it; null once it is no longer published. */
export interface MoodboardItem {
  type: MediaType;
  slug: string;
  comment: string | null;
  image_filename: string;
  look: LookSummary | null;
}

/** GET `/moodboards/{slug}/more` and `/moodboards/public/{token}/more`. */
export interface MoodboardPage extends Page<MoodboardItem> {
  version: number;
  moodboard: MoodboardSummary & {
    token: string | null;
    description: string | null;
    /** `type:slug` of the chosen cover; null while the first item is it. */
    cover_item: string | null;
  };
}

/** A board that was deleted, as GET `/moodboards/deleted` lists it; it can be restored until `until`. */
export interface DeletedMoodboard {
  slug: string;
  name: string;
  count: number;
  cover: string | null;
  deleted_at: string;
  until: string;
}

/** What one command did to a board: kinds in their order, with how many items each touched. */
export interface MoodboardStep {
  /** Of the board after the step. */
  version: number;
  at: string;
  changes: { kind: MoodboardStepKind; count: number }[];
}
export type MoodboardStepKind =
  | ('created' | 'renamed' | 'described' | 'cover' | 'added' | 'removed' | 'noted' | 'reordered')
  | ('deleted' | 'restored' | 'shared' | 'unshared');

/** GET `/moodboards/history/{slug}`, the newest step first. */
export interface MoodboardHistory {
  slug: string;
  version: number;
  results: MoodboardStep[];
}

/** GET `/moodboards/history/{slug}/{version}`: the board as it was. */
export interface MoodboardVersion {
  moodboard: MoodboardSummary & { description: string | null };
  results: MoodboardItem[];
}
