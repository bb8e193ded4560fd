import { ForwardMigration, type QueryRunner } from '@toile/database';

/**
 * Browsers members have signed in with; a browser has one token for all accounts it is known to. What was counted by keys that
 * do not change goes.
 */
export class KnownDevices1790005004000 extends ForwardMigration {
  override readonly formerly = 'accounts/0004_known_devices';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account_device (
        token_hash bytea NOT NULL,
        subject text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (token_hash, subject)
      );
      CREATE INDEX account_device_subject ON account_device (subject);
      DELETE FROM account_attempt;`);
  }
}
