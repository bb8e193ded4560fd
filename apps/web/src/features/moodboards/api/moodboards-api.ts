import { type Locale, MOODBOARD_ITEMS } from '@toile/contracts';
import { cache } from 'react';
import { ask, askOwn } from '../../../api/ask';
import { orNull } from '../../../api/get-json';

export const listBoards = (page: number, locale: Locale) =>
  askOwn('/moodboards', { query: { page } }, locale);

const WHOLE = { page_size: MOODBOARD_ITEMS };

export const listDeletedBoards = (locale: Locale) => askOwn('/moodboards/deleted', {}, locale);

/** A whole board of the reader's own; null when there is none. */
export const getBoard = cache((slug: string, locale: Locale) =>
  orNull(askOwn('/moodboards/{slug}/more', { path: { slug }, query: WHOLE }, locale)),
);

/** A whole board that is shared; null when there is none. */
export const getPublicBoard = cache((token: string, locale: Locale) =>
  orNull(ask('/moodboards/public/{token}/more', { path: { token }, query: WHOLE }, locale)),
);

/** Whether a board is the reader's own. */
export const isOwnBoard = (slug: string, locale: Locale) =>
  getBoard(slug, locale).then(
    (board) => board !== null,
    // Whoever is not signed in, or somebody else.
    () => false,
  );

export const getHistory = cache((slug: string, locale: Locale) =>
  orNull(askOwn('/moodboards/history/{slug}', { path: { slug } }, locale)),
);

/** A board as it was at a version; null when there was none. */
export const getVersion = cache((slug: string, version: string, locale: Locale) =>
  orNull(
    askOwn('/moodboards/history/{slug}/{version}', { path: { slug, version: Number(version) } }, locale),
  ),
);
