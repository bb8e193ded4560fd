import {
  createTableLike,
  dropTable,
  ROLLUPS,
  type Rollup,
  replacePartition,
  type Warehouse,
} from '@toile/warehouse';
import { failpoint } from '#failpoint';
import { HASH_SQL, HOUR_MS, toDateTime } from '../blocks/block.js';
import type { Period } from '../ledger/entities/ledger-seal.entity.js';

export const DAY_MS = 24 * HOUR_MS;
export const LENGTH_MS = { hour: HOUR_MS, days: DAY_MS, weeks: 7 * DAY_MS };

/** SQL of the rows of a period; undefined where a rollup has none of its weeks. */
export const rollupOfSql = (rollup: Rollup, database: string, period: Period): string | undefined =>
  ({
    hour: rollup.hourSql(database),
    days: rollup.daySql(database),
    weeks: rollup.weeks?.sql(database),
  })[period];

/** The warehouse and the ledger disagree about an hour; sealing it would make a wrong figure final. */
export class SealMismatchError extends Error {
  readonly code = 'ledger/seal-mismatch';
}

/**
 * Computes every rollup of one tracking hour from raw rows, of one day from its sealed hours, or of one week, which begins on Monday,
 * from its sealed days: into a shadow table that is then swapped in as one partition. Days of a week are one partition, so the others of it are copied beside. Doing it again
 * changes nothing.
 */
export async function sealPeriod(warehouse: Warehouse, period: Period, start: Date): Promise<void> {
  for (const rollup of ROLLUPS) await rollUp(warehouse, rollup, period, start);
}

/** @throws SealMismatchError when raw does not hold what the ledger says of an hour */
export async function checkRawHour(
  warehouse: Warehouse,
  expected: { hour: Date; rawCount: number; hash: number },
): Promise<void> {
  const [found] = await warehouse.rows<{ count: number; hash: number }>(
    `SELECT count() AS count, ${HASH_SQL} AS hash FROM ${warehouse.database}.raw_tracking
     WHERE ingest_hour = {hour:DateTime('UTC')}`,
    { hour: toDateTime(expected.hour) },
  );
  if (found?.count === expected.rawCount && found.hash === expected.hash) return;
  throw new SealMismatchError(
    `hour ${expected.hour.toISOString()}: raw has ${found?.count} rows, the ledger ${expected.rawCount}` +
      (found?.count === expected.rawCount ? ' with another checksum' : ''),
  );
}

async function rollUp(warehouse: Warehouse, rollup: Rollup, period: Period, start: Date): Promise<void> {
  const { database } = warehouse;
  const sql = rollupOfSql(rollup, database, period);
  if (sql === undefined) return;
  const table = `${database}.${rollup.name}_${period}`;
  const shadow = `${table}_shadow`;
  const range = {
    from: toDateTime(start),
    to: toDateTime(new Date(start.getTime() + LENGTH_MS[period])),
  };
  await dropTable(warehouse, shadow);
  await createTableLike(warehouse, { table: shadow, model: table });
  await warehouse.command(`INSERT INTO ${shadow} ${sql}`, range);
  if (period === 'days') await copyOtherDays(warehouse, table, shadow, start);
  await failpoint('seal/shadow-filled');
  const partition = period === 'hour' ? range.from : isoDay(mondayOf(start));
  await replacePartition(warehouse, { table, shadow, partition: `'${partition}'` });
  await failpoint('seal/replaced');
  await dropTable(warehouse, shadow);
}

/** The sealed days of the same week, and all of them in one part: what is read opens as few as there are weeks. */
async function copyOtherDays(
  warehouse: Warehouse,
  table: string,
  shadow: string,
  start: Date,
): Promise<void> {
  await warehouse.command(
    `INSERT INTO ${shadow} SELECT * FROM ${table}
     WHERE toMonday(ingest_day) = {monday:Date} AND ingest_day != {day:Date}`,
    { monday: isoDay(mondayOf(start)), day: isoDay(start) },
  );
  await warehouse.settle(shadow);
  await warehouse.command(`OPTIMIZE TABLE ${shadow} FINAL`);
}

const isoDay = (time: Date): string => time.toISOString().slice(0, 10);

/** The Monday, at midnight, of a time's week, as the engine's `toMonday` has it. */
export function mondayOf(time: Date): Date {
  const day = Math.floor(time.getTime() / DAY_MS) * DAY_MS;
  return new Date(day - ((time.getUTCDay() + 6) % 7) * DAY_MS);
}
