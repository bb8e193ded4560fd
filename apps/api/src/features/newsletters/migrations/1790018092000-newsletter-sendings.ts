import { ForwardMigration, type QueryRunner } from '@toile/database';

/** Each time a newsletter is sent to its readers, with its words as they were then. */
export class NewsletterSendings1790018092000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE newsletter_sending (
        id uuid PRIMARY KEY,
        newsletter text NOT NULL,
        doc jsonb NOT NULL,
        send_at timestamptz NOT NULL,
        made_by text,
        made_at timestamptz NOT NULL DEFAULT now(),
        taken_at timestamptz,
        stopped_at timestamptz,
        withdrawn boolean NOT NULL DEFAULT false
      );
      CREATE INDEX newsletter_sending_newsletter ON newsletter_sending (newsletter, made_at);
      CREATE UNIQUE INDEX newsletter_sending_waits ON newsletter_sending (newsletter)
        WHERE taken_at IS NULL AND stopped_at IS NULL;`);
  }
}
