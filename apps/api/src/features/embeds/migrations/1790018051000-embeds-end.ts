import { ForwardMigration, type QueryRunner } from '@toile/database';

/** Embeds may end by themselves; those that were made before do not. */
export class EmbedsEnd1790018051000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE dashboard_embed ADD COLUMN expires_at timestamptz');
  }
}
