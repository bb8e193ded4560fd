import { ForwardMigration, type QueryRunner } from '@toile/database';

/** Whom Toile tells of what happened, what happened, and how far each telling is. */
export class Webhooks1790016002000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE webhook_endpoint (
        id uuid PRIMARY KEY,
        subject text NOT NULL,
        url text NOT NULL,
        types text[] NOT NULL,
        secret bytea NOT NULL,
        previous_secret bytea,
        previous_until timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX webhook_endpoint_subject ON webhook_endpoint (subject);

      CREATE TABLE webhook_event (
        position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id text NOT NULL UNIQUE,
        type text NOT NULL,
        subject text,
        occurred_at timestamptz NOT NULL,
        data jsonb NOT NULL
      );
      CREATE INDEX webhook_event_occurred_at ON webhook_event (occurred_at);
      CREATE INDEX webhook_event_subject ON webhook_event (subject) WHERE subject IS NOT NULL;

      CREATE TABLE webhook_delivery (
        endpoint uuid NOT NULL REFERENCES webhook_endpoint (id) ON DELETE CASCADE,
        position bigint NOT NULL REFERENCES webhook_event (position) ON DELETE CASCADE,
        state text NOT NULL DEFAULT 'waiting',
        attempts int NOT NULL DEFAULT 0,
        last_status int,
        last_error text,
        tried_at timestamptz,
        PRIMARY KEY (endpoint, position)
      );
      CREATE INDEX webhook_delivery_position ON webhook_delivery (position);

      CREATE TABLE webhook_cursor (
        singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
        next_position bigint NOT NULL
      );`);
  }
}
