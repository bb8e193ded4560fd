/**
 * A table pair `<name>_hour` and `<name>_days` that the aggregator fills when an ingest hour or day has ended; days of a week are
 * one partition. Figures read sealed days, the sealed hours after them, and raw rows for what is not sealed yet.
 */
export interface Rollup {
  name: string;
  /** Rows of `<name>_hour` for ingest hours [{from}, {to}) from raw rows. */
  hourSql(database: string): string;
  /** Rows of `<name>_days` for the ingest day [{from}, {to}) from sealed hours. */
  daySql(database: string): string;
  /** Columns the tables compute themselves when rows are written; live rows compute them when they are read. */
  computed?: string;
  /** Aggregates that prove two tables of this rollup equal: `SELECT total, rows, hash`. */
  checkSql: string;
}

/** How far a topic is sealed: days before `days`, hours before `hours`. Bound as {days_to} and {hours_to}. */
export interface SealedTo {
  days: Date;
  hours: Date;
}

/** What there is besides sealed days. To plan a part that reads nothing takes longer than to read the others. */
export interface UnsealedParts {
  hours: boolean;
  live: boolean;
}

/**
 * Rows of a rollup that occurred in {from_day} to {to_day}: sealed days, sealed hours, and the same computation over raw rows
 * of what is not sealed. Needs {days_to}, {hours_to} and {live_to} too. An event never arrives before it happens, a wrong
 * clock apart, so earlier ingest days are not looked at. `columns` are the rollup's own beyond its period and day.
 * @param inSealedDays which rows of sealed days are read; of the others, which are few, all are
 */
export function rollupSql(
  rollup: Rollup,
  database: string,
  columns: string,
  parts: UnsealedParts,
  inSealedDays = 'true',
): string {
  const inDays = 'day BETWEEN {from_day:Date} AND {to_day:Date}';
  const days = `
    SELECT day, ${columns} FROM ${database}.${rollup.name}_days
    WHERE ingest_day >= {from_day:Date} - 1 AND ingest_day < toDate({days_to:DateTime('UTC')}) AND ${inDays} AND ${inSealedDays}`;
  const hours = `
    SELECT day, ${columns} FROM ${database}.${rollup.name}_hour
    WHERE ingest_hour >= {days_to:DateTime('UTC')} AND ingest_hour < {hours_to:DateTime('UTC')} AND ${inDays}`;
  const counted = rollup.hourSql(database).replaceAll('{from:', '{hours_to:').replaceAll('{to:', '{live_to:');
  const computed = rollup.computed ? `, ${rollup.computed}` : '';
  const live = `
    SELECT day, ${columns} FROM (SELECT *${computed} FROM (${counted})) WHERE ${inDays}`;
  return [days, ...(parts.hours ? [hours] : []), ...(parts.live ? [live] : [])].join(' UNION ALL ');
}
