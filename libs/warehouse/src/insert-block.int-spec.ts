import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Block, type Row } from './block.js';
import { createWarehouse, type Warehouse } from './warehouse.js';

let folder: string;
let warehouse: Warehouse;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-insert-'));
  warehouse = createWarehouse({ path: folder, database: 'default' });
  const columns = Object.entries(COLUMNS).map(([name, type]) => `${name} ${type}`);
  await warehouse.command(`CREATE TABLE kept (${columns.join(', ')}) ENGINE = MergeTree ORDER BY long
    SETTINGS non_replicated_deduplication_window = 100`);
});
afterAll(async () => {
  await warehouse.close();
  await rm(folder, { recursive: true, force: true });
});

const COLUMNS = {
  text: 'String',
  name: 'LowCardinality(String)',
  list: 'Array(String)',
  is: 'Bool',
  short: 'UInt16',
  int: 'UInt32',
  long: 'UInt64',
  id: 'UUID',
  hour: "DateTime('UTC')",
  at: "DateTime64(3, 'UTC')",
};
const TEXTS = ['', 'a\0b\t\\\n\'";', 'ключ 👗', '{n:UInt8};\n-- SELECT 1;\n/*', 'é'.repeat(70_000)];

const blockOf = (rows: readonly Row[]) => {
  const block = new Block();
  for (const row of rows) block.add(row);
  return block;
};
const rowOf = (n: number, from = 0) => ({
  text: TEXTS[n % 4] ?? '',
  name: `name ${n % 700}`,
  list: TEXTS.slice(0, n % 4),
  is: n % 3 === 0,
  short: n % 65_536,
  int: 4_294_967_295 - n,
  long: 2 ** 40 + from + n,
  id: `f00d4a1e-7c3b-7d2a-9f10-${n.toString(16).padStart(12, '0')}`,
  hour: 1_780_000_000 + n,
  at: Date.UTC(1965 + (n % 80), 5, 1, 10, 0, 0, n % 1000),
});
const rowsOf = (count: number, from = 0) => Array.from({ length: count }, (_, n) => rowOf(n, from));
const count = async () => (await warehouse.rows<{ n: number }>('SELECT count() AS n FROM kept'))[0]?.n;

it('keeps every value of every type, in thousands of rows, as one part', async () => {
  const rows = [...rowsOf(20_000), { ...rowOf(0), long: 2 ** 50, text: TEXTS[4] ?? '' }];
  await warehouse.insertBlock('kept', blockOf(rows), 'one');
  const found = await warehouse.rows(
    `SELECT * REPLACE (toUnixTimestamp(hour) AS hour, toUnixTimestamp64Milli(at) AS at) FROM kept ORDER BY long`,
  );
  expect(found).toEqual(rows);
  expect(await warehouse.rows('SELECT uniqExact(_part) AS parts FROM kept')).toEqual([{ parts: 1 }]);
});

it('inserts once under a token, which no later statement is taken for a repeat of', async () => {
  const before = (await count()) ?? 0;
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      warehouse.insertBlock('kept', blockOf(rowsOf(3, n * 10)), `token-${n % 10}`),
    ),
  );
  expect(await count()).toBe(before + 30);
  await Promise.all(
    Array.from({ length: 8 }, () =>
      warehouse.command("INSERT INTO kept (text) SELECT 'other' FROM numbers(3)"),
    ),
  );
  const tokens = await Promise.all(
    Array.from({ length: 8 }, () =>
      warehouse.rows("SELECT getSetting('insert_deduplication_token') AS token"),
    ),
  );
  expect(tokens).toEqual(Array(8).fill([{ token: '' }]));
});

it('stores nothing of a block in which one value is wrong, and says so', async () => {
  const before = await count();
  const wrong = [...rowsOf(3, 900), { ...rowOf(0), id: 'none' }];
  await expect(warehouse.insertBlock('kept', blockOf(wrong), 'wrong')).rejects.toThrow('UUID');
  expect(await count()).toBe(before);
});
