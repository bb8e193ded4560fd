import { ForwardMigration, type QueryRunner } from '@toile/database';

/** Whom we have written that their price changes: once each, and once more where it does not after all. */
export class PriceNotices1790018061000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE price_notice (
        change text NOT NULL,
        subject text NOT NULL,
        told_at timestamptz NOT NULL DEFAULT now(),
        taken_back_at timestamptz,
        PRIMARY KEY (change, subject)
      );
      CREATE INDEX price_notice_subject ON price_notice (subject);`);
  }
}
