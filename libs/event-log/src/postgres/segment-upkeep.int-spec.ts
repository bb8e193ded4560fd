import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrateDatabase } from '@toile/database';
import { testPostgres } from '@toile/testing';
import pg from 'pg';
import { logMigrations } from './migrations.js';
import { createPostgresLog } from './postgres-log.js';

/** What is only inserted must not be vacuumed beside appends; what is rolled back still is. */
describe('segments of the log', () => {
  let postgres: Awaited<ReturnType<typeof testPostgres>>;
  let pool: pg.Pool;
  beforeAll(async () => {
    postgres = await testPostgres({ empty: true });
    pool = new pg.Pool({ connectionString: postgres.url, max: 3 });
    pool.on('error', () => undefined);
  });
  afterAll(async () => {
    await pool?.end();
    await postgres?.stop();
  });

  const optionsOf = async () => {
    const { rows } = await pool.query<{ options: string }>(
      `SELECT concat(reloptions::text, ' offset ', (SELECT attstattarget FROM pg_attribute WHERE attrelid = c.oid AND attname = 'offset'),
         ' without ', (SELECT count(*) FROM pg_attribute WHERE attrelid = c.oid AND attnum > 0 AND attstattarget = 0)) AS options
       FROM log_segment JOIN pg_class c ON relname = table_name`,
    );
    return rows.map((row) => row.options);
  };
  const records = (topic: string, count: number) =>
    Array.from({ length: count }, (_, n) => ({ topic, key: 'one', value: Buffer.from(`${n}`) }));

  it('are spared it, those that were there before and those that are made since', async () => {
    await migrateDatabase(postgres.url, logMigrations.slice(0, 1));
    const before = createPostgresLog(pool, { segmentRecords: 50 });
    await before.createTopics([{ name: 'old', partitions: 2 }]);
    await before.append(records('old', 40));
    expect(new Set(await optionsOf())).toEqual(new Set([' offset  without 0']));

    // One that is being dropped by somebody else meanwhile.
    await pool.query("INSERT INTO log_segment VALUES ('gone', 0, 0, 50, 'log_gone_0_0')");
    await migrateDatabase(postgres.url, logMigrations);
    await pool.query("DELETE FROM log_segment WHERE topic = 'gone'");
    const there = (await optionsOf()).length;
    for (let round = 0; round < 5; round += 1) await before.append(records('old', 40));
    await before.createTopics([{ name: 'new', partitions: 1 }]);
    const options = await optionsOf();
    expect(options.length).toBeGreaterThan(there + 1);
    expect(new Set(options)).toEqual(new Set(['{autovacuum_vacuum_insert_threshold=-1} offset 1 without 6']));
    const values = (await before.read({ topic: 'old', partition: 0, from: 0, maxRecords: 500 })).concat(
      await before.read({ topic: 'old', partition: 1, from: 0, maxRecords: 500 }),
    );
    expect(values).toHaveLength(240);
    await before.close();
  });
});
