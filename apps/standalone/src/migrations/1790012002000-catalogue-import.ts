import { ForwardMigration, type QueryRunner } from '@toile/database';

/** How far the import of each file came. The version before made the table itself, with the first import. */
export class CatalogueImport1790012002000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS catalogue_import (
        file text PRIMARY KEY,
        line bigint NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
  }
}
