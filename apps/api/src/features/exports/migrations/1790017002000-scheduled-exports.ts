import { ForwardMigration, type QueryRunner } from '@toile/database';

/** Where members' tables of facts are put again and again, and what lies there. */
export class ScheduledExports1790017002000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE scheduled_export (
        id uuid PRIMARY KEY,
        subject text NOT NULL,
        endpoint text NOT NULL,
        region text NOT NULL,
        bucket text NOT NULL,
        prefix text NOT NULL,
        access_key_id text NOT NULL,
        secret bytea NOT NULL,
        tables text[] NOT NULL,
        every text NOT NULL,
        first_day date NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        next_at timestamptz NOT NULL,
        last_at timestamptz,
        last_outcome text,
        last_error text,
        last_as_of timestamptz,
        last_sent int,
        last_files int,
        last_bytes bigint
      );
      CREATE INDEX scheduled_export_subject ON scheduled_export (subject);
      CREATE INDEX scheduled_export_next_at ON scheduled_export (next_at);

      CREATE TABLE scheduled_export_file (
        export uuid NOT NULL REFERENCES scheduled_export (id) ON DELETE CASCADE,
        name text NOT NULL,
        day date NOT NULL,
        content text NOT NULL,
        sha256 text NOT NULL,
        rows int NOT NULL,
        bytes int NOT NULL,
        PRIMARY KEY (export, name, day)
      );`);
  }
}
