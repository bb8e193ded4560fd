import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { type ClickHouseClient, ClickHouseLogLevel, createClient } from '@clickhouse/client';
import { correlationId } from '@toile/platform';
import type { Block } from './block.js';
import { CLUSTER_SETTINGS, localTable } from './cluster/layout.js';
import { ConnectionPool } from './connection-pool.js';

export interface WarehouseOptions {
  /** A ClickHouse server's URL; without it the embedded engine keeps its data in `path`. */
  url?: string | undefined;
  path?: string;
  database?: string;
  /** Name of the server's cluster, as `system.clusters` has it: tables are replicated, and `raw_tracking` is sharded. */
  cluster?: string | undefined;
}

/**
 * Figures ask for thousands of looks, which lie everywhere: where they do is not looked up in the index, and what they are joined
 * with is not sifted by them first, since nearly all of it stays. It is put into one table: to deal a million rows to a table for each
 * thread takes as long as to join them.
 */
const WHOLE_SEASONS = {
  use_index_for_in_with_subqueries_max_values: 1_000,
  enable_join_runtime_filters: 0,
  join_algorithm: "'hash'",
};

/**
 * Rewrites that change nothing in what figures ask, and are looked for in every part of it: to plan a query without them takes a quarter
 * less, and that is most of what one of little data takes.
 */
const PLANNED_AS_WRITTEN = {
  optimize_and_compare_chain: 0,
  optimize_group_by_function_keys: 0,
  optimize_aggregators_of_group_by_keys: 0,
};

type Parameters = Record<string, string | number | boolean | readonly string[] | readonly number[]>;

/** A query that is known by its name. */
export interface NamedQuery {
  /** Appears in the query log with the correlation id. */
  name: string;
  /** No `SETTINGS` and no `FORMAT`: both are added. */
  sql: string;
  timeoutMs: number;
  settings?: Record<string, string | number>;
}

/**
 * ClickHouse, as a server or embedded; the same SQL on both. Settings of queries are written into the SQL text, because a
 * connection of the embedded engine keeps `clickhouse_settings` for whatever follows on it. Blocks have connections of their own:
 * each insert sets all that the one before it has set.
 */
export class Warehouse {
  constructor(
    private readonly clients: ConnectionPool<ClickHouseClient>,
    private readonly inserting: ConnectionPool<ClickHouseClient>,
    readonly database: string,
    readonly embedded: boolean,
    readonly cluster?: string | undefined,
  ) {}

  /** Runs a statement that answers nothing, as it is: `createTableLike` and the like know clusters. */
  async command(sql: string, params: Parameters = {}): Promise<void> {
    await this.clients.run((client) => client.command({ query: sql, query_params: params }));
  }

  /**
   * Waits until every replica of a table has what was written before the call, so that a read on any of them sees it. On one
   * server that is always so.
   */
  async settle(table: string): Promise<void> {
    if (!this.cluster) return;
    const query = `SYSTEM SYNC REPLICA ON CLUSTER '${this.cluster}' ${localTable(table)} LIGHTWEIGHT`;
    await this.clients.run((client) => client.command({ query }));
  }

  /** Where a table's parts are listed: `system.parts` of all nodes that have some. */
  get partsTable(): string {
    return this.cluster ? `clusterAllReplicas('${this.cluster}', system.parts)` : 'system.parts';
  }

  /** Rows of an ad-hoc query; 64-bit integers come as numbers. */
  async rows<T>(
    sql: string,
    params: Parameters = {},
    settings: Record<string, string | number> = {},
  ): Promise<T[]> {
    const all = { output_format_json_quote_64bit_integers: 0, ...settings };
    return this.clients.run(async (client) => {
      const result = await client.query({
        query: `${sql} SETTINGS ${toSettings(all)}`,
        query_params: params,
        format: 'JSONEachRow',
      });
      return result.json<T>();
    });
  }

