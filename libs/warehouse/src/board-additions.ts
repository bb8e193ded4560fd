import { IN_WINDOW } from './behaviour.js';

/**
 * Looks that boards gained in {from} to {to} and still hold at its end: moodboard, look, look_key, and the day it was gained last. A
 * board that is deleted by then holds nothing; one that came back holds what it held. Needs {as_of}.
 * @param isKept false for what boards gained, whether or not they hold it still
 */
export const boardAdditionsSql = (database: string, isKept = true): string => `
  WITH events AS (
    SELECT type, moodboard, media_type, slug, place_key, occurred_at, _offset FROM ${database}.raw_moodboards
    WHERE occurred_at <= {as_of:DateTime64(3, 'UTC')} AND toDate(occurred_at, 'Europe/Paris') <= {to:Date})
  SELECT moodboard, slug AS look, cityHash64(slug) AS look_key, gained_on
  FROM (
    SELECT moodboard, slug, argMax(type, (occurred_at, _offset)) AS last,
      countIf(type = 'look-added-to-moodboard' AND ${IN_WINDOW}) AS gained,
      toDate(maxIf(occurred_at, type = 'look-added-to-moodboard' AND ${IN_WINDOW}), 'Europe/Paris') AS gained_on
    FROM events
    WHERE type IN ('look-added-to-moodboard', 'look-removed-from-moodboard') AND media_type = 'look'
      AND place_key IN (SELECT place_key FROM events WHERE type = 'look-added-to-moodboard' AND ${IN_WINDOW})
    GROUP BY moodboard, slug)
  WHERE gained > 0 AND (${isKept ? 0 : 1} OR last = 'look-added-to-moodboard' AND moodboard NOT IN (
      SELECT moodboard FROM (
        SELECT moodboard, argMax(type, (occurred_at, _offset)) AS last FROM events
        WHERE type IN ('moodboard-deleted', 'moodboard-restored') GROUP BY moodboard)
      WHERE last = 'moodboard-deleted'))`;
