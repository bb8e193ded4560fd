import { createKafkaLog, createPostgresLog, type EventLog, type KafkaLogOptions } from '@toile/event-log';
import type { Logger } from '@toile/platform';
import pg from 'pg';
import type { ReadSessions } from './enrichment/members.js';
import type { KeepCounts } from './intake/minute-counts.js';
import { countsIn } from './stores/keep-counts.js';
import { LateDataSource } from './stores/late-data-source.js';
import { sessionsIn } from './stores/read-sessions.js';

/** What ingest works with. */
export interface IngestStores {
  log: EventLog;
  /** Tells who is signed in; without it every event is an anonymous visitor's. */
  readSessions?: ReadSessions;
  /** Keeps what operators see of each minute. */
  keepCounts?: KeepCounts;
  /** Of stores that are ingest's own: called when everything accepted is durable. */
  close?(): Promise<void>;
}

/** With the questions that tell whether each is there. */
export interface OwnIngestStores extends IngestStores {
  asked: Record<string, () => Promise<unknown>>;
}

export interface StoreAddresses {
  postgresUrl: string;
  /** Where the log is, unless it is in PostgreSQL. */
  kafka: Pick<KafkaLogOptions, 'brokers' | 'ssl' | 'sasl'> | undefined;
  logger: Logger;
}

const CONNECT_TIMEOUT_MS = 2_000;

/** Stores of ingest's own, which need not be there yet: each is connected when it is first used. */
export function openIngestStores({ postgresUrl, kafka, logger }: StoreAddresses): OwnIngestStores {
  const onError = (error: Error) => logger.warn({ err: error }, 'an idle PostgreSQL connection broke');
  const postgres = new LateDataSource({
    url: postgresUrl,
    max: 2,
    connectTimeoutMs: CONNECT_TIMEOUT_MS,
    onError,
  });
  // The log's own, so that its appends wait behind nothing else.
  const pool = new pg.Pool({
    connectionString: postgresUrl,
    max: 5,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  pool.on('error', onError);
  const log = kafka ? createKafkaLog({ ...kafka, clientId: 'toile-ingest' }) : createPostgresLog(pool);
  return {
    asked: {
      PostgreSQL: () => pool.query('SELECT 1'),
      ...(kafka && { Kafka: () => log.endOffset('tracking', 0) }),
    },
    log,
    readSessions: sessionsIn(postgres.connected),
    keepCounts: countsIn(postgres.connected),
    close: async () => {
      await log.close();
      await pool.end();
      await postgres.close();
    },
  };
}
