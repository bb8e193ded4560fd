import { ForwardMigration, type QueryRunner } from '@toile/database';

/** What a brand is told the morning after a show, once; nothing in it is about a person. */
export class ShowReports1790018094000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE show_report (
        collection text PRIMARY KEY,
        designer text NOT NULL,
        report jsonb NOT NULL,
        made_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX show_report_designer ON show_report (designer, made_at);`);
  }
}
