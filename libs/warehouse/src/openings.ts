/** A second event of one visitor about the same thing within this time repeats the first. */
const REPEAT_SECONDS = 30 * 60;
/** Copies of an event arrive within this time; later ones would count again (metrics, "Cleaning"). */
const DUPLICATE_HOURS = 48;

interface Counted {
  /** Which rows of raw_tracking. */
  where: string;
  /** What makes two events the same. */
  object: string;
  /** What each row answers with beyond ingest_hour, event_id, occurred_at, day, visitor, country. */
  columns: string;
  /** So many hours before {from} too, for what is looked back at. */
  hoursBefore?: number;
}

/**
 * Events whose first copy was appended in ingest hours [{from}, {to}), cleaned as `metrics.md` says: bots and staff out, the
 * first offset of an event id wins, repeats out. Events of the hour before are looked at too, since a repeat may follow across
 * the border. Sealing and live figures share this text, so a sealed hour equals its recount.
 */
export function countedSql(database: string, { where, object, columns, hoursBefore = 0 }: Counted): string {
  const from = `{from:DateTime('UTC')} - INTERVAL ${hoursBefore} HOUR`;
  return `
    SELECT ingest_hour, event_id, occurred_at, toDate(occurred_at, 'Europe/Paris') AS day, visitor, country, ${columns}
    FROM (
      SELECT *, lagInFrame(toNullable(occurred_at)) OVER (
        PARTITION BY object, visitor ORDER BY occurred_at, _partition, _offset
        ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS before
      FROM (
        SELECT ingest_hour, event_id, occurred_at, visitor, country, _partition, _offset, ${columns}, ${object} AS object
        FROM ${database}.raw_tracking
        WHERE (${where}) AND NOT is_bot AND NOT is_staff
          AND ingest_hour >= ${from} - INTERVAL 1 HOUR AND ingest_hour < {to:DateTime('UTC')}
          AND event_id NOT IN (
            SELECT event_id FROM ${database}.raw_tracking
            WHERE (${where}) AND ingest_hour >= ${from} - INTERVAL ${DUPLICATE_HOURS} HOUR
              AND ingest_hour < ${from} - INTERVAL 1 HOUR)
        ORDER BY ingest_hour, _partition, _offset
        LIMIT 1 BY event_id))
    WHERE ingest_hour >= ${from}
      AND (visitor = '' OR before IS NULL OR dateDiff('second', before, occurred_at) > ${REPEAT_SECONDS})`;
}
