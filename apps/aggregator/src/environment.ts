import {
  Address,
  Host,
  LogLevel,
  Optional,
  Pattern,
  Port,
  readEnvironment,
  ServiceEnvironment,
  variablesOf,
  Whole,
} from '@toile/platform';

export class AggregatorEnvironment extends ServiceEnvironment {
  /** It has internal pages only. */
  @Port() AGGREGATOR_PORT = 4002;
  /** Where they listen; 0.0.0.0 in a container. */
  @Host() INTERNAL_HOST = '127.0.0.1';
  @Address() POSTGRES_URL: string;
  /** Without it the embedded ClickHouse keeps its data in DATA_DIR/clickhouse, which then belongs to this process. */
  @Optional() @Address() CLICKHOUSE_URL?: string;
  /** Name of the server's cluster; without it tables are made on that one server. */
  @Optional() @Pattern(/^[\w-]+$/, 'letters, digits, - and _') CLICKHOUSE_CLUSTER?: string;
  /** How long partitions of a process that died wait for another owner. */
  @Whole(500, 60_000) LEASE_MS = 10_000;
  /** How often it is looked whether an hour can be sealed. */
  @Whole(100, 3_600_000) SEAL_EVERY_MS = 5_000;
  /** So many events that are not sealed are counted by whoever asks; more are counted beforehand. */
  @Optional() @Whole(1, Number.MAX_SAFE_INTEGER) COUNT_EVENTS?: number;
  @LogLevel() LOG_LEVEL = 'info';
}

export const readAggregatorEnvironment = (source: Record<string, unknown> = process.env) =>
  readEnvironment(AggregatorEnvironment, source);

export const aggregatorVariables = variablesOf(AggregatorEnvironment);
