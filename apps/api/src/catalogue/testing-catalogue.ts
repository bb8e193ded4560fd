import { migratePostgresLog } from '@toile/event-log';
import type pg from 'pg';
import { migrateApi } from '../migrate-api.js';

/** Everything the catalogue stands on, on an empty database. */
export async function migrateCatalogueStores(pool: pg.Pool): Promise<void> {
  await migratePostgresLog(pool);
  await migrateApi(pool);
}
