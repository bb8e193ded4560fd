import { ForwardMigration, type QueryRunner } from '@toile/database';

/** A replay whose rows are live and whose sealed hours are still to be counted anew: whoever starts next goes on with it. */
export class AdoptedReplays1790002009000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE replay DROP CONSTRAINT replay_state_check;
      ALTER TABLE replay ADD CONSTRAINT replay_state_check
        CHECK (state IN ('filling', 'filled', 'adopted', 'accepted', 'discarded'));
      CREATE UNIQUE INDEX replay_under_way ON replay ((true)) WHERE state IN ('filling', 'filled', 'adopted')`);
  }
}
