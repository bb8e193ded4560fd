import {
  Address,
  Host,
  LogLevel,
  Networks,
  OneOf,
  Optional,
  Port,
  readEnvironment,
  ServiceEnvironment,
  Text,
  variablesOf,
  Whole,
} from '@toile/platform';

/** DATA_DIR holds the spool; a volume of this process alone. */
export class IngestEnvironment extends ServiceEnvironment {
  @Host() HOST = '127.0.0.1';
  /** Beacons. */
  @Port() INGEST_PORT = 4001;
  /** Health, metrics and the ledger; 100 above INGEST_PORT when it is left out. */
  @Optional() @Port() INGEST_INTERNAL_PORT?: number;
  /** Where internal pages listen; 0.0.0.0 in a container. */
  @Host() INTERNAL_HOST = '127.0.0.1';
  @Address() POSTGRES_URL: string;
  /** Keys the hashes that stand for visitors; the same for all of ingest. */
  @Text(32) VISITOR_SECRET: string;
  /** So much is kept on the disk while the log is away; then beacons are answered 503. 512 MiB when it is left out. */
  @Optional() @Whole(0, Number.MAX_SAFE_INTEGER) SPOOL_MAX_BYTES?: number;
  /** Proxies before it, the gateway among them: their `X-Forwarded-*` are believed. */
  @Networks() TRUSTED_PROXIES: string[] = [];
  @OneOf('auto', 'on') RATE_LIMITS: 'auto' | 'on' = 'on';
  @LogLevel() LOG_LEVEL = 'info';
}

export const readIngestEnvironment = (source: Record<string, unknown> = process.env) =>
  readEnvironment(IngestEnvironment, source);

export const ingestVariables = variablesOf(IngestEnvironment);
