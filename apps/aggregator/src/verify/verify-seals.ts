import { ROLLUPS, type Rollup, type Warehouse } from '@toile/warehouse';
import type pg from 'pg';
import { HOUR_MS, toDateTime } from '../block/block.js';
import { type Period, Seals } from '../ledger/seals.js';
import { DAY_MS } from '../seal/seal-period.js';
import type { Finding } from './finding.js';

/** Recounts every sealed hour from raw rows and every sealed day from its hours. */
export async function* verifySeals(stores: { pool: pg.Pool; warehouse: Warehouse }): AsyncGenerator<Finding> {
  const seals = new Seals(stores.pool);
  for (const rollup of ROLLUPS) {
    for (const period of ['hour', 'days'] as const) {
      const sealed = await seals.sealed('tracking', period);
      let difference: string | undefined;
      for (const { start } of sealed) {
        difference = await recount(stores.warehouse, rollup, period, start);
        if (difference) break;
      }
      const detail = difference ?? `${sealed.length} sealed, each equal to its recount`;
      yield {
        subject: `${rollup.name}, sealed ${period === 'hour' ? 'hours' : period}`,
        ok: !difference,
        detail,
      };
    }
  }
}

/** @returns what differs between a sealed period and its recount, if anything does */
async function recount(
  warehouse: Warehouse,
  rollup: Rollup,
  period: Period,
  start: Date,
): Promise<string | undefined> {
  const { database } = warehouse;
  const from = toDateTime(start);
  const to = toDateTime(new Date(start.getTime() + (period === 'hour' ? HOUR_MS : DAY_MS)));
  const again = period === 'hour' ? rollup.hourSql(database) : rollup.daySql(database);
  const key =
    period === 'hour'
      ? "ingest_hour = {from:DateTime('UTC')}"
      : "ingest_day = toDate({from:DateTime('UTC')})";
  const sealed = `SELECT * FROM ${database}.${rollup.name}_${period} WHERE ${key}`;
  const check = async (sql: string) => {
    const rows = await warehouse.rows<{ total: number; rows: number; hash: string }>(
      `${rollup.checkSql} FROM (${sql})`,
      { from, to },
    );
    return rows[0];
  };
  const [kept, counted] = [await check(sealed), await check(again)];
  if (kept?.hash === counted?.hash && kept?.rows === counted?.rows) return undefined;
  const what = period === 'hour' ? 'hour' : 'day';
  return `${what} ${start.toISOString()}: sealed ${kept?.total} in ${kept?.rows} rows, recounted ${counted?.total} in ${counted?.rows}`;
}
