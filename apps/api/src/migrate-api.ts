import { OUTBOX_TOPICS } from '@toile/contracts';
import { createPostgresLog } from '@toile/event-log';
import { migrateEventStore } from '@toile/event-store';
import { migratePostgres } from '@toile/platform';
import type pg from 'pg';
import { accountsMigrations } from './accounts/migrations.js';
import { catalogueMigrations } from './catalogue/migrations.js';
import { dashboardMigrations } from './dashboard/migrations.js';
import { operationsMigrations } from './operations/migrations.js';
import { paymentsMigrations } from './payments/migrations.js';
import { ratingsMigrations } from './ratings/migrations.js';
import { readerFormsMigrations } from './reader-forms/migrations.js';
import { subscriptionsMigrations } from './subscriptions/migrations.js';

const OUTBOX_PARTITIONS = 4;

/** Brings the api's tables up to date; read models build themselves. The log is migrated before. */
export async function migrateApi(pool: pg.Pool): Promise<void> {
  await migrateEventStore(pool);
  await migratePostgres(pool, 'catalogue', catalogueMigrations);
  await migratePostgres(pool, 'accounts', accountsMigrations);
  await migratePostgres(pool, 'ratings', ratingsMigrations);
  await migratePostgres(pool, 'subscriptions', subscriptionsMigrations);
  await migratePostgres(pool, 'reader-forms', readerFormsMigrations);
  await migratePostgres(pool, 'payments', paymentsMigrations);
  await migratePostgres(pool, 'dashboard', dashboardMigrations);
  await migratePostgres(pool, 'operations', operationsMigrations);
  // Also where the log is Kafka: what commands publish lies in PostgreSQL first.
  const outbox = createPostgresLog(pool);
  await outbox.createTopics(OUTBOX_TOPICS.map((name) => ({ name, partitions: OUTBOX_PARTITIONS })));
  await outbox.close();
}
