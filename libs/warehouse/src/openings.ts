/** A second opening of a look by one visitor within this time repeats the first. */
const REPEAT_SECONDS = 30 * 60;
/** Copies of an event arrive within this time; later ones would count again (metrics, "Cleaning"). */
const DUPLICATE_HOURS = 48;

/**
 * Look openings whose first copy was appended in ingest hours [{from}, {to}), cleaned as `metrics.md` says:
 * bots and staff out, the first offset of an event id wins, and `counted` is false for a repeat. Openings of the hour before are
 * looked at too, since a repeat may follow across the border. Sealing and live figures share this text, so a sealed hour
 * equals its recount.
 */
export function openingsSql(database: string): string {
  return `
    SELECT ingest_hour, toDate(occurred_at, 'Europe/Paris') AS day, look, visitor,
      visitor = '' OR before IS NULL OR dateDiff('second', before, occurred_at) > ${REPEAT_SECONDS} AS counted
    FROM (
      SELECT ingest_hour, occurred_at, target AS look, visitor,
        lagInFrame(toNullable(occurred_at)) OVER (
          PARTITION BY target, visitor ORDER BY occurred_at, _partition, _offset
          ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS before
      FROM (
        SELECT ingest_hour, occurred_at, target, visitor, _partition, _offset
        FROM ${database}.raw_tracking
        WHERE kind = 'media' AND NOT is_bot AND NOT is_staff
          AND ingest_hour >= {from:DateTime('UTC')} - INTERVAL 1 HOUR AND ingest_hour < {to:DateTime('UTC')}
          AND event_id NOT IN (
            SELECT event_id FROM ${database}.raw_tracking
            WHERE kind = 'media' AND ingest_hour >= {from:DateTime('UTC')} - INTERVAL ${DUPLICATE_HOURS} HOUR
              AND ingest_hour < {from:DateTime('UTC')} - INTERVAL 1 HOUR)
        ORDER BY ingest_hour, _partition, _offset
        LIMIT 1 BY event_id
      )
    )
    WHERE ingest_hour >= {from:DateTime('UTC')}`;
}
