import type { PostgresMigration } from '@toile/platform';

/** Members, their sessions and failed sign-ins. Tokens are kept as hashes only. */
export const accountsMigrations: readonly PostgresMigration[] = [
  {
    name: '0001_members_and_sessions',
    sql: `
      CREATE TABLE account_member (
        subject text PRIMARY KEY,
        slug text NOT NULL UNIQUE,
        email text NOT NULL,
        password_hash text NOT NULL,
        first_name text NOT NULL,
        last_name text NOT NULL,
        locale text NOT NULL,
        roles text[] NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX account_member_email ON account_member (lower(email));
      CREATE TABLE account_session (
        token_hash bytea PRIMARY KEY,
        subject text NOT NULL REFERENCES account_member ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_seen_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX account_session_subject ON account_session (subject);
      CREATE TABLE account_sign_in_failure (
        key text NOT NULL,
        at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX account_sign_in_failure_key ON account_sign_in_failure (key, at);`,
  },
  {
    // What ingest may know of a good session, by the rules of `session-store.ts`. A member's plan joins it here.
    name: '0002_session_facts',
    sql: `
      CREATE VIEW session_facts AS
      SELECT s.token_hash, s.subject, ''::text AS plan, m.roles && ARRAY['editor', 'operator'] AS is_staff
      FROM account_session s JOIN account_member m USING (subject)
      WHERE s.last_seen_at > now() - interval '14 days' AND s.created_at > now() - interval '90 days'`,
  },
];
