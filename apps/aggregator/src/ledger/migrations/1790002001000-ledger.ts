import { ForwardMigration, type QueryRunner } from '@toile/database';

export class Ledger1790002001000 extends ForwardMigration {
  override readonly formerly = 'ledger/0001_ledger';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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
      );`);
  }
}
