import { FIRST_PAGE_SEARCHES, IN_WINDOW, LEADS_SECONDS, NAMED, RECEIVED } from './behaviour.js';
import { lookFactsSql } from './look-facts.js';
import { IS_COUNTABLE } from './openings.js';

const AT = 'toUInt64(toUnixTimestamp64Milli(occurred_at)) AS at';

/**
 * How far each of {members} went in {from} to {to} from a search: visitor, trend, step (1 searched a trend of {known}, 2 opened a look of it within the half hour,
 * 3 and then put a look of it on a board, within the same half hour), the farthest of all times. Trend '' is any first-page search, which leads nowhere.
 * Repeats change nothing: a member is counted once. Needs {as_of}.
 */
export const memberPathsSql = (database: string): string => `
  SELECT visitor, trend, windowFunnel(${LEADS_SECONDS * 1000})(at, step = 1, step = 2, step = 3) AS step
  FROM (
    SELECT visitor, ${AT}, 1 AS step, arrayJoin(arrayConcat([''], arrayMap(one -> substring(one, 5),
      arrayFilter(one -> startsWith(one, 'tag:') AND one IN {known:Array(String)}, ${NAMED})))) AS trend
    FROM ${database}.raw_tracking
    WHERE ${FIRST_PAGE_SEARCHES} AND ${IS_COUNTABLE} AND ${RECEIVED} AND ${IN_WINDOW} AND visitor IN {members:Array(String)}
    UNION ALL
    SELECT visitor, at, step, toString(arrayJoin(tags)) AS trend
    FROM (
      SELECT visitor, ${AT}, 2 AS step, cityHash64(target) AS look_key FROM ${database}.raw_tracking
      WHERE kind = 'media' AND ${IS_COUNTABLE} AND ${RECEIVED} AND ${IN_WINDOW} AND visitor IN {members:Array(String)}
      UNION ALL
      SELECT subject AS visitor, ${AT}, 3 AS step, slug_key AS look_key FROM ${database}.raw_moodboards
      WHERE type = 'look-added-to-moodboard' AND media_type = 'look' AND ${IN_WINDOW} AND subject IN {members:Array(String)}
    ) AS acts
    INNER JOIN (SELECT look_key, tags FROM (${lookFactsSql(database)})) AS looks ON acts.look_key = looks.look_key)
  GROUP BY visitor, trend HAVING step > 0`;
