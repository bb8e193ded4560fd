import { ForwardMigration, type QueryRunner } from '@toile/database';

export class RetagsNamed1790018071000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- By which a past retagging is told from others; those before have none.
      ALTER TABLE catalogue_retag
        ADD COLUMN added text[] NOT NULL DEFAULT '{}',
        ADD COLUMN removed text[] NOT NULL DEFAULT '{}';
      CREATE INDEX ON catalogue_retag (started_at DESC, id);`);
  }
}
