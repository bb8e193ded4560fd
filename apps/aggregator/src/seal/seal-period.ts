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

/** The warehouse and the ledger disagree about an hour; sealing it would make a wrong figure final. */
export class SealMismatchError extends Error {
  readonly code = 'ledger/seal-mismatch';
}

/**
 * Computes every rollup of one tracking hour from raw rows, or of one day from its sealed hours: into a shadow table that is
 * then swapped in as one partition. Days of a week are one partition, so the others of it are copied beside. Doing it again
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
  const table = `${database}.${rollup.name}_${period}`;
  const shadow = `${table}_shadow`;
  const range = {
    from: toDateTime(start),
    to: toDateTime(new Date(start.getTime() + (period === 'hour' ? HOUR_MS : DAY_MS))),
  };
  await dropTable(warehouse, shadow);
  await createTableLike(warehouse, { table: shadow, model: table });
  const sql = period === 'hour' ? rollup.hourSql(database) : rollup.daySql(database);
  await warehouse.command(`INSERT INTO ${shadow} ${sql}`, range);
  if (period === 'days') await copyOtherDays(warehouse, table, shadow, start);
  await failpoint('seal/shadow-filled');
  const partition = period === 'hour' ? range.from : mondayOf(start);
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
    { monday: mondayOf(start), day: start.toISOString().slice(0, 10) },
  );
  await warehouse.settle(shadow);
  await warehouse.command(`OPTIMIZE TABLE ${shadow} FINAL`);
}

/** The Monday of a time's week, as the engine's `toMonday` has it. */
function mondayOf(time: Date): string {
  const sinceMonday = (time.getUTCDay() + 6) % 7;
  return new Date(time.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}
