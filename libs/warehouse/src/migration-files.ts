import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const SERVER_MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));
/** The same steps for a cluster: where tables lie, and how they are replicated. */
export const CLUSTER_MIGRATIONS = fileURLToPath(new URL('../cluster-migrations', import.meta.url));

/** Statements of a migration file; a `;` at the end of a line ends one. */
export function statementsOf(
  file: string,
  place: { database: string; cluster?: string | undefined },
): string[] {
  const { database, cluster = '' } = place;
  return readFileSync(file, 'utf8')
    .replace(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter(Boolean)
    .map((statement) => {
      if (!cluster) return qualified(statement, database);
      return statement.replaceAll('{database}', database).replaceAll('{cluster}', cluster);
    });
}

/** A statement for one server, with its database; made so that it can be run again. */
const qualified = (statement: string, database: string): string =>
  statement
    .replace(/^CREATE TABLE (?!IF)/m, `CREATE TABLE IF NOT EXISTS ${database}.`)
    .replace(/^DROP TABLE IF EXISTS /m, `DROP TABLE IF EXISTS ${database}.`)
    .replace(/^TRUNCATE TABLE /m, `TRUNCATE TABLE ${database}.`)
    .replace(/^ALTER TABLE /m, `ALTER TABLE ${database}.`);
