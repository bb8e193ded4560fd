/** A second event of one visitor about the same thing within this time repeats the first. */
const REPEAT_SECONDS = 30 * 60;

/**
 * Which records are counted, where not all of the hours are: those before the offsets {until}, as if the log ended there, or those
 * from the offsets {since} on, knowing what came before them. Both hold an offset for each partition; {since_at} is the earliest
 * time at which any record since occurred. `received` are those of the days {from_day} to {to_day}, whenever they were appended: their
 * hour is the midnight (UTC) of the day they were received, as of history that was loaded at once. Of records that are `on-time` none
 * came late, as `isLate` has it: nothing is looked for that lies further back.
 */
export type Bounds = 'until' | 'since' | 'since-on-time' | 'on-time' | 'received';
const isSince = ({ bounds }: Counted): boolean => bounds === 'since' || bounds === 'since-on-time';
const isOnTime = ({ bounds }: Counted): boolean => bounds === 'on-time' || bounds === 'since-on-time';

interface Counted {
  /** Which rows of raw_tracking. */
  where: string;
  /** What makes two events the same. */
  object: string;
  /** What each row answers with beyond ingest_hour, event_id, occurred_at, day, visitor, country, sign. */
  columns: string;
  bounds?: Bounds | undefined;
  /**
   * Which rows these are looked back at from: then all that count near those are answered, whenever they came.
   */
  backFrom?: string;
}

/** Events that figures are made of. */
export const IS_COUNTABLE = 'NOT is_bot AND NOT is_staff AND NOT is_out_of_time';
/** Rows of a count added up. One that is taken back is added as 2^64 - 1, so that sums are right and never below zero. */
export const ADDED = 'toUInt64(sum(sign))';

const FROM = "{from:DateTime('UTC')}";
const UNTIL = '_offset < {until:Array(UInt64)}[_partition + 1]';
const SINCE = '_offset >= {since:Array(UInt64)}[_partition + 1]';
/** A visitor, or the event itself where nobody is known. */
const WHO = "if(visitor = '', toString(event_id), visitor)";

/**
 * What records of ingest hours [{from}, {to}) change in all that counts, cleaned as `metrics.md` says: bots, staff and what is out
 * of time left out, the first copy of an event id, then the first of a visitor and an object within 30 minutes, by when things
 * happened. `sign` is 1 for what counts since, and -1 for what had counted and is a repeat of something that came later but
 * happened before. Added up over all hours this is what all records together count, however late they came
 * (`figures.property.int-spec.ts`). Sealing and live figures share this text, so a sealed hour equals its recount.
 */
export function countedSql(database: string, counted: Counted): string {
  if (counted.bounds === 'received') return countedAsReceivedSql(database, counted);
  const { object, columns, backFrom } = counted;
  const isRepeat = (before: string) =>
    `visitor != '' AND ifNull(dateDiff('second', ${before}, occurred_at) <= ${REPEAT_SECONDS}, false)`;
  const answered = backFrom ? 'counts' : 'sign != 0';
  return `
    SELECT if(is_new, ingest_hour, ${FROM}) AS ingest_hour, event_id, occurred_at, toDate(occurred_at, 'Europe/Paris') AS day,
      visitor, country, ${columns}, sign
    FROM (
      SELECT *, NOT (${isRepeat('before')}) AS counts, NOT is_new AND NOT (${isRepeat('known_before')}) AS counted,
        toInt8(counts) - toInt8(counted) AS sign
      FROM (
        SELECT *, max(toNullable(occurred_at)) OVER earlier AS before,
          maxIf(toNullable(occurred_at), NOT is_new) OVER earlier AS known_before
        FROM (
          SELECT ingest_hour, event_id, occurred_at, visitor, country, _partition, _offset, ${columns}, ${object} AS object,
            ${isNew(counted)} AS is_new
          FROM ${database}.raw_tracking WHERE ${nearSql(database, counted)}
          ORDER BY ingest_hour, _partition, _offset
          LIMIT 1 BY event_id)
        WINDOW earlier AS (PARTITION BY object, visitor ORDER BY occurred_at, _partition, _offset
          ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)))
    WHERE ${answered}`;
}

