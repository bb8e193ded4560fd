import { join } from 'node:path';
import { poolOf } from '@toile/database';
import { createKafkaLog, createPostgresLog } from '@toile/event-log';
import {
  createLogger,
  kafkaOf,
  keepHeapSmall,
  keepTrying,
  openSettings,
  startTracing,
  stopOnSignal,
  tracingOf,
} from '@toile/platform';
import { createWarehouse } from '@toile/warehouse';
import { openApiDataSource } from './data-source.js';
import { readApiEnvironment } from './environment.js';
import { stripeOf } from './features/payments/index.js';
import { probeService, readLag } from './kernel/health/service-probes.js';
import { smtpMailer } from './kernel/mail/smtp-mailer.js';
import { openOriginals } from './kernel/pictures/originals/open-originals.js';
import { PictureStore } from './kernel/pictures/picture-store.js';
import { startApi } from './start-api.js';
import { startRelay } from './start-relay.js';

/** The api as a process of its own, as it runs in production. Its stores are migrated before, by `cli/migrate` of the operators' image. */
keepHeapSmall();
const env = await openSettings(readApiEnvironment);
const logger = createLogger('api', env.LOG_LEVEL);
const stopTracing = await startTracing(tracingOf(env));
const onError = (error: Error) => logger.warn({ err: error }, 'an idle PostgreSQL connection broke');
const dataSource = await keepTrying('PostgreSQL', logger, new AbortController().signal, () =>
  openApiDataSource({ url: env.POSTGRES_URL, max: 30, onError }),
);
const pool = poolOf(dataSource);
const kafka = kafkaOf(env);
const log = kafka ? createKafkaLog({ ...kafka, clientId: 'toile-api' }) : createPostgresLog(pool);
const warehouse = createWarehouse({ url: env.CLICKHOUSE_URL, cluster: env.CLICKHOUSE_CLUSTER });
const mediaFolder = join(env.DATA_DIR, 'media');
const originals = openOriginals(env, mediaFolder);
const api = await startApi({
  dataSource,
  warehouse,
  logger,
  mediaFolder,
  originals,
  host: env.HOST,
  port: env.API_PORT,
  secret: Buffer.from(env.API_SECRET, 'hex'),
  mailer: smtpMailer(env.SMTP_URL, env.MAIL_FROM),
  publicUrl: env.PUBLIC_URL.replace(/\/$/, ''),
  securityContact: env.SECURITY_CONTACT,
  payments: stripeOf(env),
  rateLimits: env.RATE_LIMITS,
  searchIndex: env.SEARCH_INDEX,
  pictureModel: env.PICTURE_MODEL,
  internal: { port: env.API_INTERNAL_PORT, host: env.INTERNAL_HOST },
  trustedProxies: env.TRUSTED_PROXIES,
  pictures: new PictureStore(originals, join(env.DATA_DIR, 'pictures'), undefined, (error) =>
    logger.warn({ err: error }, 'a rendered picture could not be kept'),
  ),
  health: {
    checks: {
      api: async () => undefined,
      ingest: probeService(env.INGEST_INTERNAL_URL),
      aggregator: probeService(env.AGGREGATOR_URL),
      postgres: () => pool.query('SELECT 1'),
      log: () => log.endOffset('tracking', 0),
      warehouse: () => warehouse.ping(),
    },
    lagMs: () => readLag(env.AGGREGATOR_URL),
    demo: () => 'off',
  },
});
const stopRelay = kafka ? await startRelay({ pool, log, logger }) : undefined;
stopOnSignal(logger, async () => {
  await stopRelay?.();
  await log.close();
  await api.close();
  await warehouse.close();
  await stopTracing();
});
