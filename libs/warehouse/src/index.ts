export { lookViews } from './look-views.js';
export { migrateWarehouse } from './migrate-warehouse.js';
export { replacePartition } from './replace-partition.js';
export { type Rollup, rollupSql, type SealedTo } from './rollup.js';
export { ROLLUPS } from './rollups.js';
export {
  createWarehouse,
  type DefinedQuery,
  defineQuery,
  Warehouse,
  type WarehouseOptions,
} from './warehouse.js';
