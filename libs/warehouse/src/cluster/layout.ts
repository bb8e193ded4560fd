/**
 * How tables lie in a cluster. `raw_tracking` is sharded by log partition, which is a visitor's: every block, whole, goes to one
 * shard, so it stays one part and one insert there. Everything else is small and on every node, where joins find it.
 */
const SHARDED = /^(replay_)?raw_tracking$/;

export const isSharded = (table: string): boolean => SHARDED.test(table.split('.').at(-1) ?? '');

/** The table that holds rows on a node: parts, partitions and indexes are its own. */
export const localTable = (table: string): string => (isSharded(table) ? `${table}_local` : table);

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
