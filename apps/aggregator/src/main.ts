import { join } from 'node:path';
import { migrateDatabase } from '@toile/database';
import { createKafkaLog, createPostgresLog } from '@toile/event-log';
import { createLogger, kafkaOf, openSettings, startTracing, stopOnSignal, tracingOf } from '@toile/platform';
import { createWarehouse, migrateWarehouse } from '@toile/warehouse';
import pg from 'pg';
import { readAggregatorEnvironment } from './environment.js';
import { ledgerMigrations } from './ledger/migrations.js';
import { startAggregator } from './start-aggregator.js';

/** The aggregator as a process of its own, as it runs in production. */
const env = await openSettings(readAggregatorEnvironment);
const logger = createLogger('aggregator', env.LOG_LEVEL);
const stopTracing = await startTracing(tracingOf(env));
const pool = new pg.Pool({ connectionString: env.POSTGRES_URL, max: 30, connectionTimeoutMillis: 5_000 });
pool.on('error', (error) => logger.warn({ err: error }, 'an idle PostgreSQL connection broke'));
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
  ...{ pool, log, warehouse, logger },
  port: env.AGGREGATOR_PORT,
  host: env.INTERNAL_HOST,
  sealEveryMs: env.SEAL_EVERY_MS,
  countEvents: env.COUNT_EVENTS,
});
stopOnSignal(logger, async () => {
  await aggregator.stop();
  await log.close();
  await warehouse.close();
  await pool.end();
  await stopTracing();
});
