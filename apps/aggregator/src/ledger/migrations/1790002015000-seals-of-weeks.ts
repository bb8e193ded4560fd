import { ForwardMigration, type QueryRunner } from '@toile/database';

/**
 * Weeks are sealed once their days are, into tables of their own (`0028_weeks.sql`). Which are open follows from the days, so that the
 * list of what is open is as the version before knows it.
 */
export class SealsOfWeeks1790002015000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE ledger_seal DROP CONSTRAINT ledger_seal_period_check;
      ALTER TABLE ledger_seal ADD CONSTRAINT ledger_seal_period_check CHECK (period IN ('hour', 'day', 'days', 'weeks'));
      DROP TRIGGER opens ON ledger_seal;
      CREATE TRIGGER opens AFTER DELETE ON ledger_seal
        FOR EACH ROW WHEN (OLD.period IN ('hour', 'days')) EXECUTE FUNCTION ledger_seal_opens();`);
  }
}
