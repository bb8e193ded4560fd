import {
  type DeletedMoodboard,
  type Locale,
  MOODBOARD_ITEMS,
  type MoodboardHistory,
  type MoodboardListRow,
  type MoodboardPage,
  type MoodboardVersion,
  type Page,
  pathOf,
} from '@toile/contracts';
import { cache } from 'react';
import { getJson, orNull } from '../../../api/get-json';
import { getOwn } from '../../../api/personal';

export const listBoards = (query: string, locale: Locale) =>
  getOwn<Page<MoodboardListRow>>(pathOf('moodboard_index', {}) + query, locale);

const WHOLE = `?page_size=${MOODBOARD_ITEMS}`;

export const listDeletedBoards = (locale: Locale) =>
  getOwn<Page<DeletedMoodboard>>(pathOf('moodboard_deleted', {}), locale);

/** A whole board of the reader's own; null when there is none. */
export const getBoard = cache((slug: string, locale: Locale) =>
  orNull(getOwn<MoodboardPage>(pathOf('moodboard_more', { slug }) + WHOLE, locale)),
);

/** A whole board that is shared; null when there is none. */
export const getPublicBoard = cache((token: string, locale: Locale) =>
  orNull(getJson<MoodboardPage>(pathOf('moodboard_public_more', { token }) + WHOLE, locale)),
);

export const getHistory = cache((slug: string, locale: Locale) =>
  orNull(getOwn<MoodboardHistory>(pathOf('moodboard_history', { slug }), locale)),
);

/** A board as it was at a version; null when there was none. */
export const getVersion = cache((slug: string, version: string, locale: Locale) =>
  orNull(getOwn<MoodboardVersion>(pathOf('moodboard_version', { slug, version }), locale)),
);
