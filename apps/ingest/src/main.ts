import { join } from 'node:path';
import { createKafkaLog, createPostgresLog } from '@toile/event-log';
import { createLogger, kafkaOf, openSettings, startTracing, stopOnSignal, tracingOf } from '@toile/platform';
import pg from 'pg';
import { sessionsIn } from './enrichment/read-sessions.js';
import { readIngestEnvironment } from './environment.js';
import { countsIn } from './intake/keep-counts.js';
import { LateDataSource } from './late-data-source.js';
import { startIngest } from './start-ingest.js';

/** Ingest as a process of its own, as it runs in production. It starts whether or not the log and PostgreSQL are there. */
const env = await openSettings(readIngestEnvironment);
const logger = createLogger('ingest', env.LOG_LEVEL);
const stopTracing = await startTracing(tracingOf(env));
const connectTimeoutMs = 2_000;
const onError = (error: Error) => logger.warn({ err: error }, 'an idle PostgreSQL connection broke');
const postgres = new LateDataSource({ url: env.POSTGRES_URL, max: 2, connectTimeoutMs, onError });
// The log's own: it connects by itself, whenever PostgreSQL is there.
const pool = new pg.Pool({
  connectionString: env.POSTGRES_URL,
  max: 5,
  connectionTimeoutMillis: connectTimeoutMs,
});
pool.on('error', onError);
const kafka = kafkaOf(env);
const log = kafka ? createKafkaLog({ ...kafka, clientId: 'toile-ingest' }) : createPostgresLog(pool);
const ingest = await startIngest({
  ...{ log, logger, host: env.HOST, port: env.INGEST_PORT, visitorSecret: env.VISITOR_SECRET },
  internal: { port: env.INGEST_INTERNAL_PORT, host: env.INTERNAL_HOST },
  trustedProxies: env.TRUSTED_PROXIES,
  spool: { folder: join(env.DATA_DIR, 'spool'), maxBytes: env.SPOOL_MAX_BYTES },
  readSessions: sessionsIn(postgres.connected),
  keepCounts: countsIn(postgres.connected),
  limits: { sparesLoopback: env.RATE_LIMITS === 'auto' },
});
stopOnSignal(logger, async () => {
  await ingest.close();
  await log.close();
  await pool.end();
  await postgres.close();
  await stopTracing();
});
