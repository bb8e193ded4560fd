import type pg from 'pg';

/** Both are there once an installation was migrated. */
const TABLES = "to_regclass('event_store.event') IS NOT NULL AND to_regclass('demo_load') IS NOT NULL";

/**
 * Whether an installation holds something, and nothing of the demo: who started it with DEMO=0 and forgets that once, as after a
 * restore, does not get made-up looks among the real ones, nor accounts whose password everybody can read.
 */
export async function wasBegunWithoutDemo(pool: pg.Pool): Promise<boolean> {
  const { rows: tables } = await pool.query<{ there: boolean }>(`SELECT ${TABLES} AS there`);
  if (!tables[0]?.there) return false;
  const { rows } = await pool.query<{ own: boolean }>(
    'SELECT EXISTS (SELECT FROM event_store.event) AND NOT EXISTS (SELECT FROM demo_load) AS own',
  );
  return rows[0]?.own ?? false;
}
