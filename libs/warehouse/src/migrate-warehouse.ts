import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { UmzugStorage } from 'umzug';
import { CLUSTER_MIGRATIONS, SERVER_MIGRATIONS, statementsOf } from './migration-files.js';
import type { Warehouse } from './warehouse.js';

/** Any number all migrating processes share. */
const LOCK = 7_016_022;

/**
 * Brings the warehouse's tables up to date by Umzug, under a PostgreSQL advisory lock. Migrations are known by name; each must
 * be safe to run again, because ClickHouse has no transaction around it. @returns the names that were applied now.
 */
export async function migrateWarehouse(warehouse: Warehouse, pool: pg.Pool): Promise<string[]> {
  // It brings a hundred modules of its own command line, for which nobody waits who migrates nothing.
  const { Umzug } = await import('umzug');
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const umzug = new Umzug({
      migrations: migrationsOf(warehouse),
      storage: await openStorage(warehouse),
      logger: undefined,
    });
    const applied = await umzug.up();
    return applied.map(({ name }) => name);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    client.release();
  }
}

/** The names of those migrations that have not run in this warehouse; nothing is changed. */
export async function pendingWarehouseMigrations(warehouse: Warehouse): Promise<string[]> {
  const [found] = await warehouse.rows<{ tables: number }>(
    "SELECT count() AS tables FROM system.tables WHERE database = {database:String} AND name = 'schema_migration'",
    { database: warehouse.database },
  );
  const ran = found?.tables ? await namesThatRan(warehouse) : [];
  return migrationsOf(warehouse)
    .map(({ name }) => name)
    .filter((name) => !ran.includes(name));
}

function migrationsOf(warehouse: Warehouse) {
  const folder = warehouse.cluster ? CLUSTER_MIGRATIONS : SERVER_MIGRATIONS;
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return files.sort().map((file) => ({
    name: file.replace(/\.sql$/, ''),
    up: async () => {
      for (const statement of statementsOf(join(folder, file), warehouse)) await warehouse.command(statement);
    },
  }));
}

const tableOf = ({ database }: Warehouse) => `${database}.schema_migration`;

async function namesThatRan(warehouse: Warehouse): Promise<string[]> {
  const rows = await warehouse.rows<{ name: string }>(`SELECT name FROM ${tableOf(warehouse)}`);
  return rows.map(({ name }) => name);
}

/** Which have run stands in a table beside the others. */
async function openStorage(warehouse: Warehouse): Promise<UmzugStorage> {
  const { database, cluster, embedded } = warehouse;
  const table = tableOf(warehouse);
  const on = cluster ? ` ON CLUSTER '${cluster}'` : '';
  const engine = cluster
    ? "ReplicatedMergeTree('/clickhouse/tables/{uuid}/all', '{shard}-{replica}')"
    : 'MergeTree';
  await warehouse.command(
    `CREATE DATABASE IF NOT EXISTS ${database}${on}${embedded ? ' ENGINE = Atomic' : ''}`,
  );
  await warehouse.command(
    `CREATE TABLE IF NOT EXISTS ${table}${on} (name String, applied_at DateTime DEFAULT now()) ENGINE = ${engine} ORDER BY name`,
  );
  return {
    executed: async () => {
      // A replica that lags would have migrations run again.
      await warehouse.settle(table);
      return namesThatRan(warehouse);
    },
    logMigration: ({ name }) => warehouse.command(`INSERT INTO ${table} (name) VALUES ('${name}')`),
    unlogMigration: () => Promise.reject(new Error('Migrations only go forward; restore a backup instead.')),
  };
}
