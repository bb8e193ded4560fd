import { ForwardMigration, type QueryRunner } from '@toile/database';

/** What led to a brand tells parts of the visitors apart (`0027_parts_of_led_views.sql`), so every hour and day is sealed again; what was counted of open hours goes too. */
export class SealPartsOfLedViews1790002014000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM ledger_seal WHERE topic = 'tracking';
      UPDATE ledger_count SET counted_at = NULL WHERE topic = 'tracking';`);
  }
}
