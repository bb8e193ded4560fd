import { type Locale, MOODBOARD_ITEMS } from '@toile/contracts';
import { cache } from 'react';
import { ApiError } from '../../../api/api-error';
import { ask, askOwn } from '../../../api/ask';
import { orNull } from '../../../api/get-json';

export const listBoards = (page: number, locale: Locale) =>
  askOwn('/moodboards', { query: { page } }, locale);

/** Boards of others the reader is on. */
export const listSharedBoards = (locale: Locale) =>
  askOwn('/moodboards', { query: { of: 'shared' } }, locale);

/** Comments on boards in which the reader is mentioned. */
export const listBoardMentions = async (locale: Locale) =>
  (await askOwn('/moodboards/mentions', {}, locale)).results;

/** What the link of an invitation is for; null once it is over. */
export const getInvitation = cache((token: string, locale: Locale) =>
  askOwn('/moodboards/invitation/{token}', { path: { token } }, locale).catch((error: unknown) => {
    if (error instanceof ApiError && [404, 410].includes(error.status)) return null;
    throw error;
  }),
);

/** What was said about a board the reader is on. */
export const getComments = (board: string, locale: Locale) =>
  askOwn('/moodboards/{board}/comments', { path: { board } }, locale);

/** Who is on a board of the reader's, and who is invited. */
export const getPeople = (board: string, locale: Locale) =>
  askOwn('/moodboards/{board}/people', { path: { board } }, locale);

const WHOLE = { page_size: MOODBOARD_ITEMS };

export const listDeletedBoards = (locale: Locale) => askOwn('/moodboards/deleted', {}, locale);

/** A whole board the reader may see; null when there is none. */
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
    (board) => board?.moodboard.role === 'own',
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
