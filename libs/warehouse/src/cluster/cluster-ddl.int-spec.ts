import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { qualified, statementsOf } from '../migrate-warehouse.js';
import { createWarehouse, type Warehouse } from '../warehouse.js';
import { clusterStatements, localTable } from './cluster-ddl.js';

const MIGRATIONS = new URL('../../migrations/', import.meta.url);
const SCHEMA = new URL('../../schema/', import.meta.url);

let warehouse: Warehouse;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-warehouse-'));
  warehouse = createWarehouse({ path: folder });
});
afterAll(async () => {
  await warehouse.close();
  await rm(folder, { recursive: true, force: true });
});

/** What the sealer and a replay define besides migrations. */
const OTHERS = [
  'CREATE DATABASE IF NOT EXISTS toile',
  'DROP TABLE IF EXISTS toile.look_views_hour_shadow SYNC',
  'CREATE TABLE toile.look_views_hour_shadow AS toile.look_views_hour',
  "ALTER TABLE toile.look_views_hour REPLACE PARTITION '2026-03-01 10:00:00' FROM toile.look_views_hour_shadow",
  "ALTER TABLE toile.look_views_hour DROP PARTITION '2026-03-01 10:00:00'",
  'CREATE TABLE IF NOT EXISTS toile.replay_raw_tracking AS toile.raw_tracking',
  "ALTER TABLE toile.raw_tracking REPLACE PARTITION '2026-03-01' FROM toile.replay_raw_tracking",
  "ALTER TABLE toile.raw_tracking DROP PARTITION '2026-03-01'",
];
const migrations = readdirSync(MIGRATIONS)
  .sort()
  .flatMap((file) => statementsOf(readFileSync(new URL(file, MIGRATIONS), 'utf8')))
  .map((sql) => qualified(sql, 'toile'));

/** The engine's own parser decides; nothing is run, since it has no Keeper. */
it('writes statements for a cluster that ClickHouse can parse', async () => {
  for (const sql of [...migrations, ...OTHERS]) {
    for (const statement of clusterStatements(sql, 'toile')) {
      const ast = await warehouse.rows<{ explain: string }>(
        `EXPLAIN AST ${statement.replace(/;$/, '')}`,
        {},
        {},
      );
      expect(ast.length).toBeGreaterThan(1);
    }
  }
});

it('would notice a statement that cannot be parsed', async () => {
  await expect(warehouse.rows("EXPLAIN AST DROP TABLE a ON CLUSTR 'toile'")).rejects.toThrow(/[Ss]yntax/);
});

it('leaves no table of the schema on one node alone', () => {
  const tables = readdirSync(SCHEMA).map((file) => file.replace('.sql', ''));
  const statements = migrations.flatMap((sql) => clusterStatements(sql, 'toile'));
  for (const table of tables) {
    const made = statements.find((sql) => sql.includes(`toile.${localTable(table)} ON CLUSTER 'toile'\n(`));
    expect({ table, engine: /ENGINE = (\w+)/.exec(made ?? '')?.[1] }).toEqual({
      table,
      engine: 'ReplicatedMergeTree',
    });
  }
});
