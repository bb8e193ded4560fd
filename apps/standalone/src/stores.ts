import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { LEDGER_ENTITIES } from '@toile/aggregator';
import { API_ENTITIES } from '@toile/api';
import { type EntityClass, openDataSource, poolOf } from '@toile/database';
import { startClickhouseDoor, startPostgres } from '@toile/embedded';
import { createKafkaLog, createPostgresLog, type EventLog } from '@toile/event-log';
import { type KafkaEnvironment, kafkaOf, keepTrying, type Logger } from '@toile/platform';
import { createWarehouse, type Warehouse } from '@toile/warehouse';
import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { CatalogueImportEntity } from './cli/catalogue/catalogue-import.entity.js';
import { DemoLoadEntity } from './demo-load.entity.js';
import type { StandaloneEnvironment } from './environment.js';
import { step } from './progress.js';

/** Of api and aggregator, which share a DataSource here, and of what only this run has. */
export const STANDALONE_ENTITIES: readonly EntityClass[] = [
  ...API_ENTITIES,
  ...LEDGER_ENTITIES,
  DemoLoadEntity,
  CatalogueImportEntity,
];

const CONNECTIONS = 40;

export interface Stores {
  dataSource: DataSource;
  /** Below the DataSource. */
  pool: pg.Pool;
  log: EventLog;
  /** Of topics that are made from now on. */
  partitions: number;
  warehouse: Warehouse;
  postgresUrl: string;
  clickhouseUrl: string;
  close(): Promise<void>;
}

/** Opens each store: a real server where its variable names one, else the embedded one, which is started. */
export async function openStores(
  env: StandaloneEnvironment,
  logger: Logger,
  waiting?: AbortSignal,
): Promise<Stores> {
  const closers: (() => Promise<void>)[] = [];
  try {
    return await open(env, logger, closers, waiting);
  } catch (error) {
    // What was started would keep the process alive.
    while (closers.length > 0) await closers.pop()?.();
    throw error;
  }
}

async function open(
  env: StandaloneEnvironment,
  logger: Logger,
  closers: (() => Promise<void>)[],
  waiting?: AbortSignal,
): Promise<Stores> {
  const postgresUrl = env.POSTGRES_URL ?? (await startEmbeddedPostgres(env, logger, closers));
  const clickhouseUrl = env.CLICKHOUSE_URL ?? (await openEmbeddedClickhouse(env, closers));
  const warehouse = createWarehouse(
    env.CLICKHOUSE_URL
      ? { url: env.CLICKHOUSE_URL, cluster: env.CLICKHOUSE_CLUSTER }
      : { path: clickhouseFolder(env) },
  );
  const rest = await connect({ ...env, POSTGRES_URL: postgresUrl }, warehouse, logger, waiting);
  return {
    ...rest,
    clickhouseUrl,
    close: async () => {
      await rest.close();
      while (closers.length > 0) await closers.pop()?.();
    },
  };
}

/** Opens stores that all run somewhere already; waits for PostgreSQL where `waiting` can end it. */
export async function connect(
  env: KafkaEnvironment &
    Pick<StandaloneEnvironment, 'KAFKA_REPLICATION_FACTOR' | 'KAFKA_TOPIC_SETTINGS' | 'LOG_PARTITIONS'> & {
      POSTGRES_URL: string;
    },
  warehouse: Warehouse,
  logger: Logger,
  waiting?: AbortSignal,
): Promise<Omit<Stores, 'clickhouseUrl'>> {
  const onError = (error: Error) => logger.warn({ err: error }, 'an idle PostgreSQL connection broke');
  const open = () =>
    openDataSource({ url: env.POSTGRES_URL, entities: STANDALONE_ENTITIES, max: CONNECTIONS, onError });
  const dataSource = waiting ? await keepTrying('PostgreSQL', logger, waiting, open) : await open();
  const pool = poolOf(dataSource);
  const kafka = kafkaOf(env);
  const log = kafka
    ? createKafkaLog({
        ...kafka,
        topics: {
          ...(env.KAFKA_REPLICATION_FACTOR && { replicationFactor: env.KAFKA_REPLICATION_FACTOR }),
          config: Object.fromEntries(new URLSearchParams(env.KAFKA_TOPIC_SETTINGS.replaceAll(',', '&'))),
        },
      })
    : // One process owns everything here, so partitions of a killed run need not wait long.
      createPostgresLog(pool, { leaseMs: 3_000, heartbeatMs: 500 });
  return {
    dataSource,
    pool,
    postgresUrl: env.POSTGRES_URL,
    log,
    partitions: env.LOG_PARTITIONS,
    warehouse,
    close: async () => {
      await log.close();
      await warehouse.close();
      // The api closes what it was given.
      if (dataSource.isInitialized) await dataSource.destroy();
    },
  };
}

const clickhouseFolder = (env: StandaloneEnvironment) => join(env.DATA_DIR, 'clickhouse');

async function startEmbeddedPostgres(
  env: StandaloneEnvironment,
  logger: Logger,
  closers: (() => Promise<void>)[],
): Promise<string> {
  const onRestart = (said: string) => logger.error({ said }, 'PostgreSQL ended and is started again');
  const postgres = await step('PostgreSQL', () =>
    startPostgres(join(env.DATA_DIR, 'postgres'), { onRestart }),
  );
  closers.push(() => postgres.stop());
  return postgres.url;
}

/** The engine lives in this process; the door lets operators' commands in. */
async function openEmbeddedClickhouse(
  env: StandaloneEnvironment,
  closers: (() => Promise<void>)[],
): Promise<string> {
  const password = randomBytes(24).toString('hex');
  const door = await step('ClickHouse', () => startClickhouseDoor({ path: clickhouseFolder(env), password }));
  closers.push(() => door.close());
  return door.url;
}
