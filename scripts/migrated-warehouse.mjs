/** `migrated-warehouse.mjs FOLDER POSTGRES_URL`: leaves a warehouse with all its tables in the folder, for tests to copy. */
import { openDataSource, poolOf } from '@toile/database';
import { createWarehouse, migrateWarehouse } from '@toile/warehouse';

const [path, url] = process.argv.slice(2);
const dataSource = await openDataSource({ url, max: 2 });
const warehouse = createWarehouse({ path });
await migrateWarehouse(warehouse, poolOf(dataSource));
await warehouse.close();
await dataSource.destroy();
