import { ForwardMigration, type QueryRunner } from '@toile/database';

/** Addresses outside of a subscription that documents are sent to once they agreed: hashes to be found by, sealed to be written to. */
export class MailedAddresses1790018002000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mailed_address (
        id uuid PRIMARY KEY,
        subject text NOT NULL,
        schedule text NOT NULL,
        address_hash bytea NOT NULL,
        sealed bytea NOT NULL,
        locale text NOT NULL,
        asked_at timestamptz NOT NULL DEFAULT now(),
        confirmed_at timestamptz,
        left_at timestamptz,
        UNIQUE (subject, schedule, address_hash)
      );
      CREATE INDEX mailed_address_hash ON mailed_address (address_hash);`);
  }
}
