import { ForwardMigration, type QueryRunner } from '@toile/database';

/** What is shown elsewhere: one figure with its filters a token. Nothing in it says whose it is but the random subject. */
export class Embeds1790010003000 extends ForwardMigration {
  override readonly formerly = 'dashboard/0003_embeds';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE dashboard_embed (
        id uuid PRIMARY KEY,
        subject text NOT NULL,
        figure text NOT NULL,
        filters jsonb NOT NULL,
        token_hash bytea NOT NULL UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz
      );
      CREATE INDEX dashboard_embed_subject ON dashboard_embed (subject);`);
  }
}
