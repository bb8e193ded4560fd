import { appendInTransaction, wakeReaders } from '@toile/event-log';
import type { Pool } from 'pg';
import type { EventCategory } from './category.js';
import { PostgresKeyStore } from './keys/postgres-key-store.js';
import { PostgresEventStore } from './postgres/postgres-store.js';

/**
 * The event store as services use it: its outbox is the Postgres log of the same database, and readers of the log in
 * this process are woken by every append. `migrateDatabase` with `eventStoreMigrations` and `logMigrations` first.
 * @param masterKey 32 bytes, kept outside the database
 */
export function openEventStore(options: {
  pool: Pool;
  categories: readonly EventCategory[];
  masterKey: Buffer;
}): PostgresEventStore {
  const { pool, categories, masterKey } = options;
  const keys = new PostgresKeyStore(pool, masterKey);
  const store = new PostgresEventStore(pool, { categories, keys, appendToLog: appendInTransaction });
  store.onAppended(wakeReaders);
  return store;
}
