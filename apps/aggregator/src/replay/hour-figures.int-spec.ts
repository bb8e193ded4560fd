import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { testPostgres, testWarehouse } from '@toile/testing';
import type { Warehouse } from '@toile/warehouse';
import pg from 'pg';
import { hourFigures } from './hour-figures.js';

jest.setTimeout(180_000);

const MEMORY_BYTES = 250_000_000;
const TABLE = 'toile.raw_tracking';

let stop: () => Promise<void>;
let warehouse: Warehouse;

beforeAll(async () => {
  const postgres = await testPostgres();
  const pool = new pg.Pool({ connectionString: postgres.url });
  pool.on('error', () => undefined);
  const store = await testWarehouse(pool);
  warehouse = store.warehouse;
  stop = async () => {
    await store.stop();
    await pool.end();
    await postgres.stop();
  };
  await hourOf(9, 7);
  await hourOf(10, 3_000_000);
  await hourOf(11, 5);
});
afterAll(() => stop());

/** Rows of an hour: every id once, two rows of each visitor, half of them bots. */
const hourOf = (hour: number, rows: number) =>
  warehouse.command(
    `INSERT INTO ${TABLE} (_topic, _partition, _offset, ingest_hour, event_id, kind, visitor, target, is_bot, page)
     SELECT 'tracking', 0, number, toDateTime('2026-03-01 00:00:00', 'UTC') + ${hour} * 3600, generateUUIDv4(), 'media',
       toString(intDiv(number, 2)), toString(number % 1000), number % 2, 1
     FROM numbers(${rows}) SETTINGS max_insert_threads = 1, max_threads = 1`,
  );

/** The warehouse with a bound on what each query may hold. */
function bounded(): Warehouse {
  const one: Warehouse = Object.create(warehouse);
  one.rows = (sql, params, settings) =>
    warehouse.rows(sql, params, { ...settings, max_memory_usage: MEMORY_BYTES });
  return one;
}

it('tells values of an hour apart exactly, in memory that does not grow with the hour', async () => {
  const all = 'SELECT uniqExact(event_id), uniqExact(visitor), uniqExact(target) FROM toile.raw_tracking';
  await expect(bounded().rows(all)).rejects.toThrow(/memory limit/i);
  const figures = await hourFigures(bounded(), 'tracking', TABLE, '_offset >= 2');
  const counted = [...figures].map(([hour, { hash: _, ...rest }]) => [hour, rest]);
  expect(counted).toEqual([
    ['2026-03-01 09:00:00', { rows: 5, events: 5, visitors: 3, targets: 5, openings: 5, bots: 2, pages: 5 }],
    [
      '2026-03-01 10:00:00',
      {
        rows: 2_999_998,
        events: 2_999_998,
        visitors: 1_499_999,
        targets: 1_000,
        openings: 2_999_998,
        bots: 1_499_999,
        pages: 2_999_998,
      },
    ],
    ['2026-03-01 11:00:00', { rows: 3, events: 3, visitors: 2, targets: 3, openings: 3, bots: 1, pages: 3 }],
  ]);
});

it('has nothing to tell of hours without rows that are asked for', async () => {
  expect(await hourFigures(warehouse, 'tracking', TABLE, '_offset > 5_000_000')).toEqual(new Map());
});
