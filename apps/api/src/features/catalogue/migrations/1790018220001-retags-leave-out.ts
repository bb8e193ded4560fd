import { ForwardMigration, type QueryRunner } from '@toile/database';

export class RetagsLeaveOut1790018220001 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE catalogue_retag ADD COLUMN left_out int NOT NULL DEFAULT 0');
  }
}