  /** Runs a query with bound parameters; its name and the correlation id reach the query log. `R` is the row its SQL answers with. */
  query<R>(query: NamedQuery, params: Parameters, correlation = correlationId() ?? ''): Promise<R[]> {
    return this.rows<R>(query.sql, params, {
      ...WHOLE_SEASONS,
      ...PLANNED_AS_WRITTEN,
      max_execution_time: query.timeoutMs / 1000,
      log_comment: `'${query.name} ${correlation.replace(/[^\w-]/g, '')}'`,
      ...query.settings,
    });
  }

  /**
   * Inserts a block synchronously, as one part. The same `token` again is taken for a retry and inserts nothing; it is the query's
   * id too, so that `endQuery` finds it.
   */
  async insertBlock(table: string, block: Block, token: string): Promise<void> {
    const [first, ...others] = block.columns;
    if (!first) return;
    await this.inserting.run((client) =>
      client.insert({
        table,
        columns: [first, ...others],
        values: block.rows,
        format: 'JSONCompactEachRow',
        query_id: `${table}:${token}`,
        clickhouse_settings: { async_insert: 0, insert_deduplicate: 1, insert_deduplication_token: token },
      }),
    );
  }

  /** Ends a query that may still run on a server for a client that is gone; the embedded engine dies with its client. */
  async endQuery(table: string, token: string): Promise<void> {
    if (this.embedded) return;
    // On another node of a cluster it runs as a part of the query that came first.
    const [where, on] = this.cluster
      ? ['initial_query_id', ` ON CLUSTER '${this.cluster}'`]
      : ['query_id', ''];
    await this.command(`KILL QUERY${on} WHERE ${where} = {id:String} SYNC`, { id: `${table}:${token}` });
  }

  async ping(): Promise<void> {
    await this.rows('SELECT 1');
  }

  async close(): Promise<void> {
    const clients = new Set([...this.clients.connections, ...this.inserting.connections]);
    await Promise.all([...clients].map((client) => client.close()));
  }
}

/** Opens the warehouse. Nothing is asked of a server until the first query. */
export function createWarehouse(options: WarehouseOptions): Warehouse {
  const database = options.database ?? 'toile';
  if (options.url) return openServer(options.url, database, options.cluster);
  if (options.path) return openEmbedded(options.path, database);
  throw new Error('a warehouse needs a url or a path');
}

function openServer(url: string, database: string, cluster: string | undefined): Warehouse {
  // Errors reach the caller, who logs them once.
  const client = createClient({
    url,
    request_timeout: 60_000,
    json: ENCODED,
    log: { level: ClickHouseLogLevel.OFF },
    ...(cluster && { clickhouse_settings: CLUSTER_SETTINGS }),
  });
  // One client asks as much at a time as it is asked to.
  const clients = new ConnectionPool(() => client, Number.POSITIVE_INFINITY);
  return new Warehouse(clients, clients, database, false, cluster);
}

/** Figures ask several things at once. A query uses more cores than one where it is worth it. */
const EMBEDDED_CONNECTIONS = Math.min(4, Math.max(2, availableParallelism()));
/** One block is read by the engine while the next one is made. */
const INSERTING_CONNECTIONS = 2;

/** The engine's library is loaded with the first warehouse that needs it: a service of a ClickHouse server is 140 MB smaller. */
function openEmbedded(path: string, database: string): Warehouse {
  const { createChdbConnection } = createRequire(import.meta.url)(
    'chdb/connection',
  ) as typeof import('chdb/connection');
  const open = () => {
    // The embedded engine's connection is typed against its own copy of the client.
    const config = { connection: createChdbConnection({ path }), json: ENCODED };
    return createClient(config as never);
  };
  const clients = new ConnectionPool(open, EMBEDDED_CONNECTIONS);
  return new Warehouse(clients, new ConnectionPool(open, INSERTING_CONNECTIONS), database, true);
}

/** Rows of a block are JSON already. */
const ENCODED = { stringify: (row: unknown) => String(row) };

function toSettings(settings: Record<string, string | number>): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name} = ${value}`)
    .join(', ');
}
