import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWarehouse, migrateWarehouse, type Warehouse } from '@toile/warehouse';
import type pg from 'pg';
import { sharedWarehouseFolder } from './environment.js';

/** A migrated embedded warehouse in a temporary folder. The engine allows one a process: one a test file. */
export async function testWarehouse(pool: pg.Pool): Promise<{ warehouse: Warehouse; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'toile-warehouse-'));
  const shared = sharedWarehouseFolder();
  if (shared) cpSync(shared, folder, { recursive: true });
  const warehouse = createWarehouse({ path: folder });
  const stop = async () => {
    await warehouse.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await migrateWarehouse(warehouse, pool);
  } catch (error) {
    await stop();
    throw error;
  }
  return { warehouse, stop };
}
