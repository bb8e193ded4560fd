import type { Warehouse } from '../warehouse.js';
import { isSharded, localTable } from './layout.js';

/** A warehouse, or whatever runs its statements. */
type Place = Pick<Warehouse, 'cluster' | 'command'>;

/** Makes a table of the same structure as another, on every node of a cluster. It is there already, or that is an error. */
export async function createTableLike(
  warehouse: Place,
  { table, model, unlessThere = false }: { table: string; model: string; unlessThere?: boolean },
): Promise<void> {
  const create = `CREATE TABLE ${unlessThere ? 'IF NOT EXISTS ' : ''}`;
  const { cluster } = warehouse;
  if (!cluster) return warehouse.command(`${create}${table} AS ${model}`);
  if (isSharded(table) !== isSharded(model)) throw new Error(`${table} is not sharded as ${model} is`);
  const local = localTable(table);
  await warehouse.command(`${create}${local} ON CLUSTER '${cluster}' AS ${localTable(model)}`);
  if (!isSharded(table)) return;
  // The table that readers and writers name has the columns of the local ones.
  const [database, name] = local.split('.');
  await warehouse.command(
    `CREATE OR REPLACE TABLE ${table} ON CLUSTER '${cluster}' AS ${local} ENGINE = Distributed('${cluster}', '${database}', '${name}', _partition)`,
  );
}

/** Drops a table that may be there. */
export async function dropTable(warehouse: Place, table: string): Promise<void> {
  const { cluster } = warehouse;
  const on = cluster ? ` ON CLUSTER '${cluster}'` : '';
  const tables = cluster && isSharded(table) ? [table, localTable(table)] : [table];
  for (const one of tables) await warehouse.command(`DROP TABLE IF EXISTS ${one}${on} SYNC`);
}

/** Changes partitions or settings of a table, not its columns. */
export async function alterParts(warehouse: Place, table: string, change: string): Promise<void> {
  const { cluster } = warehouse;
  if (!cluster) return warehouse.command(`ALTER TABLE ${table} ${change}`);
  // A table on every node is one set of replicas: told once, Keeper passes it on. Told on each shard it would be done repeatedly.
  const on = isSharded(table) ? ` ON CLUSTER '${cluster}'` : '';
  return warehouse.command(`ALTER TABLE ${localTable(table)}${on} ${change}`);
}
