import { ForwardMigration, type QueryRunner } from '@toile/database';

/** What was told of members: rounded numbers of many, nothing that was hidden. No day is told of twice. */
export class Releases1790010005000 extends ForwardMigration {
  override readonly formerly = 'dashboard/0005_releases';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE dashboard_release (
        season text PRIMARY KEY,
        days daterange NOT NULL,
        released jsonb NOT NULL,
        released_at timestamptz NOT NULL DEFAULT now(),
        EXCLUDE USING gist (days WITH &&)
      );`);
  }
}
