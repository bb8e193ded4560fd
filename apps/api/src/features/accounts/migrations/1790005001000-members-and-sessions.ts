import { ForwardMigration, type QueryRunner } from '@toile/database';

/** Members, their sessions and failed sign-ins. Tokens are kept as hashes only. */
export class MembersAndSessions1790005001000 extends ForwardMigration {
  override readonly formerly = 'accounts/0001_members_and_sessions';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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
      CREATE INDEX account_sign_in_failure_key ON account_sign_in_failure (key, at);`);
  }
}
