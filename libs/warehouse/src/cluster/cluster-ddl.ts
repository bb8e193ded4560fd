/**
 * How tables lie in a cluster. `raw_tracking` is sharded by log partition, which is a visitor's: every block, whole, goes to one
 * shard, so it stays one part and one insert there. Everything else is small and on every node, where joins find it.
 */
const SHARDED = /^(replay_)?raw_tracking$/;

/** What a sharded table's rows lie in, on each node. */
const LOCAL = '_local';

const isSharded = (table: string): boolean => SHARDED.test(table.split('.').at(-1) ?? '');

/** The table that holds rows on a node: parts, partitions and indexes are its own. */
export const localTable = (table: string): string => (isSharded(table) ? `${table}${LOCAL}` : table);

/** One replica set a shard, or one of all nodes; macros are each server's own. */
const engineOf = (table: string): string =>
  isSharded(table)
    ? "ReplicatedMergeTree('/clickhouse/tables/{uuid}/{shard}', '{replica}')"
    : "ReplicatedMergeTree('/clickhouse/tables/{uuid}/all', '{shard}-{replica}')";

/** Blocks are remembered in Keeper for a week: longer than any recovery takes. */
const DEDUPLICATION =
  'replicated_deduplication_window = 10000, replicated_deduplication_window_seconds = 604800';

const CREATE = /^CREATE TABLE (IF NOT EXISTS )?([\w.]+)(?=\s)/m;
const CREATE_AS = /^CREATE TABLE (IF NOT EXISTS )?([\w.]+) AS ([\w.]+)$/m;
const DROP = /^DROP TABLE (IF EXISTS )?([\w.]+)( SYNC)?$/m;
const ALTER = /^ALTER TABLE ([\w.]+)\s/m;

/**
 * The statements that do on a cluster what `sql` does on one server. What is no definition of a table comes back as it is.
 * @throws Error for a definition that has no meaning there, rather than to run it on one node alone
 */
export function clusterStatements(sql: string, cluster: string): string[] {
  const on = ` ON CLUSTER '${cluster}'`;
  const trimmed = sql.trim();
  const database = /^CREATE DATABASE IF NOT EXISTS (\w+)$/.exec(trimmed);
  if (database) return [`${trimmed}${on}`];
  const as = CREATE_AS.exec(trimmed);
  if (as) {
    const [, guard = '', table = '', model = ''] = as;
    if (isSharded(table) !== isSharded(model)) throw new Error(`${table} is not sharded as ${model} is`);
    const create = `CREATE TABLE ${guard}${localTable(table)}${on} AS ${localTable(model)}`;
    return [create, ...distributed(table, cluster)];
  }
  const create = CREATE.exec(trimmed);
  if (create) {
    const [head, guard = '', table = ''] = create;
    const local = trimmed.replace(head, `CREATE TABLE ${guard}${localTable(table)}${on}`);
    return [replicated(local, table), ...distributed(table, cluster)];
  }
  const drop = DROP.exec(trimmed);
  if (drop) {
    const [, guard = '', table = '', sync = ''] = drop;
    const tables = isSharded(table) ? [table, localTable(table)] : [table];
    return tables.map((one) => `DROP TABLE ${guard}${one}${on}${sync}`);
  }
  const alter = ALTER.exec(trimmed);
  if (alter) return alterStatements(trimmed, alter[1] ?? '', cluster);
  return [sql];
}

function replicated(sql: string, table: string): string {
  if (!/ENGINE = MergeTree\b(?!\()/.test(sql))
    throw new Error(`${table} has an engine that clusters do not know`);
  return sql
    .replace(/ENGINE = MergeTree\b/, `ENGINE = ${engineOf(table)}`)
    .replace(/non_replicated_deduplication_window = \d+/, DEDUPLICATION);
}

/** The table that readers and writers name: it has the columns of the local ones, whatever they are now. */
function distributed(table: string, cluster: string): string[] {
  if (!isSharded(table)) return [];
  const local = localTable(table);
  const [database, name] = local.split('.');
  return [
    `CREATE OR REPLACE TABLE ${table} ON CLUSTER '${cluster}' AS ${local} ENGINE = Distributed('${cluster}', '${database}', '${name}', _partition)`,
  ];
}

function alterStatements(sql: string, table: string, cluster: string): string[] {
  const onLocal = sql
    .replace(/^ALTER TABLE [\w.]+/m, `ALTER TABLE ${localTable(table)}`)
    .replace(/ FROM ([\w.]+)$/m, (_all, from: string) => ` FROM ${localTable(from)}`);
  // A table on every node is one set of replicas: told once, Keeper passes it on. Told on each shard it would be done repeatedly.
  if (!isSharded(table)) return [onLocal];
  const everywhere = onLocal.replace(/^(ALTER TABLE [\w.]+)/m, `$1 ON CLUSTER '${cluster}'`);
  const changesColumns = /\b(ADD|MODIFY|DROP|RENAME) COLUMN\b/.test(sql);
  return changesColumns ? [everywhere, ...distributed(table, cluster)] : [everywhere];
}

/**
 * What every statement to a cluster is run with. A block counts as stored when a majority of replicas has it; a write to a
 * sharded table is done when its shard has it, not when it is queued; subqueries on sharded tables are asked of all shards.
 */
export const CLUSTER_SETTINGS = {
  distributed_foreground_insert: 1,
  insert_quorum: 'auto',
  insert_quorum_parallel: 1,
  insert_quorum_timeout: 60_000,
  distributed_product_mode: 'global',
  alter_sync: '2',
  mutations_sync: '2',
  distributed_ddl_task_timeout: '120',
} as const;
