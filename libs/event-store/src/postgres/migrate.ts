import type { Pool } from 'pg';
import { MIGRATIONS } from './migrations.js';

/** Any number that nothing else in the database locks. */
const ADVISORY_LOCK = 7_204_401;

/**
 * Brings the schema `event_store` to its current state. Safe to repeat and to call from several processes at once:
 * they queue on an advisory lock.
 */
export async function migrateEventStore(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
    await client.query(`CREATE SCHEMA IF NOT EXISTS event_store;
      CREATE TABLE IF NOT EXISTS event_store.migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`);
    const { rows } = await client.query<{ name: string }>('SELECT name FROM event_store.migration');
    const applied = new Set(rows.map((row) => row.name));
    for (const { name, sql } of MIGRATIONS) {
      if (applied.has(name)) continue;
      await client.query(sql);
      await client.query('INSERT INTO event_store.migration (name) VALUES ($1)', [name]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
