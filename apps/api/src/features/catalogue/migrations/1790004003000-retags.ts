import { ForwardMigration, type QueryRunner } from '@toile/database';

export class Retags1790004003000 extends ForwardMigration {
  override readonly formerly = 'catalogue/0003_retags';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- How far a retagging over many collections is; what it changed stands in their streams.
      CREATE TABLE catalogue_retag (
        id text PRIMARY KEY,
        status text NOT NULL,
        done integer NOT NULL,
        collections text[] NOT NULL,
        undone boolean NOT NULL,
        started_at timestamptz NOT NULL DEFAULT now()
      );`);
  }
}
