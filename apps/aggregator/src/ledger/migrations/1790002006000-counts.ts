import { ForwardMigration, type QueryRunner } from '@toile/database';

/** What was counted of hours that are not sealed yet, beside the rollups of those that are. */
export class Counts1790002006000 extends ForwardMigration {
  override readonly formerly = 'ledger/0006_counts';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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
      );`);
  }
}
