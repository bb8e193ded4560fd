import type { PostgresMigration } from '@toile/platform';

/** The ledger is the truth about what is in the warehouse; Kafka's committed offsets are advisory. */
export const ledgerMigrations: readonly PostgresMigration[] = [
  {
    name: '0001_ledger',
    sql: `
      CREATE TABLE ledger_partition (
        generation integer NOT NULL,
        topic text NOT NULL,
        part integer NOT NULL,
        epoch bigint NOT NULL DEFAULT 0,
        first_offset bigint NOT NULL DEFAULT 0,
        next_offset bigint NOT NULL DEFAULT 0,
        -- Blocks below were read back and found whole; at the next start only later ones are looked at.
        verified_offset bigint NOT NULL DEFAULT 0,
        fresh_to timestamptz,
        -- A replay holds a partition while it swaps in what it wrote; nobody may take it meanwhile.
        held_by integer,
        PRIMARY KEY (generation, topic, part)
      );
      CREATE TABLE ledger_block (
        generation integer NOT NULL,
        topic text NOT NULL,
        part integer NOT NULL,
        first_offset bigint NOT NULL,
        last_offset bigint NOT NULL,
        raw_count integer NOT NULL,
        dead_count integer NOT NULL,
        hash bigint NOT NULL,
        ingest_hour timestamptz NOT NULL,
        attempt integer NOT NULL DEFAULT 0,
        epoch bigint NOT NULL,
        state text NOT NULL CHECK (state IN ('intent', 'done')),
        PRIMARY KEY (generation, topic, part, first_offset),
        CHECK (raw_count + dead_count = last_offset - first_offset + 1)
      );
      CREATE UNIQUE INDEX ON ledger_block (generation, topic, part) WHERE state = 'intent';
      CREATE INDEX ON ledger_block (generation, topic, ingest_hour);
      CREATE TABLE ledger_seal (
        generation integer NOT NULL,
        topic text NOT NULL,
        period text NOT NULL CHECK (period IN ('hour', 'day')),
        starts_at timestamptz NOT NULL,
        raw_count bigint NOT NULL,
        sealed_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (generation, topic, period, starts_at)
      );
      CREATE TABLE replay (
        generation integer GENERATED ALWAYS AS IDENTITY (START WITH 2) PRIMARY KEY,
        topics text[] NOT NULL,
        from_day timestamptz,
        to_day timestamptz,
        state text NOT NULL CHECK (state IN ('filling', 'filled', 'accepted', 'discarded')),
        started_at timestamptz NOT NULL DEFAULT now(),
        ended_at timestamptz
      );
      CREATE UNIQUE INDEX ON replay ((true)) WHERE state IN ('filling', 'filled');
      CREATE TABLE dead_letter_redrive (
        topic text NOT NULL,
        part integer NOT NULL,
        "offset" bigint NOT NULL,
        event_id uuid NOT NULL,
        redriven_at timestamptz NOT NULL DEFAULT now(),
        new_part integer,
        new_offset bigint,
        PRIMARY KEY (topic, part, "offset")
      );`,
  },
  {
    // The rollups were made anew (`0011_rollups_of_figures.sql`), so every hour and day is sealed again from raw rows.
    name: '0002_seal_again',
    sql: "DELETE FROM ledger_seal WHERE topic = 'tracking'",
  },
  {
    // Rollups came to the others (`0015_narrower_rollups.sql`).
    name: '0003_seal_more',
    sql: "DELETE FROM ledger_seal WHERE topic = 'tracking'",
  },
  {
    // Days lie in other tables (`0017_days_by_the_week.sql`) and are sealed anew from their hours, as `days`: while services are rolled,
    // the version before goes on sealing each `day` where it reads them, and for it too PostgreSQL knows what `days` are cut to.
    name: '0004_seals_of_days',
    sql: `
      ALTER TABLE ledger_seal DROP CONSTRAINT ledger_seal_period_check;
      ALTER TABLE ledger_seal ADD CONSTRAINT ledger_seal_period_check CHECK (period IN ('hour', 'day', 'days'));`,
  },
  {
    // Which hours and days hold blocks and are not sealed: there are few, and many blocks. PostgreSQL itself keeps the list, so that
    // it is right whichever version of a service writes a block or a seal.
    name: '0005_open_periods',
    sql: `
      CREATE TABLE ledger_open (
        generation integer NOT NULL,
        topic text NOT NULL,
        period text NOT NULL CHECK (period IN ('hour', 'days')),
        starts_at timestamptz NOT NULL,
        PRIMARY KEY (generation, topic, period, starts_at)
      );
      INSERT INTO ledger_open
      SELECT DISTINCT generation, topic, period, date_trunc(period, ingest_hour, 'UTC')
      FROM (SELECT DISTINCT generation, topic, ingest_hour FROM ledger_block WHERE topic = 'tracking') b
      CROSS JOIN (VALUES ('hour'), ('days')) AS p(period)
      WHERE NOT EXISTS (
        SELECT 1 FROM ledger_seal s WHERE s.generation = b.generation AND s.topic = b.topic AND s.period = p.period
          AND s.starts_at = date_trunc(p.period, b.ingest_hour, 'UTC'));
      CREATE FUNCTION ledger_block_opens() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO ledger_open
        SELECT NEW.generation, NEW.topic, period, date_trunc(period, NEW.ingest_hour, 'UTC')
        FROM (VALUES ('hour'), ('days')) AS p(period)
        WHERE NOT EXISTS (
          SELECT 1 FROM ledger_seal s WHERE s.generation = NEW.generation AND s.topic = NEW.topic AND s.period = p.period
            AND s.starts_at = date_trunc(p.period, NEW.ingest_hour, 'UTC'))
        ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
      CREATE FUNCTION ledger_seal_closes() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM ledger_open
        WHERE generation = NEW.generation AND topic = NEW.topic AND period = NEW.period AND starts_at = NEW.starts_at;
        RETURN NULL;
      END $$;
      CREATE FUNCTION ledger_seal_opens() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO ledger_open
        SELECT OLD.generation, OLD.topic, OLD.period, OLD.starts_at
        WHERE EXISTS (
          SELECT 1 FROM ledger_block WHERE generation = OLD.generation AND topic = OLD.topic
            AND ingest_hour >= OLD.starts_at AND ingest_hour < OLD.starts_at + ('1 ' || OLD.period)::interval)
        ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
      CREATE TRIGGER opens AFTER INSERT OR UPDATE OF generation ON ledger_block
        FOR EACH ROW WHEN (NEW.topic = 'tracking') EXECUTE FUNCTION ledger_block_opens();
      CREATE TRIGGER closes AFTER INSERT OR UPDATE ON ledger_seal
        FOR EACH ROW EXECUTE FUNCTION ledger_seal_closes();
      CREATE TRIGGER opens AFTER DELETE ON ledger_seal
        FOR EACH ROW WHEN (OLD.period <> 'day') EXECUTE FUNCTION ledger_seal_opens();
      CREATE INDEX ON ledger_block (generation, topic) INCLUDE (dead_count) WHERE dead_count > 0;`,
  },
  {
    // What was counted of hours that are not sealed yet, beside the rollups of those that are.
    name: '0006_counts',
    sql: `
      CREATE TABLE ledger_count (
        generation integer NOT NULL,
        topic text NOT NULL,
        -- Of its tables, too.
        number integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        from_hour timestamptz NOT NULL,
        last_hour timestamptz NOT NULL,
        -- The first offset of each partition that is not in it.
        until bigint[] NOT NULL,
        -- Null while it is counted, and again once it must not be read any more.
        counted_at timestamptz
      );`,
  },
  {
    // How far a partition holds what the relay brought from each partition of the outbox, and how far it did before each block, so
    // that a block's rows are the same whenever they are made. Null for blocks of before, from which nothing was left out.
    name: '0007_relayed',
    sql: `
      ALTER TABLE ledger_partition ADD COLUMN relayed jsonb NOT NULL DEFAULT '{}';
      ALTER TABLE ledger_block ADD COLUMN relayed_before jsonb;`,
  },
];
