import { ForwardMigration, type QueryRunner } from '@toile/database';

/**
 * Asked with every session, so it is a function here and not a question of the api: a plan is good or not by the clock of the
 * moment. The read model is named late, because it is built when the api first runs.
 */
export class MemberPlan1790007002000 extends ForwardMigration {
  override readonly formerly = 'subscriptions/0002_member_plan';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION member_plan(member text, wanted_kind text) RETURNS text
      LANGUAGE plpgsql STABLE AS $$
      DECLARE found text;
      BEGIN
        IF to_regclass('read_subscriptions_v1.document') IS NULL THEN RETURN NULL; END IF;
        EXECUTE $query$
          SELECT doc->>'plan' FROM read_subscriptions_v1.document
          WHERE doc->'holders' ? $1 AND kind = $2
            AND doc->>'status' = 'active' AND (doc->>'endsAt')::timestamptz > now()
          ORDER BY doc->>'member' = $1 DESC LIMIT 1 $query$
        INTO found USING member, wanted_kind;
        RETURN found;
      END $$;

      -- What an account was given, with what plans and deals of the member add to it.
      CREATE FUNCTION with_plan_roles(member jsonb) RETURNS jsonb
      LANGUAGE sql STABLE AS $$
        SELECT jsonb_set(member, '{roles}', (
          SELECT jsonb_agg(DISTINCT role) FROM (
            SELECT jsonb_array_elements_text(member->'roles') AS role
            UNION SELECT 'subscriber' WHERE member_plan(member->>'subject', 'paywall') IS NOT NULL
              OR (member->>'verified')::boolean AND EXISTS (
                SELECT FROM company_deal WHERE domain = lower(split_part(member->>'email', '@', 2)))
            UNION SELECT 'dashboard-subscriber' WHERE member_plan(member->>'subject', 'dashboard') IS NOT NULL
          ) roles))
      $$;

      SET LOCAL check_function_bodies = off;
      CREATE OR REPLACE FUNCTION session_facts_now()
      RETURNS TABLE (token_hash bytea, subject text, plan text, is_staff boolean) LANGUAGE sql STABLE AS $$
        SELECT s.token_hash, s.subject, coalesce(member_plan(s.subject, 'paywall'), ''),
          (m.doc->'roles') ?| ARRAY['editor', 'operator']
        FROM account_session s JOIN read_members_v1.document m USING (subject)
        WHERE s.last_seen_at > now() - interval '14 days' AND s.created_at > now() - interval '90 days' $$`);
  }
}
