import { ForwardMigration, type QueryRunner } from '@toile/database';

/** Rollups tell parts of the visitors apart (`0021_parts_of_visitors.sql`), so every hour and day is sealed again; what was counted of open hours goes too. */
export class SealParts1790002008000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM ledger_seal WHERE topic = 'tracking';
      UPDATE ledger_count SET counted_at = NULL WHERE topic = 'tracking';`);
  }
}
