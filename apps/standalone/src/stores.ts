import { join } from 'node:path';
import { startPostgres } from '@toile/embedded';
import { createPostgresLog, type EventLog } from '@toile/event-log';
import type { Logger } from '@toile/platform';
import { createWarehouse, type Warehouse } from '@toile/warehouse';
import pg from 'pg';
import type { StandaloneEnvironment } from './environment.js';
import { step } from './progress.js';

export interface Stores {
  pool: pg.Pool;
  log: EventLog;
  warehouse: Warehouse;
  close(): Promise<void>;
}

/** Opens each store: a real server where its variable names one, else the embedded one. */
export async function openStores(env: StandaloneEnvironment, logger: Logger): Promise<Stores> {
  const embedded = env.POSTGRES_URL
    ? undefined
    : await step('PostgreSQL', () => startPostgres(join(env.DATA_DIR, 'postgres')));
  const pool = new pg.Pool({
    connectionString: env.POSTGRES_URL ?? embedded?.url,
    max: 30,
    connectionTimeoutMillis: 5_000,
  });
  // An idle connection that breaks is replaced at the next use; without a listener it would end the process.
  pool.on('error', (error) => logger.warn({ err: error }, 'an idle PostgreSQL connection broke'));
  const log = createPostgresLog(pool);
  const warehouse = await step('ClickHouse', async () =>
    createWarehouse(
      env.CLICKHOUSE_URL ? { url: env.CLICKHOUSE_URL } : { path: join(env.DATA_DIR, 'clickhouse') },
    ),
  );
  return {
    pool,
    log,
    warehouse,
    close: async () => {
      await log.close();
      await warehouse.close();
      await pool.end();
      await embedded?.stop();
    },
  };
}
