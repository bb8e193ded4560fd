import { openingsSql, type Warehouse } from '@toile/warehouse';
import { HOUR_MS, toDateTime } from '../block/block.js';

/** The warehouse and the ledger disagree about an hour; sealing it would make a wrong figure final. */
export class SealMismatchError extends Error {
  readonly code = 'ledger/seal-mismatch';
}

/**
 * Seals one tracking hour that all partitions have passed: its raw count is compared with the ledger's, the rollup is
 * computed into a shadow table and swapped in as one partition. Doing it again changes nothing.
 * @throws SealMismatchError when raw does not hold what the ledger says
 */
export async function sealHour(warehouse: Warehouse, hour: Date, rawCount: number): Promise<void> {
  await checkRawCount(warehouse, hour, rawCount);
  await rollUp(warehouse, hour);
}

async function checkRawCount(warehouse: Warehouse, hour: Date, expected: number): Promise<void> {
  const [found] = await warehouse.rows<{ count: number }>(
    `SELECT count() AS count FROM ${warehouse.database}.raw_tracking WHERE ingest_hour = {hour:DateTime('UTC')}`,
    { hour: toDateTime(hour) },
  );
  if (found?.count === expected) return;
  throw new SealMismatchError(
    `hour ${hour.toISOString()}: raw has ${found?.count} rows, the ledger ${expected}`,
  );
}

async function rollUp(warehouse: Warehouse, hour: Date): Promise<void> {
  const { database } = warehouse;
  const shadow = `${database}.look_views_shadow`;
  await warehouse.command(`DROP TABLE IF EXISTS ${shadow} SYNC`);
  await warehouse.command(`CREATE TABLE ${shadow} AS ${database}.look_views_sealed`);
  const range = { from: toDateTime(hour), to: toDateTime(new Date(hour.getTime() + HOUR_MS)) };
  await warehouse.command(
    `INSERT INTO ${shadow}
     SELECT ingest_hour, day, look, countIf(counted), uniqExactStateIf(visitor, visitor != '')
     FROM (${openingsSql(database)}) GROUP BY ingest_hour, day, look`,
    range,
  );
  await warehouse.command(
    `ALTER TABLE ${database}.look_views_sealed REPLACE PARTITION '${range.from}' FROM ${shadow}`,
  );
  await warehouse.command(`DROP TABLE ${shadow} SYNC`);
}
