import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testPostgres, testWarehouse } from '@toile/testing';
import pg from 'pg';
import type { Warehouse } from './warehouse.js';

const SCHEMA = new URL('../schema/', import.meta.url);

let warehouse: Warehouse;
let stop: () => Promise<void>;
beforeAll(async () => {
  const postgres = await testPostgres();
  const pool = new pg.Pool({ connectionString: postgres.url });
  pool.on('error', () => undefined);
  const store = await testWarehouse(pool);
  warehouse = store.warehouse;
  stop = async () => {
    await store.stop();
    await pool.end();
    await postgres.stop();
  };
});
afterAll(() => stop());

const tables = readdirSync(SCHEMA).map((file) => file.replace('.sql', ''));
const columnsOf = (database: string, table: string) =>
  warehouse.rows(
    `SELECT name, type, position FROM system.columns
     WHERE database = {database:String} AND table = {table:String} ORDER BY position`,
    { database, table },
  );
const engineOf = (database: string, table: string) =>
  warehouse.rows(
    `SELECT replaceAll(engine_full, database, '') AS engine, partition_key, sorting_key FROM system.tables
     WHERE database = {database:String} AND name = {table:String}`,
    { database, table },
  );

it.each(tables)('migrations lead to schema/%s.sql', async (table) => {
  await warehouse.command('CREATE DATABASE IF NOT EXISTS described ENGINE = Atomic');
  const sql = readFileSync(new URL(`${table}.sql`, SCHEMA), 'utf8')
    .trim()
    .replace(/;$/, '');
  await warehouse.command(sql.replace(/^CREATE TABLE /m, 'CREATE TABLE described.'));
  expect(await columnsOf('toile', table)).toEqual(await columnsOf('described', table));
  expect(await engineOf('toile', table)).toEqual(await engineOf('described', table));
});

it('has no table that schema/ does not show', async () => {
  const made = await warehouse.rows<{ name: string }>(
    "SELECT name FROM system.tables WHERE database = 'toile' AND name != 'schema_migration' ORDER BY name",
  );
  expect(made.map((row) => row.name)).toEqual([...tables].sort());
});
