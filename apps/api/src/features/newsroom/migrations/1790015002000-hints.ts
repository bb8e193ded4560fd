import { ForwardMigration, type QueryRunner } from '@toile/database';

/** What editors did with tags they were offered, and by which commands that was counted. */
export class Hints1790015002000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE newsroom_hint (
        source text NOT NULL,
        tag text NOT NULL,
        offered bigint NOT NULL,
        accepted bigint NOT NULL,
        PRIMARY KEY (source, tag)
      );
      CREATE TABLE newsroom_hint_command (command_id text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now());
      CREATE INDEX ON newsroom_hint_command (at);`);
  }
}
