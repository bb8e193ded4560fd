import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { readRows, UnreadableRow } from './read-rows.js';

const folder = mkdtempSync(join(tmpdir(), 'toile-rows-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function rowsOf(name: string, text: string, after = 0) {
  const path = join(folder, name);
  writeFileSync(path, text);
  const rows = [];
  for await (const batch of readRows(path, after)) rows.push(...batch);
  return rows;
}

it('reads NDJSON line by line and goes on after a bad one', async () => {
  const rows = await rowsOf('a.ndjson', '{"a":1}\n\n{"a":\n{"a":2}');
  expect(rows.map(({ line }) => line)).toEqual([1, 3, 4]);
  expect(rows[1]?.row).toBeInstanceOf(UnreadableRow);
  expect(await rowsOf('a.ndjson', '{"a":1}\n{"a":2}\n', 1)).toEqual([{ line: 2, row: { a: 2 } }]);
});

it('reads CSV with quotes, lines within fields and a row that is too short', async () => {
  const rows = await rowsOf('a.csv', '\ufeffa,b,c\n1,"two, ""2""\nlines",\nx,y\n4,5,6\n');
  expect(rows[0]?.row).toEqual({ a: '1', b: 'two, "2"\nlines' });
  expect(rows.find(({ row }) => row instanceof UnreadableRow)?.line).toBe(4);
  expect(rows.at(-1)).toEqual({ line: 5, row: { a: '4', b: '5', c: '6' } });
});
