import { ForwardMigration, type QueryRunner } from '@toile/database';

/** Browsers that are told of new looks. */
export class PushDevices1790018010000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE push_device (
        id text PRIMARY KEY,
        subject text NOT NULL,
        sealed bytea NOT NULL,
        language text NOT NULL,
        counts jsonb NOT NULL DEFAULT '{}',
        created_at timestamptz NOT NULL DEFAULT now(),
        told_at timestamptz
      );
      CREATE INDEX push_device_subject ON push_device (subject)`);
  }
}
