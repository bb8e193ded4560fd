import { ForwardMigration, type QueryRunner } from '@toile/database';

/**
 * Which newsletter went to which address, by keyed hash. What is forgotten keeps its row under a hash of nobody, so that the figures
 * of a newsletter stay; `newsletter_forget` is the one place that does it.
 */
export class NewsletterMails1790018091000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE newsletter_mail (
        newsletter text NOT NULL,
        address_hash bytea NOT NULL,
        sending uuid NOT NULL,
        state text NOT NULL DEFAULT 'waiting'
          CHECK (state IN ('waiting', 'sent', 'refused', 'stopped', 'left')),
        bounced_at timestamptz,
        unsubscribed_at timestamptz,
        made_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (newsletter, address_hash)
      );
      CREATE INDEX newsletter_mail_sending ON newsletter_mail (sending, state);
      CREATE INDEX newsletter_mail_address ON newsletter_mail (address_hash);
      CREATE INDEX newsletter_mail_known ON newsletter_mail (made_at) WHERE octet_length(address_hash) = 32;
      CREATE TABLE newsletter_bounce (
        address_hash bytea PRIMARY KEY,
        count int NOT NULL,
        bounced_at timestamptz NOT NULL
      );
      CREATE FUNCTION newsletter_forget(hashes bytea[]) RETURNS void LANGUAGE sql AS $$
        UPDATE newsletter_mail SET address_hash = uuid_send(gen_random_uuid()),
          state = CASE WHEN state = 'waiting' THEN 'left' ELSE state END
        WHERE address_hash = ANY (hashes);
        DELETE FROM newsletter_bounce WHERE address_hash = ANY (hashes);
      $$;`);
  }
}
