/** Applied once each, in this order, by name. A migration that has run somewhere is never edited. */
export const MIGRATIONS: readonly { name: string; sql: string }[] = [
  {
    name: '0001_streams',
    sql: `
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
        FOR EACH STATEMENT EXECUTE FUNCTION event_store.refuse_change();`,
  },
  {
    name: '0002_person_keys',
    sql: `
      CREATE TABLE event_store.person_key (
        subject text PRIMARY KEY,
        wrapped_key bytea,
        created_at timestamptz NOT NULL DEFAULT now(),
        destroyed_at timestamptz,
        CHECK ((wrapped_key IS NULL) = (destroyed_at IS NOT NULL))
      );`,
  },
  {
    name: '0003_projection_builds',
    sql: `
      CREATE TABLE event_store.projection_build (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text NOT NULL,
        version integer NOT NULL,
        schema_name text NOT NULL,
        status text NOT NULL CHECK (status IN ('building', 'live', 'retired')),
        next_position bigint NOT NULL DEFAULT 0,
        started_at timestamptz NOT NULL DEFAULT now(),
        live_at timestamptz,
        updated_at timestamptz NOT NULL DEFAULT now(),
        last_error text
      );
      CREATE UNIQUE INDEX one_build_of_a_status ON event_store.projection_build (name, version, status)
        WHERE status <> 'retired';`,
  },
];
