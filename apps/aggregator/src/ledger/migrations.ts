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
];
