import type { PostgresMigration } from '@toile/platform';

export const operationsMigrations: readonly PostgresMigration[] = [
  {
    // What every running ingest counted, a row a minute and outcome; ingest writes it, operators read it.
    name: '0001_intake_minute',
    sql: `
      CREATE TABLE intake_minute (
        instance uuid NOT NULL,
        minute timestamptz NOT NULL,
        outcome text NOT NULL,
        events bigint NOT NULL,
        PRIMARY KEY (minute, instance, outcome)
      );`,
  },
];
