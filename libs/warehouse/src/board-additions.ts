import { bitsBelowSql } from './at-ends.js';
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

const midnight = (day: string, zone: string): string =>
  `arrayMap(day -> toUnixTimestamp64Milli(toDateTime64(day${day}, 3, '${zone}')), `;
/** The times at which windows begin, and before which they end or no more was known. */
const STARTS = `${midnight('', 'Europe/Paris')}{froms:Array(Date)})`;
const ENDS = `arrayMap((ended, known) -> least(ended, known),
  ${midnight(' + 1', 'Europe/Paris')}{tos:Array(Date)}), ${midnight(' + 1', 'UTC')}{known_on:Array(Date)}))`;
/** A bit for each end from the first one after something happened until what comes next of its place or board has happened by then. */
const lastBits = (until: string) => `
  bitAnd(${bitsBelowSql(until)}, bitNot(${bitsBelowSql('arrayCount(end -> end <= at, ends)')}))`;
const NEXT_BY = 'arrayCount(end -> next IS NULL OR end <= next, ends)';
/** Messages with the time of the next one of the same place or board. */
const inOrderSql = (database: string, of: string, columns: string, where: string): string => `
  SELECT ${columns}, type, toUnixTimestamp64Milli(occurred_at) AS at, leadInFrame(toNullable(at)) OVER (
    PARTITION BY ${of} ORDER BY occurred_at, _offset ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING) AS next
  FROM ${database}.raw_moodboards WHERE ${where}`;

/**
 * The same at several ends of days: board_key, look_key and `held`, a bit for each end at which the board had gained the look in the window
 * of {froms} to {tos}, as was known at the end of {known_on}, and still held it.
 */
export const boardAdditionsAtEndsSql = (database: string, isKept: boolean): string => {
  const near = `occurred_at >= fromUnixTimestamp64Milli(arrayMin(starts), 'UTC') AND `;
  const known = `occurred_at < fromUnixTimestamp64Milli(arrayMax(ends), 'UTC')`;
  const gained = `arrayCount(start -> start <= at, starts)`;
  const additions = `
    WITH ${STARTS} AS starts, ${ENDS} AS ends
    SELECT board_key, slug_key AS look_key, groupBitOr(${lastBits(isKept ? `least(${gained}, ${NEXT_BY})` : gained)}) AS gained
    FROM (${inOrderSql(
      database,
      'place_key',
      'board_key, slug_key',
      `type IN ('look-added-to-moodboard', 'look-removed-from-moodboard') AND media_type = 'look' AND ${near}${known}`,
    )})
    WHERE ${IS_ADDED} GROUP BY board_key, look_key HAVING gained != 0`;
  if (!isKept) return `SELECT board_key, look_key, gained AS held FROM (${additions})`;
  const deleted = `
    WITH ${ENDS} AS ends
    SELECT board_key, groupBitOr(${lastBits(NEXT_BY)}) AS gone
    FROM (${inOrderSql(database, 'board_key', 'board_key', `type IN ('moodboard-deleted', 'moodboard-restored') AND ${known}`)})
    WHERE type = 'moodboard-deleted' GROUP BY board_key`;
  return `
    SELECT board_key, look_key, bitAnd(gained, bitNot(gone)) AS held
    FROM (${additions}) AS additions ANY LEFT JOIN (${deleted}) AS deleted USING (board_key)
    WHERE held != 0`;
};
