import { ForwardMigration, type QueryRunner } from '@toile/database';

/** What figures of closed windows said, and what they say otherwise since. */
export class Restatements1790013001000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE published_figure (
        -- Its address with its filters in order.
        reference text PRIMARY KEY,
        figure text NOT NULL,
        filters jsonb NOT NULL,
        season text NOT NULL,
        rows jsonb NOT NULL,
        known_at timestamptz NOT NULL
      );
      CREATE TABLE restatement (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        figure text NOT NULL,
        filters jsonb NOT NULL,
        season text NOT NULL,
        definition text NOT NULL,
        label text NOT NULL,
        tag_name text,
        before jsonb,
        after jsonb,
        causes jsonb NOT NULL,
        known_before timestamptz NOT NULL,
        known_after timestamptz NOT NULL
      );
      CREATE INDEX restatement_newest ON restatement (known_after DESC, id);
      CREATE INDEX restatement_of_figure ON restatement (figure, season, known_after DESC);`);
  }
}
