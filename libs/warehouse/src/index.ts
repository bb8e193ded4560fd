export { migrateWarehouse } from './migrate-warehouse.js';
export { openingsSql } from './openings.js';
export {
  createWarehouse,
  type DefinedQuery,
  defineQuery,
  Warehouse,
  type WarehouseOptions,
} from './warehouse.js';
