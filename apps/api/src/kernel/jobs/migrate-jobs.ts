import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';

const silent = new Logger(() => () => undefined);

/** Makes graphile-worker's own tables, or brings them up to date; they are in a schema of their own. */
export async function migrateJobs(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: withClientErrorsHeard(pool), logger: silent });
}

/** A connection in use that breaks must not end the process: its next statement says so. graphile-worker insists on it. */
export function withClientErrorsHeard(pool: pg.Pool): pg.Pool {
  const ignore = () => undefined;
  if (pool.listenerCount('error') === 0) pool.on('error', ignore);
  if (pool.listenerCount('connect') === 0) pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}
