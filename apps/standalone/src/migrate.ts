import { ledgerMigrations } from '@toile/aggregator';
import { migrateApi } from '@toile/api';
import { TOPICS } from '@toile/contracts';
import { migrateDatabase } from '@toile/database';
import { keepTrying, type Logger } from '@toile/platform';
import { migrateWarehouse } from '@toile/warehouse';
import { standaloneMigrations } from './migrations.js';
import type { Stores } from './stores.js';

const PARTITIONS = 4;

/** Brings every store to the current schema and creates the topics; waits for a store that is away. */
export async function migrate(
  stores: Pick<Stores, 'pool' | 'postgresUrl' | 'log' | 'warehouse'>,
  logger: Logger,
  signal: AbortSignal,
): Promise<void> {
  await keepTrying('PostgreSQL', logger, signal, async () => {
    await migrateApi(stores.postgresUrl);
    await migrateDatabase(stores.postgresUrl, [...ledgerMigrations, ...standaloneMigrations]);
  });
  await keepTrying('the event log', logger, signal, () =>
    stores.log.createTopics(TOPICS.map((name) => ({ name, partitions: PARTITIONS }))),
  );
  await keepTrying('ClickHouse', logger, signal, () => migrateWarehouse(stores.warehouse, stores.pool));
}
