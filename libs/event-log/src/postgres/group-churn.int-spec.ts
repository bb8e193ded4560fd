import { expect, it } from '@jest/globals';
import { migrateDatabase } from '@toile/database';
import { testPostgres } from '@toile/testing';
import pg from 'pg';
import { expectChurnToLoseNothing } from '../group-churn.contract.js';
import { logMigrations } from './migrations.js';
import { createPostgresLog } from './postgres-log.js';

const FOR_MS = 6_000;

it(
  'gives two consumers that join and leave at random every record once',
  async () => {
    const postgres = await testPostgres({ empty: true });
    const pool = new pg.Pool({ connectionString: postgres.url, max: 8 });
    // A connection that outlives the pool by a moment when the server stops.
    pool.on('error', () => undefined);
    await migrateDatabase(postgres.url, logMigrations);
    const open = async () =>
      createPostgresLog(pool, { leaseMs: 1_500, heartbeatMs: 100, segmentRecords: 5_000 });
    const { records, memberships } = await expectChurnToLoseNothing(open, FOR_MS);
    expect(records).toBeGreaterThan(FOR_MS / 10);
    expect(memberships).toBeGreaterThan(FOR_MS / 2_000);
    await pool.end();
    await postgres.stop();
  },
  FOR_MS + 90_000,
);
