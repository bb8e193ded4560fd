import { ledgerMigrations } from '@toile/aggregator';
import { migrateApi } from '@toile/api';
import { TOPICS } from '@toile/contracts';
import { migrateDatabase } from '@toile/database';
import { keepTrying, type Logger } from '@toile/platform';
import { migrateWarehouse } from '@toile/warehouse';
import { standaloneMigrations } from './migrations.js';
import type { Stores } from './stores.js';

/**
 * Brings every store to the current schema and creates the topics that are missing, each with so many partitions; waits for a store
 * that is away.
 */
export async function migrate(
  stores: Pick<Stores, 'pool' | 'postgresUrl' | 'log' | 'warehouse' | 'partitions'>,
  logger: Logger,
  signal: AbortSignal,
): Promise<void> {
  await keepTrying('PostgreSQL', logger, signal, async () => {
    await migrateApi(stores.postgresUrl);
    await migrateDatabase(stores.postgresUrl, [...ledgerMigrations, ...standaloneMigrations]);
  });
  await keepTrying('the event log', logger, signal, () =>
    stores.log.createTopics(TOPICS.map((name) => ({ name, partitions: stores.partitions }))),
  );
  await keepTrying('ClickHouse', logger, signal, () => migrateWarehouse(stores.warehouse, stores.pool));
}
