import { ForwardMigration, type QueryRunner } from '@toile/database';

/** A rollup came to the others (`0024_audience.sql`), so every hour and day is sealed again; what was counted of open hours goes too. */
export class SealAudience1790002010000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM ledger_seal WHERE topic = 'tracking';
      UPDATE ledger_count SET counted_at = NULL WHERE topic = 'tracking';`);
  }
}
