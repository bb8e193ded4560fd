import { ForwardMigration, type QueryRunner } from '@toile/database';

/** Files that go out with mails, sealed, for as long as their mails are tried. */
export class MailAttachments1790018001000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mail_attachment (
        id uuid PRIMARY KEY,
        subject text NOT NULL,
        sealed bytea NOT NULL,
        made_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX mail_attachment_subject ON mail_attachment (subject);
      CREATE INDEX mail_attachment_made_at ON mail_attachment (made_at);`);
  }
}
