import { IS_COUNTABLE } from './openings.js';

/** A visit ends when its visitor has been idle for this long. */
const IDLE_MS = 30 * 60_000;
/** A campaign counts for what its visitor does within this time. */
const ATTRIBUTION_DAYS = 30;

/**
 * Events of known visitors that occurred in [{from} - 30 days, {to}): bots and staff out, the first copy of an event id.
 * Readers without consent are nobody's, so they make no visits.
 */
const knownEventsSql = (database: string) => `
  SELECT event_id, occurred_at, visitor, kind, event, route, utm_source, utm_campaign, utm_content, _partition, _offset,
    (utm_source != '' OR utm_campaign != '') AS by_campaign
  FROM ${database}.raw_tracking
  WHERE visitor != '' AND ${IS_COUNTABLE}
    AND occurred_at >= {from:DateTime64(3, 'UTC')} - INTERVAL ${ATTRIBUTION_DAYS} DAY AND occurred_at < {to:DateTime64(3, 'UTC')}
    AND ingest_hour >= toDateTime({from:DateTime64(3, 'UTC')}, 'UTC') - INTERVAL ${ATTRIBUTION_DAYS + 1} DAY
  ORDER BY ingest_hour, _partition, _offset
  LIMIT 1 BY event_id`;

const IN_ORDER = 'ORDER BY occurred_at, _partition, _offset ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW';

/**
 * Visits as they follow from the events, whatever the browser called them: a visitor's events with no half hour between
 * them. Columns: visitor, visit (1, 2, …), started_at, ended_at, events, pages, landing (route of the first page),
 * has_campaign, touched_at and touch, the first campaign of the visit (source, campaign, content). A visit that began
 * before the 30 days is cut off there. Needs {from} and {to}.
 */
export const visitsSql = (database: string): string => `
  SELECT visitor, visit, min(occurred_at) AS started_at, max(occurred_at) AS ended_at, count() AS events,
    countIf(kind = 'page') AS pages, argMinIf(route, (occurred_at, _partition, _offset), kind = 'page') AS landing,
    max(by_campaign) AS has_campaign, minIf(occurred_at, by_campaign) AS touched_at,
    argMinIf((utm_source, utm_campaign, utm_content), (occurred_at, _partition, _offset), by_campaign) AS touch
  FROM (
    SELECT *, sum(starts) OVER (PARTITION BY visitor ${IN_ORDER}) AS visit
    FROM (
      SELECT *, before IS NULL OR dateDiff('millisecond', before, occurred_at) >= ${IDLE_MS} AS starts
      FROM (
        SELECT *, lagInFrame(toNullable(occurred_at)) OVER (PARTITION BY visitor ${IN_ORDER}) AS before
        FROM (${knownEventsSql(database)}))))
  GROUP BY visitor, visit`;

/**
 * Every event of {kind} in [{from}, {to}) with the first and the last campaign its visitor came by in the 30 days before
 * it; ('', '', '') is none. Columns: event_id, visitor, occurred_at, first_touch, last_touch.
 */
export const attributedSql = (database: string): string => `
  SELECT event_id, c.visitor AS visitor, c.occurred_at AS occurred_at,
    argMinIf(t.touch, t.touched_at, ${COUNTS}) AS first_touch, argMaxIf(t.touch, t.touched_at, ${COUNTS}) AS last_touch
  FROM (
    SELECT event_id, visitor, occurred_at FROM (${knownEventsSql(database)})
    WHERE kind = {kind:String} AND event != 'search_missed' AND occurred_at >= {from:DateTime64(3, 'UTC')}) AS c
  LEFT JOIN (SELECT visitor, touched_at, touch FROM (${visitsSql(database)}) WHERE has_campaign) AS t ON c.visitor = t.visitor
  GROUP BY event_id, c.visitor, c.occurred_at`;

/** Whether a campaign came before the conversion, and not too long before; a visitor without any joins an empty one. */
const COUNTS = `(tupleElement(t.touch, 1) != '' OR tupleElement(t.touch, 2) != '') AND t.touched_at <= c.occurred_at
    AND t.touched_at > c.occurred_at - INTERVAL ${ATTRIBUTION_DAYS} DAY`;
