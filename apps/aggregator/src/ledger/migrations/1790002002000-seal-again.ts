import { ForwardMigration, type QueryRunner } from '@toile/database';

/** The rollups were made anew (`0011_rollups_of_figures.sql`), so every hour and day is sealed again from raw rows. */
export class SealAgain1790002002000 extends ForwardMigration {
  override readonly formerly = 'ledger/0002_seal_again';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM ledger_seal WHERE topic = 'tracking'");
  }
}
