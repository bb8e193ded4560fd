import type { DataSource } from 'typeorm';
import type { MigrationClass } from './forward-migration.js';
import { MIGRATION_TABLE } from './migrate-database.js';

/** The names of those steps that have not run in this database, in the order given; all of them in an empty one. */
export async function pendingMigrations(
  dataSource: DataSource,
  migrations: readonly MigrationClass[],
): Promise<string[]> {
  const [{ there }] = await dataSource.query('SELECT to_regclass($1) IS NOT NULL AS there', [
    MIGRATION_TABLE,
  ]);
  const ran: { name: string }[] = there ? await dataSource.query(`SELECT name FROM ${MIGRATION_TABLE}`) : [];
  const known = new Set(ran.map(({ name }) => name));
  return migrations.map(({ name }) => name).filter((name) => !known.has(name));
}
