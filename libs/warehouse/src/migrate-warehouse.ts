import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import type { Warehouse } from './warehouse.js';

const FOLDER = fileURLToPath(new URL('../migrations', import.meta.url));
/** Any number all migrating processes share. */
const LOCK = 7_016_022;

/** Statements of a migration file; a `;` at the end of a line ends one. */
export function statementsOf(sql: string): string[] {
  return sql
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement.replace(/^--.*$/gm, '').trim() !== '');
}

/** The statement of a migration with its database; made so that it can be run again. */
export const qualified = (statement: string, database: string): string =>
  statement
    .replace(/^CREATE TABLE (?!IF)/m, `CREATE TABLE IF NOT EXISTS ${database}.`)
    .replace(/^DROP TABLE IF EXISTS /m, `DROP TABLE IF EXISTS ${database}.`)
    .replace(/^ALTER TABLE /m, `ALTER TABLE ${database}.`);

/**
 * Brings the warehouse's tables up to date under a PostgreSQL advisory lock. Migrations are known by name; each must be
 * safe to run again, because ClickHouse has no transaction around it. @returns the names that were applied now.
 */
export async function migrateWarehouse(warehouse: Warehouse, pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await warehouse.command(
      `CREATE DATABASE IF NOT EXISTS ${warehouse.database}${warehouse.embedded ? ' ENGINE = Atomic' : ''}`,
    );
    const { database } = warehouse;
    await warehouse.command(
      `CREATE TABLE IF NOT EXISTS ${database}.schema_migration (name String, applied_at DateTime DEFAULT now()) ENGINE = MergeTree ORDER BY name`,
    );
    // A replica that lags would have migrations run again.
    await warehouse.settle(`${database}.schema_migration`);
    const rows = await warehouse.rows<{ name: string }>(`SELECT name FROM ${database}.schema_migration`);
    const done = new Set(rows.map((row) => row.name));
    const applied: string[] = [];
    for (const file of readdirSync(FOLDER)
      .filter((one) => one.endsWith('.sql'))
      .sort()) {
      const name = file.replace(/\.sql$/, '');
      if (done.has(name)) continue;
      for (const statement of statementsOf(readFileSync(join(FOLDER, file), 'utf8'))) {
        await warehouse.command(qualified(statement, database));
      }
      await warehouse.command(`INSERT INTO ${database}.schema_migration (name) VALUES ('${name}')`);
      applied.push(name);
    }
    return applied;
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    client.release();
  }
}
