import type { PostgresMigration } from '@toile/platform';

/** Numbers for subscriptions, company deals, and what the database itself has to know of plans. */
export const subscriptionsMigrations: readonly PostgresMigration[] = [
  {
    name: '0001_subscription_ids_and_deals',
    sql: `
      CREATE SEQUENCE subscription_id;
      -- Everybody with an address at one of these companies may read without a plan.
      CREATE TABLE company_deal (
        domain text PRIMARY KEY CHECK (domain = lower(domain)),
        company text NOT NULL
      );`,
  },
  {
    // Asked with every session, so it is a function here and not a question of the api: a plan is good or not by the
    // clock of the moment. The read model is named late, because it is built when the api first runs.
    name: '0002_member_plan',
    sql: `
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
        WHERE s.last_seen_at > now() - interval '14 days' AND s.created_at > now() - interval '90 days' $$`,
  },
  {
    // Asked with every session too: whoever has a plan for one seat reads on the device that was accepted last.
    name: '0003_member_device',
    sql: `
      -- Null where any device may: nothing is bound, the plan has several seats, or there is none.
      CREATE FUNCTION member_device(member text) RETURNS text
      LANGUAGE plpgsql STABLE AS $$
      DECLARE found text;
      BEGIN
        IF to_regclass('read_subscriptions_v1.document') IS NULL THEN RETURN NULL; END IF;
        EXECUTE $query$
          SELECT CASE WHEN (doc->>'quantity')::int > 1 THEN NULL ELSE (
            SELECT device->>'id' FROM jsonb_array_elements(doc->'devices') AS device
            WHERE device->>'holder' = $1 AND (device->>'current')::boolean LIMIT 1) END
          FROM read_subscriptions_v1.document
          WHERE doc->'holders' ? $1 AND kind = 'paywall'
            AND doc->>'status' = 'active' AND (doc->>'endsAt')::timestamptz > now()
          ORDER BY (doc->>'quantity')::int > 1 DESC LIMIT 1 $query$
        INTO found USING member;
        RETURN found;
      END $$;

      -- What an account was given, with what plans and deals of the member add to it: roles, and the only device that
      -- a plan may be used on. A deal is tied to no device.
      CREATE OR REPLACE FUNCTION with_plan_roles(member jsonb) RETURNS jsonb
      LANGUAGE sql STABLE AS $$
        SELECT member || jsonb_build_object(
          'only_device', CASE WHEN by_deal THEN NULL ELSE member_device(member->>'subject') END,
          'roles', (
            SELECT jsonb_agg(DISTINCT role) FROM (
              SELECT jsonb_array_elements_text(member->'roles') AS role
              UNION SELECT 'subscriber' WHERE by_deal OR member_plan(member->>'subject', 'paywall') IS NOT NULL
              UNION SELECT 'dashboard-subscriber' WHERE member_plan(member->>'subject', 'dashboard') IS NOT NULL
            ) roles))
        FROM (
          SELECT (member->>'verified')::boolean AND EXISTS (
            SELECT FROM company_deal WHERE domain = lower(split_part(member->>'email', '@', 2))) AS by_deal
        ) deals
      $$;`,
  },
];
