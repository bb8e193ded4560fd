import { IN_BEFORE, IN_WINDOW, IS_BEFORE, UNTIL_BEFORE_ENDS, UNTIL_WINDOW_ENDS } from './behaviour.js';

const IS_ADDED = "type = 'look-added-to-moodboard'";
/** Order in time as one number: numbers are compared in a quarter of the time that pairs are. */
const WHEN = 'bitShiftLeft(toUInt128(toUnixTimestamp64Milli(occurred_at)), 64) + _offset';
const KNOWN = `occurred_at <= {as_of:DateTime64(3, 'UTC')}`;

/** Boards that are deleted at a window's end; one that came back is not. */
const deletedSql = (database: string, hasBefore: boolean): string => `
  SELECT board_key, ${hasBefore ? `arrayJoin(if(${UNTIL_BEFORE_ENDS}, [0, 1], [0]))` : '0'} AS is_before
  FROM ${database}.raw_moodboards
  WHERE type IN ('moodboard-deleted', 'moodboard-restored') AND ${KNOWN} AND ${UNTIL_WINDOW_ENDS}
  GROUP BY board_key, is_before HAVING argMax(type, ${WHEN}) = 'moodboard-deleted'`;

/**
 * Looks that boards gained in {from} to {to} and still hold at its end: moodboard, board_key, look, look_key, and the day it was
 * gained last. A board that is deleted by then holds nothing; one that came back holds what it held. What was gained in the
 * window was last added or removed in it, so nothing before it is read. Needs {as_of}.
 * @param isKept false for what boards gained, whether or not they hold it still
 * @param hasBefore whether {from_before} to {to_before} is asked too, which ends before {from}: `is_before` tells which window it was
 */
export const boardAdditionsSql = (database: string, isKept = true, hasBefore = false): string => `
  SELECT is_before, any(moodboard) AS moodboard, any(board_key) AS board_key, any(slug) AS look, any(slug_key) AS look_key,
    toDate(maxIf(occurred_at, is_added), 'Europe/Paris') AS gained_on
  FROM (
    SELECT place_key, moodboard, board_key, slug, slug_key, occurred_at, _offset, ${IS_ADDED} AS is_added,
      ${hasBefore ? IS_BEFORE : '0'} AS is_before
    FROM ${database}.raw_moodboards
    WHERE type IN ('look-added-to-moodboard', 'look-removed-from-moodboard') AND media_type = 'look' AND ${KNOWN}
      AND ${hasBefore ? `((${IN_WINDOW}) OR (${IN_BEFORE}))` : IN_WINDOW}
      ${isKept ? `AND (board_key, is_before) NOT IN (${deletedSql(database, hasBefore)})` : ''})
  GROUP BY place_key, is_before HAVING ${isKept ? `argMax(is_added, ${WHEN})` : 'max(is_added)'}`;
