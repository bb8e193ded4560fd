import { ForwardMigration, type QueryRunner } from '@toile/database';

export class RetagsGoOn1790004004000 extends ForwardMigration {
  override readonly formerly = 'catalogue/0004_retags_go_on';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What a retagging is to do, so that another process can go on with it; until when the one that does holds it.
      ALTER TABLE catalogue_retag
        ADD COLUMN work jsonb,
        ADD COLUMN changed integer NOT NULL DEFAULT 0,
        ADD COLUMN failures integer NOT NULL DEFAULT 0,
        ADD COLUMN held_until timestamptz NOT NULL DEFAULT now();
      CREATE INDEX ON catalogue_retag (held_until) WHERE status = 'running';`);
  }
}
