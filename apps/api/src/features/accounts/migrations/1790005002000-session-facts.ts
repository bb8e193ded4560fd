import { ForwardMigration, type QueryRunner } from '@toile/database';

/** What ingest may know of a good session, by the rules of `session-store.ts`. A member's plan joins it here. */
export class SessionFacts1790005002000 extends ForwardMigration {
  override readonly formerly = 'accounts/0002_session_facts';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE VIEW session_facts AS
      SELECT s.token_hash, s.subject, ''::text AS plan, m.roles && ARRAY['editor', 'operator'] AS is_staff
      FROM account_session s JOIN account_member m USING (subject)
      WHERE s.last_seen_at > now() - interval '14 days' AND s.created_at > now() - interval '90 days'`);
  }
}
