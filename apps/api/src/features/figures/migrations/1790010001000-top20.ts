import { ForwardMigration, type QueryRunner } from '@toile/database';

export class Top201790010001000 extends ForwardMigration {
  override readonly formerly = 'dashboard/0001_top20';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE dashboard_top20 (
        -- Type, city and season.
        scope text PRIMARY KEY,
        brands text[] NOT NULL,
        frozen_at timestamptz NOT NULL DEFAULT now()
      );`);
  }
}
