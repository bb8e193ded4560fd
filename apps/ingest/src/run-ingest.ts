import { join } from 'node:path';
import { kafkaOf, type Logger, startTracing, stopOnSignal, tracingOf, watchStores } from '@toile/platform';
import type { IngestEnvironment } from './environment.js';
import { startIngest } from './start-ingest.js';
import { openIngestStores } from './stores.js';

/** Ingest of a process of its own, until a signal ends it. It starts whether or not the log and PostgreSQL are there. */
export async function runIngest(env: IngestEnvironment, logger: Logger): Promise<void> {
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
}
