import { kafkaOf, type Logger, startTracing, stopOnSignal, tracingOf, watchStores } from '@toile/platform';
import type { ApiEnvironment } from './environment.js';
import { stripeOf } from './features/payments/index.js';
import { tagModelOf } from './features/pictures/index.js';
import { probeService, readLag } from './kernel/health/service-probes.js';
import { smtpMailer } from './kernel/mail/smtp-mailer.js';
import { openApiStores } from './open-stores.js';
import { startApi } from './start-api.js';

/** The api of a process of its own, until a signal ends it. */
export async function runApi(env: ApiEnvironment, logger: Logger): Promise<void> {
  const stopTracing = await startTracing(tracingOf(env));
  const stores = await openApiStores(env, logger);
  watchStores(logger, {
    PostgreSQL: () => stores.dataSource.query('SELECT 1'),
    ClickHouse: () => stores.warehouse.ping(),
    ...(kafkaOf(env) && { Kafka: () => stores.log.endOffset('tracking', 0) }),
  });
  const api = await startApi({
    ...stores,
    logger,
    host: env.HOST,
    port: env.API_PORT,
    secret: Buffer.from(env.API_SECRET, 'hex'),
    mailer: smtpMailer(env.SMTP_URL, env.MAIL_FROM, env.MAIL_BOUNCES),
    publicUrl: env.PUBLIC_URL.replace(/\/$/, ''),
    securityContact: env.SECURITY_CONTACT,
    payments: stripeOf(env),
    rateLimits: env.RATE_LIMITS,
    searchIndex: env.SEARCH_INDEX,
    webhooksToPrivate: env.WEBHOOK_PRIVATE_ADDRESSES === 'yes',
    pictureModel: env.PICTURE_MODEL,
    tagModel: tagModelOf(env),
    internal: { port: env.API_INTERNAL_PORT, host: env.INTERNAL_HOST },
    trustedProxies: env.TRUSTED_PROXIES,
    health: {
      checks: {
        api: async () => undefined,
        ingest: probeService(env.INGEST_INTERNAL_URL),
        aggregator: probeService(env.AGGREGATOR_URL),
        postgres: () => stores.dataSource.query('SELECT 1'),
        log: () => stores.log.endOffset('tracking', 0),
        warehouse: () => stores.warehouse.ping(),
      },
      lagMs: () => readLag(env.AGGREGATOR_URL),
      demo: () => 'off',
    },
  });
  stopOnSignal(logger, async () => {
    await api.close();
    await stopTracing();
  });
}
