import { join } from 'node:path';
import { poolOf } from '@toile/database';
import { createKafkaLog, createPostgresLog } from '@toile/event-log';
import { kafkaOf, keepTrying, type Logger } from '@toile/platform';
import { createWarehouse } from '@toile/warehouse';
import type { ApiStores } from './api.module.js';
import { openApiDataSource } from './data-source.js';
import type { ApiEnvironment } from './environment.js';
import { openOriginals } from './kernel/pictures/originals/open-originals.js';
import { PictureStore } from './kernel/pictures/picture-store.js';
import { startRelay } from './start-relay.js';

type OwnStores = Pick<
  ApiStores,
  'dataSource' | 'log' | 'warehouse' | 'mediaFolder' | 'originals' | 'pictures' | 'close'
>;

/** Stores of the api's own, closed with it, and the relay where Kafka is the log. Waits for PostgreSQL, without which nothing can be written. */
export async function openApiStores(env: ApiEnvironment, logger: Logger): Promise<OwnStores> {
  const onError = (error: Error) => logger.warn({ err: error }, 'an idle PostgreSQL connection broke');
  const dataSource = await keepTrying('PostgreSQL', logger, new AbortController().signal, () =>
    openApiDataSource({ url: env.POSTGRES_URL, max: 30, onError }),
  );
  const pool = poolOf(dataSource);
  const kafka = kafkaOf(env);
  const log = kafka ? createKafkaLog({ ...kafka, clientId: 'toile-api' }) : createPostgresLog(pool);
  const stopRelay = kafka ? await startRelay({ pool, log, logger }) : undefined;
  const warehouse = createWarehouse({ url: env.CLICKHOUSE_URL, cluster: env.CLICKHOUSE_CLUSTER });
  const mediaFolder = join(env.DATA_DIR, 'media');
  const originals = openOriginals(env, mediaFolder);
  return {
    dataSource,
    log,
    warehouse,
    mediaFolder,
    originals,
    pictures: new PictureStore(originals, join(env.DATA_DIR, 'pictures'), undefined, (error) =>
      logger.warn({ err: error }, 'a rendered picture could not be kept'),
    ),
    close: async () => {
      await stopRelay?.();
      await log.close();
      await warehouse.close();
      // By Nest's module of TypeORM before, where that came first.
      if (dataSource.isInitialized) await dataSource.destroy();
    },
  };
}
