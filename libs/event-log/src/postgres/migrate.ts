import type pg from 'pg';
import { inTransaction } from './in-transaction.js';
import { MIGRATIONS } from './migrations.js';

/**
 * Brings the log's tables to the current version; does nothing when they are. Safe to call from many processes at
 * once: an advisory lock lets one work while the others wait. All pending migrations commit together.
 */
export async function migratePostgresLog(pool: pg.Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query("SELECT pg_advisory_xact_lock(hashtextextended('toile: migrate the log', 0))");
    await client.query(`CREATE TABLE IF NOT EXISTS log_migration (
      version int PRIMARY KEY, name text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
    const applied = await client.query<{ version: number }>('SELECT version FROM log_migration');
    const versions = new Set(applied.rows.map((row) => row.version));
    for (const { version, name, sql } of MIGRATIONS) {
      if (versions.has(version)) continue;
      await client.query(sql);
      await client.query('INSERT INTO log_migration (version, name) VALUES ($1, $2)', [version, name]);
    }
  });
}
