import { ForwardMigration, type QueryRunner } from '@toile/database';

/** That a brand's pictures were downloaded stays; who it was goes with them. */
export class PressKitsOfTheGone1790018031000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE newsroom_press_kit ALTER COLUMN downloaded_by DROP NOT NULL;
      CREATE INDEX ON newsroom_press_kit (downloaded_by) WHERE downloaded_by IS NOT NULL;
      UPDATE newsroom_press_kit SET downloaded_by = NULL
      WHERE downloaded_by IN (SELECT subject FROM account_audit WHERE action = 'erased');`);
  }
}
