import type pg from 'pg';

/** One forward-only step. The name never changes once it has landed; `sql` may hold several statements. */
export interface PostgresMigration {
  name: string;
  sql: string;
}

/** Any number all migrating processes share; the advisory lock lets one of them work at a time. */
const LOCK = 7_016_021;

/**
 * Brings one component's tables up to date, each step in a transaction of its own, under an advisory lock.
 * Steps are known by name, not by position. @returns the names that were applied now.
 */
export async function migratePostgres(
  pool: pg.Pool,
  component: string,
  migrations: readonly PostgresMigration[],
): Promise<string[]> {
  const client = await pool.connect();
  const applied: string[] = [];
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(
      `CREATE TABLE IF NOT EXISTS schema_migration (
         component text, name text, applied_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (component, name))`,
    );
    const { rows } = await client.query<{ name: string }>(
      'SELECT name FROM schema_migration WHERE component = $1',
      [component],
    );
    const done = new Set(rows.map((row) => row.name));
    for (const migration of migrations.filter((one) => !done.has(one.name))) {
      await client.query('BEGIN');
      try {
        await client.query(migration.sql);
        await client.query('INSERT INTO schema_migration (component, name) VALUES ($1, $2)', [
          component,
          migration.name,
        ]);
        await client.query('COMMIT');
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      }
      applied.push(migration.name);
    }
    return applied;
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    client.release();
  }
}
