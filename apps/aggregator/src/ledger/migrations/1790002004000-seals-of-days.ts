import { ForwardMigration, type QueryRunner } from '@toile/database';

/**
 * Days lie in other tables (`0017_days_by_the_week.sql`) and are sealed anew from their hours, as `days`: while services are
 * rolled, the version before goes on sealing each `day` where it reads them, and for it too PostgreSQL knows what `days` are
 * cut to.
 */
export class SealsOfDays1790002004000 extends ForwardMigration {
  override readonly formerly = 'ledger/0004_seals_of_days';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE ledger_seal DROP CONSTRAINT ledger_seal_period_check;
      ALTER TABLE ledger_seal ADD CONSTRAINT ledger_seal_period_check CHECK (period IN ('hour', 'day', 'days'));`);
  }
}
