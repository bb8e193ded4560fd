import { ForwardMigration, type QueryRunner } from '@toile/database';

/**
 * How far a partition holds what the relay brought from each partition of the outbox, and how far it did before each block, so
 * that a block's rows are the same whenever they are made. Null for blocks of before, from which nothing was left out.
 */
export class Relayed1790002007000 extends ForwardMigration {
  override readonly formerly = 'ledger/0007_relayed';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE ledger_partition ADD COLUMN relayed jsonb NOT NULL DEFAULT '{}';
      ALTER TABLE ledger_block ADD COLUMN relayed_before jsonb;`);
  }
}
