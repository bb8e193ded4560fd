import { ForwardMigration, type QueryRunner } from '@toile/database';

/** Members live in the event store from here on; the demo's are made again, and whoever was signed in signs in again. */
export class MembersAsEvents1790005003000 extends ForwardMigration {
  override readonly formerly = 'accounts/0003_members_as_events';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW session_facts;
      DROP TABLE account_session, account_member, account_sign_in_failure;
      CREATE TABLE account_address (
        address_hash bytea PRIMARY KEY,
        subject text NOT NULL
      );
      CREATE INDEX account_address_subject ON account_address (subject);
      CREATE TABLE account_session (
        token_hash bytea PRIMARY KEY,
        id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
        subject text NOT NULL,
        device text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_seen_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX account_session_subject ON account_session (subject);
      -- As a function, because a rebuild puts another table in the read model's place; the planner sees through it.
      SET LOCAL check_function_bodies = off;
      CREATE FUNCTION session_facts_now()
      RETURNS TABLE (token_hash bytea, subject text, plan text, is_staff boolean) LANGUAGE sql STABLE AS $$
        SELECT s.token_hash, s.subject, ''::text, (m.doc->'roles') ?| ARRAY['editor', 'operator']
        FROM account_session s JOIN read_members_v1.document m USING (subject)
        WHERE s.last_seen_at > now() - interval '14 days' AND s.created_at > now() - interval '90 days' $$;
      CREATE VIEW session_facts AS SELECT * FROM session_facts_now();
      CREATE TABLE account_link (
        token_hash bytea PRIMARY KEY,
        kind text NOT NULL,
        subject text NOT NULL,
        reference text NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX account_link_subject ON account_link (subject);
      CREATE TABLE account_attempt (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        key text NOT NULL,
        at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX account_attempt_key ON account_attempt (key, at);
      CREATE INDEX account_attempt_at ON account_attempt (at);
      CREATE TABLE account_identity (
        identity_hash bytea PRIMARY KEY,
        subject text NOT NULL
      );
      CREATE TABLE account_audit (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now(),
        action text NOT NULL,
        actor text,
        subject text,
        detail jsonb NOT NULL
      );
      CREATE INDEX account_audit_subject ON account_audit (subject, id);`);
  }
}
