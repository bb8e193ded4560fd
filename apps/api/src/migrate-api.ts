import { migrateEventStore } from '@toile/event-store';
import { migratePostgres } from '@toile/platform';
import type pg from 'pg';
import { accountsMigrations } from './accounts/migrations.js';
import { catalogueMigrations } from './catalogue/migrations.js';
import { ratingsMigrations } from './ratings/migrations.js';

/** Brings the api's tables up to date; read models build themselves. The log is migrated before. */
export async function migrateApi(pool: pg.Pool): Promise<void> {
  await migrateEventStore(pool);
  await migratePostgres(pool, 'catalogue', catalogueMigrations);
  await migratePostgres(pool, 'accounts', accountsMigrations);
  await migratePostgres(pool, 'ratings', ratingsMigrations);
}
