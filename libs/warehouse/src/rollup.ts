import type { Bounds } from './openings.js';

/**
 * A table pair `<name>_hour` and `<name>_days` that the aggregator fills when an ingest hour or day has ended; days of a week are
 * one partition. Figures read sealed days, the sealed hours after them, and raw rows for what is not sealed yet. What is asked over
 * many weeks has `<name>_weeks` too, whose rows stand for those of the sealed days.
 */
export interface Rollup {
  name: string;
  /** Rows of `<name>_hour` for ingest hours [{from}, {to}) from raw rows. @param bounds which of them, all when absent */
  hourSql(database: string, bounds?: Bounds): string;
  /** Rows of `<name>_days` for the ingest day [{from}, {to}) from sealed hours. */
  daySql(database: string): string;
  weeks?: WeeksOfRollup;
  /** Columns the tables compute themselves when rows are written; live rows compute them when they are read. */
  computed?: string;
  /** Aggregates that prove two tables of this rollup equal: `SELECT total, rows, hash`. */
  checkSql: string;
}

/** Sums by the week something occurred in, without what only single days need. */
export interface WeeksOfRollup {
  /** Rows of `<name>_weeks` for the ingest week [{from}, {to}) from its sealed days. */
  sql(database: string): string;
  /** As that of the days, for these columns. */
  checkSql: string;
}

/** How far a topic is sealed: weeks before the Monday `weeks`, days before `days`, hours before `hours`. Bound as {weeks_to}, {days_to} and {hours_to}. */
export interface SealedTo {
  weeks: Date;
  days: Date;
  hours: Date;
}

/** What there is besides sealed days of one window. To plan a part that reads nothing takes longer than to read the others. */
export interface Parts {
  hours: boolean;
  /** Number of the count of hours that are not sealed yet; it holds what is before {since}. */
  count: number | undefined;
  live: boolean;
  /** Whether any of what is live came late, as `isLate` has it: to look for what lies further back takes as long as all else. */
  late: boolean;
  /** Days from {from_before} to {to_before} are asked too; all are before {from_day}. */
  before: boolean;
}

/** The same rows of {from_day} to {to_day} with the `ingest_day` they were received on, from raw rows, whenever they were appended. */
export const rollupAsReceivedSql = (rollup: Rollup, database: string, columns: string): string => `
  SELECT day, false AS is_before, ${columns}
  FROM (SELECT *, toDate(ingest_hour) AS ingest_day${computedOf(rollup)} FROM (${rollup.hourSql(database, 'received')}))
  WHERE ${IN_WINDOW}`;

/** The table with what a count found: rows of `<name>_hour` of hours that are not sealed yet. */
export const countTable = ({ name }: Rollup, database: string, count: number): string =>
  `${database}.${name}_count_${count}`;

export interface RowsWanted {
  inSealedDays?: string | undefined;
  byWeek?: boolean;
}

const boundsOf = ({ count, late }: Parts): Bounds | undefined => {
  if (count === undefined) return late ? undefined : 'on-time';
  return late ? 'since' : 'since-on-time';
};

const computedOf = ({ computed }: Rollup): string => (computed ? `, ${computed}` : '');
const IN_WINDOW = 'day BETWEEN {from_day:Date} AND {to_day:Date}';
const IN_BEFORE = 'day BETWEEN {from_before:Date} AND {to_before:Date}';
const SEALED_SINCE = 'ingest_day >= {from_day:Date} - 1';
/** Which sealed days rows of a week are made of. */
export const IN_WEEK =
  "ingest_day >= toDate({from:DateTime('UTC')}) AND ingest_day < toDate({to:DateTime('UTC')})";
/** Weeks that lie wholly in a window, from their Monday to their Sunday, and were sealed. */
const WHOLE_WEEKS = (day: string, ingested: string, before = '') =>
  `${ingested} < {weeks_to:Date} AND ${day} BETWEEN {weeks_from${before}:Date} AND {weeks_until${before}:Date}`;

/**
 * Rows of a rollup that occurred in {from_day} to {to_day}: sealed days, sealed hours, what was counted of hours that are
 * not sealed, and the same computation over raw rows of the rest. Needs {days_to}, {hours_to}, {live_to} and {since} too. An
 * event never arrives before it happens, a wrong clock apart, so earlier ingest days are not looked at. `columns` are the rollup's own beyond its period and day; `is_before`
 * tells of which window a row is.
 * @param inSealedDays which rows of sealed days are read; of the others, which are few, all are
 * @param byWeek weeks that lie wholly in a window are read as such where there are any: `day` of such a row is its Monday
 */
export function rollupSql(
  rollup: Rollup,
  database: string,
  columns: string,
  parts: Parts,
  { inSealedDays = 'true', byWeek = false }: RowsWanted = {},
): string {
  const isIn = (inWindow: string, inBefore: string) =>
    parts.before ? `((${inWindow}) OR (${inBefore}))` : inWindow;
  const inDays = isIn(IN_WINDOW, IN_BEFORE);
  const inSealed = isIn(
    `${SEALED_SINCE} AND ${IN_WINDOW}`,
    `${SEALED_SINCE.replace('from_day', 'from_before')} AND ${IN_BEFORE}`,
  );
  const asked = `day, ${parts.before ? 'day < {from_day:Date}' : 'false'} AS is_before, ${columns}`;
  const readsWeeks = byWeek && rollup.weeks !== undefined;
  const inWeeks = (day: string, ingested: string) =>
    isIn(WHOLE_WEEKS(day, ingested), WHOLE_WEEKS(day, ingested, '_before'));
  const weeks = `
    SELECT week AS ${asked} FROM ${database}.${rollup.name}_weeks
    WHERE ${inWeeks('week', 'ingest_week')} AND ${inSealedDays}`;
  const days = `
    SELECT ${asked} FROM ${database}.${rollup.name}_days
    WHERE ingest_day < toDate({days_to:DateTime('UTC')}) AND ${inSealed} AND ${inSealedDays}${
      readsWeeks ? ` AND NOT (${inWeeks('day', 'ingest_day')})` : ''
    }`;
  const hours = `
    SELECT ${asked} FROM ${database}.${rollup.name}_hour
    WHERE ingest_hour >= {days_to:DateTime('UTC')} AND ingest_hour < {hours_to:DateTime('UTC')} AND ${inDays}`;
  const { count } = parts;
  const counted = (number: number) => `
    SELECT ${asked} FROM ${countTable(rollup, database, number)}
    WHERE ingest_hour >= {hours_to:DateTime('UTC')} AND ${inDays}`;
  const rest = rollup
    .hourSql(database, boundsOf(parts))
    .replaceAll('{from:', '{hours_to:')
    .replaceAll('{to:', '{live_to:');
  const live = `
    SELECT ${asked} FROM (SELECT *${computedOf(rollup)} FROM (${rest})) WHERE ${inDays}`;
  return [
    ...(readsWeeks ? [weeks] : []),
    days,
    ...(parts.hours ? [hours] : []),
    ...(count === undefined ? [] : [counted(count)]),
    ...(parts.live ? [live] : []),
  ].join(' UNION ALL ');
}
