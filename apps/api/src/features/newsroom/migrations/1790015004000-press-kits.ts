import { ForwardMigration, type QueryRunner } from '@toile/database';

/** Who downloaded the pictures of a show. */
export class PressKits1790015004000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE newsroom_press_kit (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        collection text NOT NULL,
        downloaded_by text NOT NULL,
        pictures integer NOT NULL,
        at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX ON newsroom_press_kit (collection, id);`);
  }
}
