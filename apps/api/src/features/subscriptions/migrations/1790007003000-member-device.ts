import { ForwardMigration, type QueryRunner } from '@toile/database';

/** Asked with every session too: whoever has a plan for one seat reads on the device that was accepted last. */
export class MemberDevice1790007003000 extends ForwardMigration {
  override readonly formerly = 'subscriptions/0003_member_device';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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
      $$;`);
  }
}
