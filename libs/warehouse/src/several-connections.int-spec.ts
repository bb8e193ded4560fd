import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testPostgres, testWarehouse } from '@toile/testing';
import pg from 'pg';
import type { Warehouse } from './warehouse.js';

let warehouse: Warehouse;
let stop: () => Promise<void>;
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
});
afterAll(() => stop());

const count = async () => {
  const [row] = await warehouse.rows<{ n: number }>('SELECT count() AS n FROM toile.several');
  return row?.n ?? 0;
};

it('sees over any connection what was written over another, however much is asked at once', async () => {
  await warehouse.command('CREATE TABLE toile.several (n UInt64) ENGINE = MergeTree ORDER BY n');
  for (let round = 1; round <= 10; round += 1) {
    await Promise.all(
      Array.from({ length: 6 }, async (_, at) => {
        await warehouse.command(`INSERT INTO toile.several SELECT number + ${at} FROM numbers(1000)`);
        expect(await count()).toBeGreaterThanOrEqual((round - 1) * 6_000 + 1_000);
      }),
    );
    expect(await Promise.all([count(), count(), count()])).toEqual(Array(3).fill(round * 6_000));
  }
  await warehouse.command('DROP TABLE toile.several SYNC');
});

it('tells each question its own error', async () => {
  const asked = await Promise.allSettled(
    ['SELECT 1 AS n', 'SELECT nothing', 'SELECT 2 AS n', 'SELECT throwIf(1)'].map((sql) =>
      warehouse.rows(sql),
    ),
  );
  expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
  expect(asked.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))).toEqual([{ n: 1 }, { n: 2 }]);
});
