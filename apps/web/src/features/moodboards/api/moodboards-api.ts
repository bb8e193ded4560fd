import { type Locale, type MoodboardListRow, type MoodboardPage, type Page, pathOf } from '@toile/contracts';
import { cache } from 'react';
import { getJson, orNull } from '../../../api/get-json';
import { getOwn } from '../../../api/personal';

export const listBoards = (query: string, locale: Locale) =>
  getOwn<Page<MoodboardListRow>>(pathOf('moodboard_index', {}) + query, locale);

/** A page of a board of the reader's own; null when there is none. */
export const getBoard = cache((slug: string, query: string, locale: Locale) =>
  orNull(getOwn<MoodboardPage>(pathOf('moodboard_more', { slug }) + query, locale)),
);

export const getPublicBoard = cache((token: string, query: string, locale: Locale) =>
  orNull(getJson<MoodboardPage>(pathOf('moodboard_public_more', { token }) + query, locale)),
);
