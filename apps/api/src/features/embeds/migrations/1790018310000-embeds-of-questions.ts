import { ForwardMigration, type QueryRunner } from '@toile/database';

/** What is shown elsewhere may be a question; those that were made before are figures. */
export class EmbedsOfQuestions1790018310000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE dashboard_embed
        ADD COLUMN question text,
        ALTER COLUMN figure DROP NOT NULL,
        ALTER COLUMN filters DROP NOT NULL,
        ADD CONSTRAINT dashboard_embed_shows CHECK (
          (question IS NULL AND figure IS NOT NULL AND filters IS NOT NULL)
          OR (question IS NOT NULL AND figure IS NULL AND filters IS NULL));`);
  }
}
