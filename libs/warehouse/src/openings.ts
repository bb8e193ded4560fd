/** A second event of one visitor about the same thing within this time repeats the first. */
const REPEAT_SECONDS = 30 * 60;
/** Copies of an event arrive within this time; later ones would count again (metrics, "Cleaning"). */
const DUPLICATE_HOURS = 48;

/**
 * Which records are counted, where not all of the hours are: those before the offsets {until}, as if the log ended there, or those
 * from the offsets {since} on, knowing what came before them. Both hold an offset for each partition; {since_at} is the earliest
 * time at which any record since occurred.
 */
export type Bounds = 'until' | 'since';

interface Counted {
  /** Which rows of raw_tracking. */
  where: string;
  /** What makes two events the same. */
  object: string;
  /** What each row answers with beyond ingest_hour, event_id, occurred_at, day, visitor, country. */
  columns: string;
  bounds?: Bounds | undefined;
  /** Which rows these are looked back at from: an hour before {from} counts too, and of {since} what its visitors did before. */
  backFrom?: string;
}

const UNTIL = '_offset < {until:Array(UInt64)}[_partition + 1]';
/** A visitor, or the event itself where nobody is known. */
const WHO = "if(visitor = '', toString(event_id), visitor)";
const SINCE = "ingest_hour >= {from:DateTime('UTC')} AND _offset >= {since:Array(UInt64)}[_partition + 1]";

/**
 * Events whose first copy was appended in ingest hours [{from}, {to}), cleaned as `metrics.md` says: bots and staff out, the
 * first offset of an event id wins, repeats out. Events of the hour before are looked at too, since a repeat may follow across
 * the border. Sealing and live figures share this text, so a sealed hour equals its recount. What was counted before {since}
 * stays so: of two that arrive in the wrong order, one on each side, both count until all is counted together, and so does a copy
 * that comes hours later.
 */
export function countedSql(database: string, { where, object, columns, bounds, backFrom }: Counted): string {
  const from = `{from:DateTime('UTC')} - INTERVAL ${backFrom ? 1 : 0} HOUR`;
  const people = (which: string) => `
    FROM ${database}.raw_tracking
    WHERE (${which}) AND NOT is_bot AND NOT is_staff
      AND ingest_hour >= ${from} - INTERVAL 1 HOUR AND ingest_hour < {to:DateTime('UTC')}
      ${bounds === 'until' ? `AND ${UNTIL}` : ''}`;
  const [isSince, isMeant] =
    bounds === 'since'
      ? [SINCE, nearSql(`${people(backFrom ?? where)} AND ${SINCE}`, backFrom ? 60 : 0)]
      : ['true', `event_id NOT IN (${earlierSql(database, where, people(where), from)})`];
  return `
    SELECT ingest_hour, event_id, occurred_at, toDate(occurred_at, 'Europe/Paris') AS day, visitor, country, ${columns}
    FROM (
      SELECT *, lagInFrame(toNullable(occurred_at)) OVER (
        PARTITION BY object, visitor ORDER BY occurred_at, _partition, _offset
        ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS before
      FROM (
        SELECT ingest_hour, event_id, occurred_at, visitor, country, _partition, _offset, ${columns}, ${object} AS object
        ${people(where)} AND ${isMeant}
        ORDER BY ingest_hour, _partition, _offset
        LIMIT 1 BY event_id))
    WHERE ingest_hour >= ${from} AND ${backFrom ? 'true' : isSince}
      AND (visitor = '' OR before IS NULL OR dateDiff('second', before, occurred_at) > ${REPEAT_SECONDS})`;
}

/**
 * All that could make some of `rows` a repeat or a copy: what their visitors did within half an hour, and copies where nobody is
 * known. @param minutes so much earlier, for what is looked back at
 */
const nearSql = (rows: string, minutes: number): string => `
  occurred_at >= {since_at:DateTime64(3, 'UTC')} - INTERVAL ${REPEAT_SECONDS / 60 + minutes} MINUTE
  AND ${WHO} IN (SELECT ${WHO} ${rows})`;

/**
 * Ids of `rows` that were there hours before. Nothing arrives before it happens, so only a row that occurred before its own hour
 * can be a copy of one, and none of them arrived before the first of those occurred; an hour is left for clocks that are wrong.
 */
function earlierSql(database: string, where: string, rows: string, from: string): string {
  const late = `${rows} AND occurred_at < ingest_hour`;
  return `
    SELECT event_id FROM ${database}.raw_tracking
    WHERE (${where}) AND ingest_hour >= ${from} - INTERVAL ${DUPLICATE_HOURS} HOUR AND ingest_hour < ${from} - INTERVAL 1 HOUR
      AND ingest_hour >= (SELECT toStartOfHour(minOrNull(occurred_at)) - INTERVAL 1 HOUR ${late})
      AND event_id IN (SELECT event_id ${late})`;
}
