import { migrateLedger } from '@toile/aggregator';
import { migrateApi } from '@toile/api';
import { TOPICS } from '@toile/contracts';
import { migratePostgresLog } from '@toile/event-log';
import { type Logger, migratePostgres } from '@toile/platform';
import { migrateWarehouse } from '@toile/warehouse';
import { keepTrying } from './keep-trying.js';
import type { Stores } from './stores.js';

const PARTITIONS = 4;

/** Brings every store to the current schema and creates the topics; waits for a store that is away. */
export async function migrate(
  stores: Pick<Stores, 'pool' | 'log' | 'warehouse'>,
  logger: Logger,
  signal: AbortSignal,
): Promise<void> {
  await keepTrying('PostgreSQL', logger, signal, async () => {
    await migratePostgresLog(stores.pool);
    await migrateLedger(stores.pool);
    await migrateApi(stores.pool);
    await migratePostgres(stores.pool, 'standalone', [
      {
        name: '0001_demo_load',
        sql: 'CREATE TABLE demo_load (what text PRIMARY KEY, loaded_at timestamptz NOT NULL DEFAULT now())',
      },
    ]);
  });
  await keepTrying('the event log', logger, signal, () =>
    stores.log.createTopics(TOPICS.map((name) => ({ name, partitions: PARTITIONS }))),
  );
  await keepTrying('ClickHouse', logger, signal, () => migrateWarehouse(stores.warehouse, stores.pool));
}
