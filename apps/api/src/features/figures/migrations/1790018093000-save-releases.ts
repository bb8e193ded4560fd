import { ForwardMigration, type QueryRunner } from '@toile/database';

/** What was told of members who put looks on boards, as `dashboard_release` is of those who searched. No day is told of twice. */
export class SaveReleases1790018093000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE dashboard_save_release (
        season text PRIMARY KEY,
        days daterange NOT NULL,
        released jsonb NOT NULL,
        released_at timestamptz NOT NULL DEFAULT now(),
        EXCLUDE USING gist (days WITH &&)
      );`);
  }
}
