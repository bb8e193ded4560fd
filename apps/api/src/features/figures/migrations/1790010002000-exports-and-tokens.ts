import { ForwardMigration, type QueryRunner } from '@toile/database';

export class ExportsAndTokens1790010002000 extends ForwardMigration {
  override readonly formerly = 'dashboard/0002_exports_and_tokens';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE dashboard_export (
        id uuid PRIMARY KEY,
        receipt jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE dashboard_token (
        id uuid PRIMARY KEY,
        subject text NOT NULL,
        name text NOT NULL,
        scopes text[] NOT NULL,
        token_hash bytea NOT NULL UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        last_used_at timestamptz
      );
      CREATE INDEX dashboard_token_subject ON dashboard_token (subject);
      -- Counts of the running minute; nothing is lost with them.
      CREATE UNLOGGED TABLE dashboard_rate (
        key text PRIMARY KEY,
        minute timestamptz NOT NULL,
        count integer NOT NULL
      );`);
  }
}
