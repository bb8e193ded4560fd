import { ForwardMigration, type QueryRunner } from '@toile/database';

/** What a mail is called in its return path: short, and nothing of its reader. */
export class NewsletterMailNumbers1790018220000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE newsletter_mail ADD COLUMN number bigint GENERATED ALWAYS AS IDENTITY UNIQUE',
    );
  }
}
