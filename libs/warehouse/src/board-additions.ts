import { IN_WINDOW, UNTIL_WINDOW_ENDS } from './behaviour.js';

const IS_ADDED = "type = 'look-added-to-moodboard'";
const KNOWN = `occurred_at <= {as_of:DateTime64(3, 'UTC')} AND ${UNTIL_WINDOW_ENDS}`;

/** Boards that are deleted at the window's end; one that came back is not. */
const deletedSql = (database: string): string => `
  SELECT moodboard FROM ${database}.raw_moodboards
  WHERE type IN ('moodboard-deleted', 'moodboard-restored') AND ${KNOWN}
  GROUP BY moodboard HAVING argMax(type, (occurred_at, _offset)) = 'moodboard-deleted'`;

/**
 * Looks that boards gained in {from} to {to} and still hold at its end: moodboard, look, look_key, and the day it was gained
 * last. A board that is deleted by then holds nothing; one that came back holds what it held. Needs {as_of}.
 * @param isKept false for what boards gained, whether or not they hold it still
 */
export const boardAdditionsSql = (database: string, isKept = true): string => `
  SELECT moodboard, slug AS look, cityHash64(slug) AS look_key, gained_on
  FROM (
    SELECT moodboard, slug, argMax(type, (occurred_at, _offset)) AS last,
      toDate(maxIf(occurred_at, ${IS_ADDED} AND ${IN_WINDOW}), 'Europe/Paris') AS gained_on
    FROM ${database}.raw_moodboards
    WHERE type IN ('look-added-to-moodboard', 'look-removed-from-moodboard') AND media_type = 'look' AND ${KNOWN}
      AND place_key IN (SELECT place_key FROM ${database}.raw_moodboards WHERE ${IS_ADDED} AND ${KNOWN} AND ${IN_WINDOW})
    GROUP BY moodboard, slug)
  WHERE gained_on >= {from:Date}
    ${isKept ? `AND last = 'look-added-to-moodboard' AND moodboard NOT IN (${deletedSql(database)})` : ''}`;
