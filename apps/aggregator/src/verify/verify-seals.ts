import { countTable, ROLLUPS, type Rollup, type Warehouse } from '@toile/warehouse';
import type { DataSource } from 'typeorm';
import { toDateTime } from '../blocks/block.js';
import { Counts } from '../ledger/counts.js';
import { type Period } from '../ledger/entities/ledger-seal.entity.js';
import { LIVE_GENERATION } from '../ledger/ledger.js';
import { Seals } from '../ledger/seals.js';
import { boundsOf } from '../seal/counter.js';
import { LENGTH_MS, rollupOfSql } from '../seal/seal-period.js';
import type { Finding } from './finding.js';

/** What a period is called, and which rows of its table are of it. */
const PERIODS = {
  hour: { name: 'hour', key: "ingest_hour = {from:DateTime('UTC')}" },
  days: { name: 'day', key: "ingest_day = toDate({from:DateTime('UTC')})" },
  weeks: { name: 'week', key: "ingest_week = toDate({from:DateTime('UTC')})" },
};

/** Recounts every sealed hour from raw rows, every sealed day from its hours and every sealed week from its days, and looks for what is open in all blocks. */
export async function* verifySeals(stores: {
  dataSource: DataSource;
  warehouse: Warehouse;
}): AsyncGenerator<Finding> {
  const seals = new Seals(stores.dataSource);
  for (const rollup of ROLLUPS) {
    for (const period of ['hour', 'days', 'weeks'] as const) {
      if (period === 'weeks' && !rollup.weeks) continue;
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
  yield await verifyOpen(stores.dataSource);
  yield await verifyCount(stores);
}

/** Whether the hours and days that are listed as open are those that hold blocks and are not sealed. */
async function verifyOpen(dataSource: DataSource): Promise<Finding> {
  const [found] = await dataSource.query<{ difference: string; listed: boolean }[]>(
    `WITH open AS (SELECT period, starts_at FROM ledger_open WHERE generation = $1 AND topic = 'tracking'),
       expected AS (
         SELECT period, date_trunc(period, ingest_hour, 'UTC') AS starts_at
         FROM (SELECT DISTINCT ingest_hour FROM ledger_block WHERE generation = $1 AND topic = 'tracking') b
         CROSS JOIN (VALUES ('hour'), ('days')) AS p(period)
         EXCEPT SELECT period, starts_at FROM ledger_seal WHERE generation = $1 AND topic = 'tracking')
     SELECT period || ' ' || starts_at AS difference, listed FROM (
       (SELECT *, true AS listed FROM open EXCEPT SELECT *, true FROM expected)
       UNION ALL (SELECT *, false FROM expected EXCEPT SELECT *, false FROM open)) d
     ORDER BY starts_at LIMIT 1`,
    [LIVE_GENERATION],
  );
  const is = found?.listed ? 'listed as open, and sealed or empty' : 'neither sealed nor listed as open';
  return {
    subject: 'hours and days that are open',
    ok: !found,
    detail: found ? `${found.difference}: ${is}` : 'those that hold blocks and are not sealed',
  };
}

/** Whether the newest count of what is open equals a recount of the same offsets. */
async function verifyCount(stores: { dataSource: DataSource; warehouse: Warehouse }): Promise<Finding> {
  const subject = 'count of what is open';
  const { dataSource, warehouse } = stores;
  const { database } = warehouse;
  const count = await new Counts(dataSource).newest('tracking');
  if (!count) return { subject, ok: true, detail: 'there is none' };
  for (const rollup of ROLLUPS) {
    const kept = `SELECT * FROM ${countTable(rollup, database, count.number)}`;
    const again = rollup.hourSql(database, 'until');
    const difference = await compare(warehouse, rollup, [kept, again], boundsOf(count));
    if (difference) return { subject, ok: false, detail: `${rollup.name}: ${difference}` };
  }
  return { subject, ok: true, detail: `number ${count.number}, each rollup equal to its recount` };
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
  const to = toDateTime(new Date(start.getTime() + LENGTH_MS[period]));
  const again = rollupOfSql(rollup, database, period);
  if (again === undefined) return undefined;
  const { name, key } = PERIODS[period];
  const sealed = `SELECT * FROM ${database}.${rollup.name}_${period} WHERE ${key}`;
  const { checkSql } = (period === 'weeks' && rollup.weeks) || rollup;
  const difference = await compare(warehouse, { checkSql }, [sealed, again], { from, to });
  return difference && `${name} ${start.toISOString()}: ${difference}`;
}

async function compare(
  warehouse: Warehouse,
  { checkSql }: Pick<Rollup, 'checkSql'>,
  [kept, again]: readonly [string, string],
  params: Record<string, string | number[]>,
): Promise<string | undefined> {
  const check = async (sql: string) => {
    const rows = await warehouse.rows<{ total: number; rows: number; hash: string }>(
      `${checkSql} FROM (${sql})`,
      params,
    );
    return rows[0];
  };
  const [was, is] = [await check(kept), await check(again)];
  if (was?.hash === is?.hash && was?.rows === is?.rows) return undefined;
  return `has ${was?.total} in ${was?.rows} rows, recounted ${is?.total} in ${is?.rows}`;
}
