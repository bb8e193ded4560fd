import { ForwardMigration, type QueryRunner } from '@toile/database';

/** What operators ask for in a browser: written by the api, done by an aggregator, kept as its history. */
export class OperatorTasks1790002012000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE operator_task (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        wish jsonb NOT NULL,
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'failed')),
        attempts integer NOT NULL DEFAULT 0,
        done bigint NOT NULL DEFAULT 0,
        total bigint,
        outcome jsonb,
        error text,
        asked_at timestamptz NOT NULL DEFAULT now(),
        ended_at timestamptz
      );
      CREATE INDEX ON operator_task (id) WHERE state IN ('waiting', 'running')`);
  }
}
