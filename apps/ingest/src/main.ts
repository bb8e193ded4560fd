import { join } from 'node:path';
import { beginProcess, kafkaOf, startTracing, stopOnSignal, tracingOf, watchStores } from '@toile/platform';
import { readIngestEnvironment } from './environment.js';
import { startIngest } from './start-ingest.js';
import { openIngestStores } from './stores.js';

/** Ingest as a process of its own, as it runs in production. It starts whether or not the log and PostgreSQL are there. */
const { env, logger } = await beginProcess('ingest', readIngestEnvironment);
const stopTracing = await startTracing(tracingOf(env));
const stores = openIngestStores({ postgresUrl: env.POSTGRES_URL, kafka: kafkaOf(env), logger });
watchStores(logger, stores.asked);
const ingest = await startIngest({
  logger,
  host: env.HOST,
  port: env.INGEST_PORT,
  visitorSecret: env.VISITOR_SECRET,
  stores,
  internal: { port: env.INGEST_INTERNAL_PORT, host: env.INTERNAL_HOST },
  trustedProxies: env.TRUSTED_PROXIES,
  spool: { folder: join(env.DATA_DIR, 'spool'), maxBytes: env.SPOOL_MAX_BYTES },
  limits: { exemptsLoopback: env.RATE_LIMITS === 'auto' },
});
stopOnSignal(logger, async () => {
  await ingest.close();
  await stopTracing();
});
