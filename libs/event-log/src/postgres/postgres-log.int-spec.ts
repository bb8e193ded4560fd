import { migrateDatabase } from '@toile/database';
import { crashablePostgres } from '@toile/testing';
import pg from 'pg';
import { eventLogContract } from '../log.contract.js';
import type { LogHarness } from '../log.harness.js';
import { logMigrations } from './migrations.js';
import { appendInTransaction, createPostgresLog } from './postgres-log.js';

eventLogContract('the Postgres driver', async (): Promise<LogHarness> => {
  const postgres = await crashablePostgres();
  const pools: pg.Pool[] = [];
  const connect = async () => {
    const { url, freeze, thaw } = await postgres.connect();
    const pool = new pg.Pool({ connectionString: url, max: 5, connectionTimeoutMillis: 5_000 });
    pool.on('error', () => undefined);
    pools.push(pool);
    return { url, pool, freeze, thaw };
  };
  const { url, pool: own } = await connect();
  await Promise.all([migrateDatabase(url, logMigrations), migrateDatabase(url, logMigrations)]);
  return {
    open: async () => {
      const { pool, freeze, thaw } = await connect();
      // Segments so small that the suite crosses them all the time.
      const log = createPostgresLog(pool, { leaseMs: 1_500, heartbeatMs: 150, segmentRecords: 320 });
      return { log, freeze, thaw };
    },
    appendAndRollBack: async (records) => {
      const client = await own.connect();
      await client.query('BEGIN');
      await appendInTransaction(client, records);
      await client.query('ROLLBACK');
      client.release();
    },
    crashAndRestart: () => postgres.crashAndRestart(),
    stop: async () => {
      await Promise.all(pools.map((pool) => pool.end()));
      await postgres.stop();
    },
  };
});
