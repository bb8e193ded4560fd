import { ForwardMigration, type QueryRunner } from '@toile/database';

/** What every running ingest counted, a row a minute and outcome; ingest writes it, operators read it. */
export class IntakeMinute1790011001000 extends ForwardMigration {
  override readonly formerly = 'operations/0001_intake_minute';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE intake_minute (
        instance uuid NOT NULL,
        minute timestamptz NOT NULL,
        outcome text NOT NULL,
        events bigint NOT NULL,
        PRIMARY KEY (minute, instance, outcome)
      );`);
  }
}
