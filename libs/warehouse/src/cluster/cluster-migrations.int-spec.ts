import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CLUSTER_MIGRATIONS, SERVER_MIGRATIONS, statementsOf } from '../migration-files.js';
import { createWarehouse, type Warehouse } from '../warehouse.js';
import { localTable } from './layout.js';
import { alterParts, createTableLike, dropTable } from './tables.js';

const SCHEMA = new URL('../../schema/', import.meta.url);
const CLUSTER = { database: 'toile', cluster: 'toile' };

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

const files = readdirSync(CLUSTER_MIGRATIONS).sort();
const statements = files.flatMap((file) => statementsOf(join(CLUSTER_MIGRATIONS, file), CLUSTER));

/** The engine's own parser decides; nothing is run, since it has no Keeper. */
it('is written in statements that ClickHouse can parse, as is what the sealer and a replay define', async () => {
  const others: string[] = ["CREATE DATABASE IF NOT EXISTS toile ON CLUSTER 'toile'"];
  const place = { cluster: 'toile', command: async (sql: string) => void others.push(sql) };
  for (const table of ['raw_tracking', 'look_views_hour']) {
    const shadow = `toile.replay_${table}`;
    await createTableLike(place, { table: shadow, model: `toile.${table}` });
    await alterParts(place, `toile.${table}`, `REPLACE PARTITION '2026-03-01' FROM ${localTable(shadow)}`);
    await dropTable(place, shadow);
  }
  for (const sql of [...statements, ...others]) {
    const ast = await warehouse.rows<{ explain: string }>(`EXPLAIN AST ${sql}`);
    expect(ast.length).toBeGreaterThan(1);
  }
});

it('would notice a statement that cannot be parsed', async () => {
  await expect(warehouse.rows("EXPLAIN AST DROP TABLE a ON CLUSTR 'toile'")).rejects.toThrow(/[Ss]yntax/);
});

it('leaves no table of the schema on one node alone', () => {
  for (const table of readdirSync(SCHEMA).map((file) => file.replace('.sql', ''))) {
    const made = statements.find((sql) => sql.includes(`toile.${localTable(table)} ON CLUSTER 'toile'\n(`));
    expect({ table, engine: /ENGINE = (\w+)/.exec(made ?? '')?.[1] }).toEqual({
      table,
      engine: expect.stringMatching(/^Replicated(Replacing)?MergeTree$/),
    });
  }
});

/** What both say of tables: without where they lie, how they are replicated, and the distributed table of a sharded one. */
const asOnOneServer = (sql: string) =>
  sql
    .replaceAll(" ON CLUSTER 'toile'", '')
    .replaceAll('_local', '')
    .replace(/Replicated(\w*MergeTree)\('[^']*', '[^']*'(?:, )?([^)]*)\)/, (_, engine, rest) =>
      rest ? `${engine}(${rest})` : engine,
    )
    .replace(
      /\breplicated_deduplication_window = \d+, replicated_deduplication_window_seconds = \d+/,
      'window',
    )
    .replace(/non_replicated_deduplication_window = \d+/, 'window')
    .replace(/\s+/g, ' ');

it.each(readdirSync(SERVER_MIGRATIONS).sort())(
  '%s says the same for one server and for a cluster',
  (file) => {
    const server = statementsOf(join(SERVER_MIGRATIONS, file), { database: 'toile' });
    const cluster = statementsOf(join(CLUSTER_MIGRATIONS, file), CLUSTER).map(asOnOneServer);
    const oneTable = cluster.filter((sql) => !sql.includes('ENGINE = Distributed'));
    // A sharded table is dropped as two.
    expect([...new Set(oneTable)]).toEqual(server.map(asOnOneServer));
  },
);
