import { OUTBOX_TOPICS } from '@toile/contracts';
import { type MigrationClass, migrateDatabase, openDataSource, poolOf } from '@toile/database';
import { createPostgresLog, logMigrations } from '@toile/event-log';
import { eventStoreMigrations } from '@toile/event-store';
import { migrateJobs } from './kernel/jobs/migrate-jobs.js';
import { apiMigrations } from './migrations.js';

const OUTBOX_PARTITIONS = 4;

/** All that `migrateApi` runs in PostgreSQL, but for what graphile-worker keeps itself. */
export const API_DATABASE_MIGRATIONS: readonly MigrationClass[] = [
  ...logMigrations,
  ...eventStoreMigrations,
  ...apiMigrations,
];

/** Brings the api's tables up to date; read models build themselves. @param url of PostgreSQL */
export async function migrateApi(url: string): Promise<void> {
  await migrateDatabase(url, API_DATABASE_MIGRATIONS);
  const dataSource = await openDataSource({ url, max: 2 });
  // Also where the log is Kafka: what commands publish lies in PostgreSQL first.
  const outbox = createPostgresLog(poolOf(dataSource));
  try {
    await migrateJobs(poolOf(dataSource));
    // Retaggings under way that the version before swept up by itself.
    await dataSource.query(
      `SELECT graphile_worker.add_job('retag-collections', json_build_object('id', id), job_key => 'retag:' || id,
         max_attempts => 8, queue_name => 'retags') FROM catalogue_retag WHERE status = 'running'`,
    );
    await outbox.createTopics(OUTBOX_TOPICS.map((name) => ({ name, partitions: OUTBOX_PARTITIONS })));
  } finally {
    await outbox.close();
    await dataSource.destroy();
  }
}
