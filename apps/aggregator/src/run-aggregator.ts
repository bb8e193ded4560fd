import { migrateDatabase, poolOf } from '@toile/database';
import {
  kafkaOf,
  keepTrying,
  type Logger,
  startTracing,
  stopOnSignal,
  tracingOf,
  watchStores,
} from '@toile/platform';
import { migrateWarehouse } from '@toile/warehouse';
import type { AggregatorEnvironment } from './environment.js';
import { ledgerMigrations } from './ledger/migrations.js';
import { openAggregatorStores } from './open-stores.js';
import { startAggregator } from './start-aggregator.js';

/** The aggregator of a process of its own, until a signal ends it. */
export async function runAggregator(env: AggregatorEnvironment, logger: Logger): Promise<void> {
  const stopTracing = await startTracing(tracingOf(env));
  const stores = await openAggregatorStores(env, logger);
  watchStores(logger, {
    PostgreSQL: () => stores.dataSource.query('SELECT 1'),
    ClickHouse: () => stores.warehouse.ping(),
    ...(kafkaOf(env) && { Kafka: () => stores.log.endOffset('tracking', 0) }),
  });
  const ever = new AbortController().signal;
  await keepTrying('PostgreSQL', logger, ever, () => migrateDatabase(env.POSTGRES_URL, ledgerMigrations));
  await keepTrying('ClickHouse', logger, ever, () =>
    migrateWarehouse(stores.warehouse, poolOf(stores.dataSource)),
  );
  const aggregator = await startAggregator({ ...stores, port: env.AGGREGATOR_PORT, host: env.INTERNAL_HOST });
  stopOnSignal(logger, async () => {
    await aggregator.stop();
    await stopTracing();
  });
}
