import { ForwardMigration, type QueryRunner } from '@toile/database';

/** Links to shows that are not public yet. */
export class Previews1790015001000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE newsroom_preview (
        token_hash bytea PRIMARY KEY,
        collection text NOT NULL,
        made_by text NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX ON newsroom_preview (collection);`);
  }
}
