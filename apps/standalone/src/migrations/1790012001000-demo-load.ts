import { ForwardMigration, type QueryRunner } from '@toile/database';

/** Which parts of the demo were loaded. */
export class DemoLoad1790012001000 extends ForwardMigration {
  override readonly formerly = 'standalone/0001_demo_load';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE demo_load (what text PRIMARY KEY, loaded_at timestamptz NOT NULL DEFAULT now())',
    );
  }
}
