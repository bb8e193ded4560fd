import { ForwardMigration, type QueryRunner } from '@toile/database';

/** Addresses are kept as hashes to be found by, and sealed to be written to; nothing here can be read without the api's secret. */
export class VotesMessagesSubscriptions1790008001000 extends ForwardMigration {
  override readonly formerly = 'reader-forms/0001_votes_messages_subscriptions';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE poll_vote (
        poll_id int NOT NULL,
        voter bytea NOT NULL,
        option_id int NOT NULL,
        voted_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (poll_id, voter)
      );
      CREATE INDEX poll_vote_option ON poll_vote (poll_id, option_id);
      CREATE TABLE contact_message (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        about text NOT NULL,
        address_hash bytea NOT NULL,
        sealed bytea NOT NULL,
        sent_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX contact_message_address ON contact_message (address_hash);
      CREATE INDEX contact_message_time ON contact_message (sent_at);
      CREATE TABLE newsletter_subscription (
        address_hash bytea PRIMARY KEY,
        sealed bytea NOT NULL,
        locale text NOT NULL,
        asked_at timestamptz NOT NULL DEFAULT now(),
        confirmed_at timestamptz,
        token_hash bytea NOT NULL UNIQUE,
        token_expires_at timestamptz NOT NULL
      );`);
  }
}
