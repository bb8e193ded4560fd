import { randomBytes } from 'node:crypto';
import { migrateDatabase } from '@toile/database';
import pg from 'pg';
import type { EventCategory } from './category.js';
import { PostgresKeyStore } from './keys/postgres-key-store.js';
import type { AppendToLog } from './postgres/append-batch.js';
import { eventStoreMigrations } from './postgres/migrations.js';
import { PostgresEventStore } from './postgres/postgres-store.js';
import { CONTRACT_CATEGORIES } from './testing-domain.js';

/** A migrated Postgres store for this lib's own tests. */
export async function openTestStore(
  url: string,
  appendToLog: AppendToLog,
  categories: readonly EventCategory[] = CONTRACT_CATEGORIES,
) {
  const pool = new pg.Pool({ connectionString: url, max: 12 });
  // A connection may still be closing when the server stops.
  pool.on('error', () => undefined);
  await migrateDatabase(url, eventStoreMigrations);
  const keys = new PostgresKeyStore(pool, randomBytes(32));
  const store = new PostgresEventStore(pool, { categories, keys, appendToLog });
  return { pool, keys, store };
}
