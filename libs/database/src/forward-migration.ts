import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A step of the schema. Steps only go forward: services of the version before run beside the new schema while they are rolled, and
 * who must go back restores a backup.
 */
export abstract class ForwardMigration implements MigrationInterface {
  /** `component/name` in the tables that knew the steps before TypeORM did. */
  readonly formerly?: string;

  abstract up(runner: QueryRunner): Promise<void>;

  down(): Promise<void> {
    throw new Error('Migrations only go forward; restore a backup instead.');
  }
}

/** What `migrateDatabase` takes: classes, named with the thirteen digits of their time at the end. */
export type MigrationClass = new () => ForwardMigration;
