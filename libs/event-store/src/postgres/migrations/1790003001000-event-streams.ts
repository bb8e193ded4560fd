import { ForwardMigration, type QueryRunner } from '@toile/database';

export class EventStreams1790003001000 extends ForwardMigration {
  override readonly formerly = 'event-store/0001_streams';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE SCHEMA IF NOT EXISTS event_store');
    await runner.query(`
      CREATE TABLE event_store.stream (
        id text PRIMARY KEY,
        version integer NOT NULL
      ) WITH (fillfactor = 70);

      -- One row. Its lock is taken last in a transaction and held until the commit, so the order of positions is
      -- the order of commits and a reader never finds a gap that is filled later.
      CREATE TABLE event_store.head (
        single boolean PRIMARY KEY DEFAULT true CHECK (single),
        next_position bigint NOT NULL,
        recorded_at timestamptz NOT NULL
      ) WITH (fillfactor = 10);
      INSERT INTO event_store.head VALUES (true, 0, now());

      CREATE TABLE event_store.event (
        position bigint PRIMARY KEY,
        category text NOT NULL,
        stream text NOT NULL,
        version integer NOT NULL,
        id uuid NOT NULL,
        type text NOT NULL,
        schema_version smallint NOT NULL,
        data jsonb NOT NULL,
        metadata jsonb NOT NULL,
        command_id text NOT NULL,
        occurred_at timestamptz NOT NULL,
        recorded_at timestamptz NOT NULL,
        UNIQUE (stream, version)
      );
      CREATE INDEX event_by_category ON event_store.event (category, position);

      CREATE TABLE event_store.command (
        stream text NOT NULL,
        command_id text NOT NULL,
        version integer NOT NULL,
        position bigint NOT NULL,
        answer jsonb NOT NULL,
        recorded_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (stream, command_id)
      );

      CREATE FUNCTION event_store.refuse_change() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'events are never changed'; END $$;
      CREATE TRIGGER event_is_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON event_store.event
        FOR EACH STATEMENT EXECUTE FUNCTION event_store.refuse_change();`);
  }
}
