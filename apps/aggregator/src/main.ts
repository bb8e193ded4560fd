import { join } from 'node:path';
import { migrateDatabase, openDataSource, poolOf } from '@toile/database';
import { createKafkaLog, createPostgresLog } from '@toile/event-log';
import {
  createLogger,
  kafkaOf,
  keepTrying,
  openSettings,
  startTracing,
  stopOnSignal,
  tracingOf,
} from '@toile/platform';
import { createWarehouse, migrateWarehouse } from '@toile/warehouse';
import { readAggregatorEnvironment } from './environment.js';
import { LEDGER_ENTITIES } from './ledger/ledger-entities.js';
import { ledgerMigrations } from './ledger/migrations.js';
import { startAggregator } from './start-aggregator.js';

/** The aggregator as a process of its own, as it runs in production. */
const env = await openSettings(readAggregatorEnvironment);
const logger = createLogger('aggregator', env.LOG_LEVEL);
const stopTracing = await startTracing(tracingOf(env));
const onError = (error: Error) => logger.warn({ err: error }, 'an idle PostgreSQL connection broke');
const dataSource = await keepTrying('PostgreSQL', logger, new AbortController().signal, () =>
  openDataSource({ url: env.POSTGRES_URL, entities: LEDGER_ENTITIES, max: 30, onError }),
);
const pool = poolOf(dataSource);
const timing = { leaseMs: env.LEASE_MS, heartbeatMs: Math.min(1_000, env.LEASE_MS / 5) };
const kafka = kafkaOf(env);
const log = kafka
  ? createKafkaLog({ ...kafka, clientId: 'toile-aggregator', ...timing })
  : createPostgresLog(pool, timing);
const warehouse = createWarehouse(
  env.CLICKHOUSE_URL
    ? { url: env.CLICKHOUSE_URL, cluster: env.CLICKHOUSE_CLUSTER }
    : { path: join(env.DATA_DIR, 'clickhouse') },
);
await migrateDatabase(env.POSTGRES_URL, ledgerMigrations);
await migrateWarehouse(warehouse, pool);
const aggregator = await startAggregator({
  dataSource,
  log,
  warehouse,
  logger,
  port: env.AGGREGATOR_PORT,
  host: env.INTERNAL_HOST,
  sealEveryMs: env.SEAL_EVERY_MS,
  countEvents: env.COUNT_EVENTS,
});
stopOnSignal(logger, async () => {
  await aggregator.stop();
  await log.close();
  await warehouse.close();
  await dataSource.destroy();
  await stopTracing();
});
