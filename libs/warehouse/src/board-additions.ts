import { IN_WINDOW, UNTIL_WINDOW_ENDS } from './behaviour.js';

const IS_ADDED = "type = 'look-added-to-moodboard'";
const KNOWN = `occurred_at <= {as_of:DateTime64(3, 'UTC')}`;

/** Boards that are deleted at the window's end; one that came back is not. */
const deletedSql = (database: string): string => `
  SELECT board_key FROM ${database}.raw_moodboards
  WHERE type IN ('moodboard-deleted', 'moodboard-restored') AND ${KNOWN} AND ${UNTIL_WINDOW_ENDS}
  GROUP BY board_key HAVING argMax(type, (occurred_at, _offset)) = 'moodboard-deleted'`;

/**
 * Looks that boards gained in {from} to {to} and still hold at its end: moodboard, board_key, look, look_key, and the day it was
 * gained last. A board that is deleted by then holds nothing; one that came back holds what it held. What was gained in the
 * window was last added or removed in it, so nothing before it is read. Needs {as_of}.
 * @param isKept false for what boards gained, whether or not they hold it still
 */
export const boardAdditionsSql = (database: string, isKept = true): string => `
  SELECT any(moodboard) AS moodboard, any(board_key) AS board_key, any(slug) AS look, any(slug_key) AS look_key,
    toDate(maxIf(occurred_at, is_added), 'Europe/Paris') AS gained_on
  FROM (
    SELECT place_key, moodboard, board_key, slug, slug_key, occurred_at, _offset, ${IS_ADDED} AS is_added
    FROM ${database}.raw_moodboards
    WHERE type IN ('look-added-to-moodboard', 'look-removed-from-moodboard') AND media_type = 'look' AND ${KNOWN} AND ${IN_WINDOW}
      ${isKept ? `AND board_key NOT IN (${deletedSql(database)})` : ''})
  GROUP BY place_key HAVING ${isKept ? 'argMax(is_added, (occurred_at, _offset))' : 'max(is_added)'}`;
