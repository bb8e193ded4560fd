import { IN_WINDOW } from './behaviour.js';

/**
 * Looks that boards gained in {from} to {to} and still hold at its end: moodboard, look. A board that is deleted by then
 * holds nothing; one that came back holds what it held. Needs {as_of}.
 */
export const boardAdditionsSql = (database: string): string => `
  WITH events AS (
    SELECT type, moodboard, media_type, slug, occurred_at, _partition, _offset FROM ${database}.raw_moodboards
    WHERE occurred_at <= {as_of:DateTime64(3, 'UTC')} AND toDate(occurred_at, 'Europe/Paris') <= {to:Date})
  SELECT moodboard, slug AS look
  FROM (
    SELECT moodboard, slug, argMax(type, (occurred_at, _offset)) AS last,
      countIf(type = 'look-added-to-moodboard' AND ${IN_WINDOW}) AS gained
    FROM events
    WHERE type IN ('look-added-to-moodboard', 'look-removed-from-moodboard') AND media_type = 'look'
    GROUP BY moodboard, slug)
  WHERE last = 'look-added-to-moodboard' AND gained > 0
    AND moodboard NOT IN (
      SELECT moodboard FROM (
        SELECT moodboard, argMax(type, (occurred_at, _offset)) AS last FROM events
        WHERE type IN ('moodboard-deleted', 'moodboard-restored') GROUP BY moodboard)
      WHERE last = 'moodboard-deleted')`;
