import { ForwardMigration, type QueryRunner } from '@toile/database';

/**
 * Every entry of the audit log carries a hash over itself and the one before it, and none can be changed or taken out: whoever
 * gets round that breaks the chain from there on (`AuditLog.chain`).
 */
export class AuditChain1790005006000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE account_audit ADD COLUMN link bigint, ADD COLUMN hash bytea;
      CREATE FUNCTION account_audit_hash(
        previous bytea, link bigint, at timestamptz, action text, actor text, subject text, detail jsonb
      ) RETURNS bytea LANGUAGE sql STABLE AS $$
        SELECT sha256(coalesce(previous, ''::bytea) || convert_to(
          jsonb_build_array(link, extract(epoch FROM at)::text, action, actor, subject, detail)::text, 'UTF8'))
      $$;
      -- What was noted before this step, in the order it was noted.
      DO $$
      DECLARE
        entry record;
        last_link bigint := 0;
        last_hash bytea;
      BEGIN
        FOR entry IN SELECT * FROM account_audit ORDER BY id LOOP
          last_link := last_link + 1;
          last_hash := account_audit_hash(
            last_hash, last_link, entry.at, entry.action, entry.actor, entry.subject, entry.detail);
          UPDATE account_audit SET link = last_link, hash = last_hash WHERE id = entry.id;
        END LOOP;
      END $$;
      CREATE UNIQUE INDEX account_audit_link ON account_audit (link);
      -- One after the other: each waits for the entry it is chained to.
      CREATE FUNCTION account_audit_chain() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        last record;
      BEGIN
        PERFORM pg_advisory_xact_lock(hashtext('account_audit'));
        SELECT link, hash INTO last FROM account_audit ORDER BY link DESC LIMIT 1;
        NEW.link := coalesce(last.link, 0) + 1;
        NEW.hash := account_audit_hash(
          last.hash, NEW.link, NEW.at, NEW.action, NEW.actor, NEW.subject, NEW.detail);
        RETURN NEW;
      END $$;
      CREATE TRIGGER account_audit_chain BEFORE INSERT ON account_audit
        FOR EACH ROW EXECUTE FUNCTION account_audit_chain();
      CREATE FUNCTION account_audit_stays() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'entries of account_audit are neither changed nor taken out';
      END $$;
      CREATE TRIGGER account_audit_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON account_audit
        FOR EACH STATEMENT EXECUTE FUNCTION account_audit_stays();`);
  }
}
