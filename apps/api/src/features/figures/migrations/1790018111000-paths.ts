import { ForwardMigration, type QueryRunner } from '@toile/database';

/** How far members went from a search, beside what was told of the season: rounded numbers of many. */
export class Paths1790018111000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE dashboard_release ADD COLUMN paths jsonb');
  }
}
