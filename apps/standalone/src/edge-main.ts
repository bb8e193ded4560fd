import { join } from 'node:path';
import { openIngestStores, startIngest } from '@toile/ingest';
import { startMcp } from '@toile/mcp';
import {
  createLogger,
  kafkaOf,
  openSettings,
  startTracing,
  stopOnSignal,
  tracingOf,
  watchStores,
} from '@toile/platform';
import { refusalOf } from './cannot-listen.js';
import { readEdgeEnvironment } from './environment.js';
import { startFrontDoor } from './front-door/start-front-door.js';
import { LOOPBACK } from './loopback.js';
import { readSecrets } from './secrets.js';

/** The front door, ingest and the MCP server of the embedded run, started by `startEdge`. */
const env = await openSettings(readEdgeEnvironment);
const logger = createLogger('toile', env.LOG_LEVEL);
const stopTracing = await startTracing(tracingOf(env));
const ingestLogger = logger.child({ service: 'ingest' });
const stores = openIngestStores({
  postgresUrl: env.POSTGRES_URL,
  kafka: kafkaOf(env),
  logger: ingestLogger,
});
watchStores(logger, stores.asked);
const ingest = await listening(
  startIngest({
    stores,
    logger: ingestLogger,
    port: env.INGEST_PORT,
    internal: { port: env.INGEST_INTERNAL_PORT },
    visitorSecret: readSecrets(env).visitorSecret,
    trustedProxies: [...LOOPBACK, ...env.TRUSTED_PROXIES],
    spool: { folder: join(env.DATA_DIR, 'spool') },
    limits: { exemptsLoopback: env.RATE_LIMITS === 'auto' },
  }),
);
const mcp = await startMcp({
  apiUrl: env.EDGE_API_URL,
  publicUrl: env.PUBLIC_URL,
  logger: logger.child({ service: 'mcp' }),
  port: 0,
});
const frontDoor = await listening(
  startFrontDoor({
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL,
    services: {
      api: env.EDGE_API_URL,
      ingest: `http://127.0.0.1:${ingest.port}`,
      mcp: `http://127.0.0.1:${mcp.port}`,
      web: env.EDGE_WEB_URL,
    },
    logger,
    ingest: ingest.handle,
    allowedHosts: env.ALLOWED_HOSTS,
    trustedProxies: env.TRUSTED_PROXIES,
    rateLimits: env.RATE_LIMITS,
  }),
);
stopOnSignal(logger, async () => {
  await frontDoor.close();
  await mcp.close();
  await ingest.close();
  await stopTracing();
});
process.send?.('ready');

/** Where it cannot listen, the process that started this one says what to mend. */
async function listening<T>(start: Promise<T>): Promise<T> {
  try {
    return await start;
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal || !process.send) throw error;
    process.send(refusal, () => process.exit(1));
    return new Promise(() => undefined);
  }
}
