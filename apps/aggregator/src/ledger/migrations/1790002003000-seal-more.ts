import { ForwardMigration, type QueryRunner } from '@toile/database';

/** Rollups came to the others (`0015_narrower_rollups.sql`). */
export class SealMore1790002003000 extends ForwardMigration {
  override readonly formerly = 'ledger/0003_seal_more';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM ledger_seal WHERE topic = 'tracking'");
  }
}
