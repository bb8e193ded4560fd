export { firstPageSearchesSql, pageViewsSql, pictureViewsSql, searchesSql } from './behaviour.js';
export { boardAdditionsSql } from './board-additions.js';
export { lookFactsSql, scopedLooksSql } from './look-facts.js';
export { lookViews } from './look-views.js';
export { migrateWarehouse } from './migrate-warehouse.js';
export { replacePartition } from './replace-partition.js';
export { type Rollup, rollupSql, type SealedTo } from './rollup.js';
export { ROLLUPS } from './rollups.js';
export { streetFactsSql } from './street-facts.js';
export {
  createWarehouse,
  type DefinedQuery,
  defineQuery,
  Warehouse,
  type WarehouseOptions,
} from './warehouse.js';
