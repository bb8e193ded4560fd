import type { PostgresMigration } from '@toile/platform';

export const dashboardMigrations: readonly PostgresMigration[] = [
  {
    name: '0001_top20',
    sql: `
      CREATE TABLE dashboard_top20 (
        -- Type, city and season.
        scope text PRIMARY KEY,
        brands text[] NOT NULL,
        frozen_at timestamptz NOT NULL DEFAULT now()
      );`,
  },
  {
    name: '0002_exports_and_tokens',
    sql: `
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
      );`,
  },
  {
    // What is shown elsewhere: one figure with its filters a token. Nothing in it says whose it is but the random subject.
    name: '0003_embeds',
    sql: `
      CREATE TABLE dashboard_embed (
        id uuid PRIMARY KEY,
        subject text NOT NULL,
        figure text NOT NULL,
        filters jsonb NOT NULL,
        token_hash bytea NOT NULL UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz
      );
      CREATE INDEX dashboard_embed_subject ON dashboard_embed (subject);`,
  },
  {
    // Raw addresses stood in it; from here on hashes of the day do.
    name: '0004_no_addresses_in_rates',
    sql: 'DELETE FROM dashboard_rate;',
  },
  {
    // What was told of members: rounded numbers of many, nothing that was hidden. No day is told of twice.
    name: '0005_releases',
    sql: `
      CREATE TABLE dashboard_release (
        season text PRIMARY KEY,
        days daterange NOT NULL,
        released jsonb NOT NULL,
        released_at timestamptz NOT NULL DEFAULT now(),
        EXCLUDE USING gist (days WITH &&)
      );`,
  },
];
