import { ForwardMigration, type QueryRunner } from '@toile/database';

/**
 * Which mail went to which address, by keyed hash, so that it is known when it comes back; and addresses they come back from. What
 * newsletters knew of those is taken over; `newsletter_bounce` stays for the version before.
 */
export class MailsThatComeBack1790018300000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mail_sent (
        number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        mail text NOT NULL,
        address_hash bytea NOT NULL,
        returned_at timestamptz,
        made_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (mail, address_hash)
      );
      CREATE INDEX mail_sent_address ON mail_sent (address_hash, made_at);
      CREATE INDEX mail_sent_made_at ON mail_sent (made_at);
      CREATE TABLE mail_return (
        address_hash bytea PRIMARY KEY,
        count int NOT NULL,
        last_at timestamptz NOT NULL,
        reason text CHECK (reason IN ('gone', 'refused', 'complaint'))
      );
      INSERT INTO mail_return (address_hash, count, last_at)
      SELECT address_hash, count, bounced_at FROM newsletter_bounce;`);
  }
}
