import { ForwardMigration, type QueryRunner } from '@toile/database';

/** Addresses at which members' alerts are read as a feed. */
export class AlertFeeds1790018020000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE alert_feed (
        subject text PRIMARY KEY,
        key_hash bytea NOT NULL UNIQUE,
        made_at timestamptz NOT NULL DEFAULT now(),
        read_at timestamptz
      )`);
  }
}
