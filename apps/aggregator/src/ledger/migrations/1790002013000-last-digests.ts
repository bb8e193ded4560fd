import { ForwardMigration, type QueryRunner } from '@toile/database';

/** What the last record of a block was, so that a log that came back with others is noticed. Of older blocks nobody knows. */
export class LastDigests1790002013000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE ledger_block ADD COLUMN last_digest text');
  }
}
