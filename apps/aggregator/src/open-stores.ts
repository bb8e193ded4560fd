import { join } from 'node:path';
import { openDataSource, poolOf } from '@toile/database';
import { createKafkaLog, createPostgresLog } from '@toile/event-log';
import { kafkaOf, keepTrying, type Logger } from '@toile/platform';
import { createWarehouse } from '@toile/warehouse';
import type { AggregatorEnvironment } from './environment.js';
import { LEDGER_ENTITIES } from './ledger/ledger-entities.js';
import type { AggregatorStores } from './stores/stores.module.js';

/** Stores of the aggregator's own, closed with it. Waits for PostgreSQL, without which there is no ledger. */
export async function openAggregatorStores(
  env: AggregatorEnvironment,
  logger: Logger,
): Promise<AggregatorStores> {
  const onError = (error: Error) => logger.warn({ err: error }, 'an idle PostgreSQL connection broke');
  const dataSource = await keepTrying('PostgreSQL', logger, new AbortController().signal, () =>
    openDataSource({ url: env.POSTGRES_URL, entities: LEDGER_ENTITIES, max: 30, onError }),
  );
  const timing = { leaseMs: env.LEASE_MS, heartbeatMs: Math.min(1_000, env.LEASE_MS / 5) };
  const kafka = kafkaOf(env);
  const log = kafka
    ? createKafkaLog({ ...kafka, clientId: 'toile-aggregator', ...timing })
    : createPostgresLog(poolOf(dataSource), timing);
  const warehouse = createWarehouse(
    env.CLICKHOUSE_URL
      ? { url: env.CLICKHOUSE_URL, cluster: env.CLICKHOUSE_CLUSTER }
      : { path: join(env.DATA_DIR, 'clickhouse') },
  );
  return {
    dataSource,
    log,
    warehouse,
    logger,
    sealEveryMs: env.SEAL_EVERY_MS,
    countEvents: env.COUNT_EVENTS,
    close: async () => {
      await log.close();
      await warehouse.close();
      await dataSource.destroy();
    },
  };
}
