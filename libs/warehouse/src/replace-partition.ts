import { localTable as localTableOf } from './cluster/layout.js';
import { alterParts } from './cluster/tables.js';
import type { Warehouse } from './warehouse.js';

const localTable = (table: string, { cluster }: Warehouse) => (cluster ? localTableOf(table) : table);

/**
 * Puts a partition of `shadow` in the place of the same one of `table`, atomically. ClickHouse refuses to replace by nothing, so
 * an empty one is dropped. `partition` is the key's expression, for example `'2026-03-01'`.
 */
export async function replacePartition(
  warehouse: Warehouse,
  { table, shadow, partition }: { table: string; shadow: string; partition: string },
): Promise<void> {
  await warehouse.settle(shadow);
  const source = localTable(shadow, warehouse);
  const [database, name] = source.split('.');
  const [found] = await warehouse.rows<{ parts: number }>(
    `SELECT count() AS parts FROM ${warehouse.partsTable}
     WHERE database = {database:String} AND table = {name:String} AND active AND rows > 0
       AND partition = replaceAll({partition:String}, ', ', ',')`,
    {
      database: database ?? '',
      name: name ?? '',
      partition: partition.startsWith('(') ? partition : partition.slice(1, -1),
    },
  );
  const change = found?.parts
    ? `REPLACE PARTITION ${partition} FROM ${source}`
    : `DROP PARTITION ${partition}`;
  await alterParts(warehouse, table, change);
}
