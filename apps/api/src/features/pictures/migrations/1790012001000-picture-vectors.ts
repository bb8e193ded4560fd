import { ForwardMigration, type QueryRunner } from '@toile/database';

/** What pictures look like, in numbers, so that a picture finds others. */
export class PictureVectors1790012001000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE picture_vector (
        model text NOT NULL,
        filename text NOT NULL,
        vector bytea NOT NULL,
        made bigint GENERATED ALWAYS AS IDENTITY,
        looked_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (model, filename)
      );
      CREATE INDEX picture_vector_made ON picture_vector (model, made);`);
  }
}
