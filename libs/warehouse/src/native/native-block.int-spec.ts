import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createWarehouse, type Warehouse } from '../warehouse.js';
import { type Columns, NativeBlock } from './native-block.js';

let folder: string;
let warehouse: Warehouse;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-native-'));
  warehouse = createWarehouse({ path: folder, database: 'default' });
});
afterAll(async () => {
  await warehouse.close();
  await rm(folder, { recursive: true, force: true });
});

const COLUMNS: Columns = {
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
const TEXTS = ['', 'a\0b\t\\\n\'"', 'ключ 👗', 'x'.repeat(127), 'y'.repeat(128), 'é'.repeat(70_000)];

it('keeps every value of every type, in thousands of rows', async () => {
  const columns = Object.entries(COLUMNS).map(([name, type]) => `${name} ${type}`);
  await warehouse.command(`CREATE TABLE kept (${columns.join(', ')}) ENGINE = MergeTree ORDER BY long`);
  const block = new NativeBlock(COLUMNS);
  const expected = Array.from({ length: 3_000 }, (_, n) => ({
    text: TEXTS[n % 5] ?? '',
    name: `name ${n % 700}`,
    list: TEXTS.slice(0, n % 4),
    is: n % 3 === 0,
    short: n % 65_536,
    int: 4_294_967_295 - n,
    long: 2 ** 40 + n,
    id: `f00d4a1e-7c3b-7d2a-9f10-${n.toString(16).padStart(12, '0')}`,
    hour: 1_780_000_000 + n,
    at: new Date(Date.UTC(1965 + (n % 80), 5, 1, 10, 0, 0, n % 1000)).toISOString(),
  }));
  const filled = () => {
    for (const row of [...expected, { ...expected[0], text: TEXTS[5] ?? '', long: 2 ** 50 }])
      block.add(Object.keys(COLUMNS).map((name) => row[name as keyof typeof row] ?? ''));
    return block.finish();
  };
  await warehouse.insertBlock('default.kept', filled(), 'one');
  // The second time in the memory of the first.
  await warehouse.insertBlock('default.kept', filled(), 'two');
  const found = await warehouse.rows<{ at: string }>(
    'SELECT * REPLACE (toUnixTimestamp(hour) AS hour) FROM kept WHERE long < exp2(50) ORDER BY long LIMIT 1 BY long',
  );
  expect(found.map((row) => ({ ...row, at: `${row.at.replace(' ', 'T')}Z` }))).toEqual(expected);
  expect(await warehouse.rows('SELECT text FROM kept WHERE long = exp2(50)')).toEqual([
    { text: TEXTS[5] },
    { text: TEXTS[5] },
  ]);
});

it('refuses a value of another type, and a row that is too short', () => {
  const block = new NativeBlock({ int: 'UInt32', name: 'LowCardinality(String)' });
  expect(() => block.add(['1', 'a'])).toThrow(TypeError);
  expect(() => block.add([1, 2])).toThrow(TypeError);
  expect(() => block.add([1])).toThrow(RangeError);
});