/**
 * The same by days received. Something counts from the day it was received until the day on which something that happened in the half an
 * hour before it was.
 */
const countedAsReceivedSql = (database: string, { where, object, columns }: Counted): string => `
  SELECT counts.1 AS ingest_hour, event_id, occurred_at, toDate(occurred_at, 'Europe/Paris') AS day, visitor, country, ${columns},
    counts.2 AS sign
  FROM (
    SELECT *, least(ifNull(min(toNullable(received)) OVER before, never), ifNull(min(toNullable(received)) OVER just_before, never)) AS ends
    FROM (
      SELECT event_id, occurred_at, visitor, country, _partition, _offset, ${columns}, ${object} AS object,
        toUnixTimestamp(occurred_at) AS second, toStartOfDay(received_at, 'UTC') AS received, toDateTime('2100-01-01', 'UTC') AS never
      FROM ${database}.raw_tracking
      WHERE (${where}) AND ${IS_COUNTABLE} AND ingest_hour >= toDateTime({from_day:Date}, 'UTC') - INTERVAL 1 DAY
        AND occurred_at >= toDateTime64({from_day:Date}, 3, 'Europe/Paris') - INTERVAL ${REPEAT_SECONDS} SECOND
        AND occurred_at < toDateTime64({to_day:Date} + 1, 3, 'Europe/Paris')
      ORDER BY received_at, _partition, _offset
      LIMIT 1 BY event_id)
    WINDOW before AS (PARTITION BY object, ${WHO} ORDER BY second RANGE BETWEEN ${REPEAT_SECONDS} PRECEDING AND 1 PRECEDING),
      just_before AS (PARTITION BY object, ${WHO}, second ORDER BY occurred_at, _partition, _offset
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING))
  ARRAY JOIN multiIf(ends = never, [(received, 1)], ends > received, [(received, 1), (ends, -1)], []) AS counts`;

const isNew = (counted: Counted): string =>
  `(ingest_hour >= ${FROM}${isSince(counted) ? ` AND ${SINCE}` : ''})`;

/** Whether something occurred too long before hours that are counted anew to lie among what is read near them. */
export const isLate = (occurredAt: Date, from: Date): boolean =>
  occurredAt.getTime() < from.getTime() - REPEAT_SECONDS * 1000;

/** The new rows, and all that could make some of them a copy or a repeat, or be made one by them. */
function nearSql(database: string, counted: Counted): string {
  const { where, bounds, backFrom } = counted;
  const within = `ingest_hour < {to:DateTime('UTC')}${bounds === 'until' ? ` AND ${UNTIL}` : ''}`;
  const rows = (which: string) =>
    `FROM ${database}.raw_tracking WHERE (${which}) AND ${IS_COUNTABLE} AND ${within} AND ${isNew(counted)}`;
  const near = `ingest_hour >= ${FROM} - INTERVAL ${backFrom ? 2 : 1} HOUR`;
  const whose = isSince(counted)
    ? ` AND occurred_at >= {since_at:DateTime64(3, 'UTC')} - INTERVAL ${REPEAT_SECONDS / 60 + (backFrom ? 60 : 0)} MINUTE
          AND ${isOf(rows(backFrom ?? where))}`
    : '';
  const late = isOnTime(counted) ? '' : ` OR (${lateSql(rows(backFrom ?? where))})`;
  return `(${where}) AND ${IS_COUNTABLE} AND ${within} AND ((${near}${whose})${late})`;
}

/** Rows of the visitors of others, and copies of these. */
const isOf = (rows: string): string =>
  `(${WHO} IN (SELECT ${WHO} ${rows}) OR event_id IN (SELECT event_id ${rows}))`;

/**
 * Rows near those that came late. Nothing arrives before it happens, so what is within half an hour of something arrived at most an
 * hour before that hour began.
 */
function lateSql(rows: string): string {
  const late = `${rows} AND occurred_at < ${FROM} - INTERVAL ${REPEAT_SECONDS} SECOND`;
  return `ingest_hour >= (SELECT toStartOfHour(minOrNull(occurred_at)) - INTERVAL 1 HOUR ${late}) AND ${isOf(late)}`;
}
