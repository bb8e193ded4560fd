import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { formatOf } from './file-format.js';
import { type ReadOptions, readRows, UnreadableRow } from './read-rows.js';

const folder = mkdtempSync(join(tmpdir(), 'toile-rows-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function rowsOf(name: string, text: string | Buffer, options: ReadOptions = {}) {
  const path = join(folder, name);
  writeFileSync(path, text);
  const rows = [];
  for await (const batch of readRows(path, await formatOf(path), options)) rows.push(...batch);
  return rows;
}

it('reads NDJSON line by line and goes on after a bad one', async () => {
  const rows = await rowsOf('a.ndjson', '{"a":1}\n\n{"a":\n{"a":2}');
  expect(rows.map(({ line }) => line)).toEqual([1, 3, 4]);
  expect(rows[1]?.row).toBeInstanceOf(UnreadableRow);
  expect(await rowsOf('a.ndjson', '{"a":1}\n{"a":2}\n', { after: 1 })).toEqual([{ line: 2, row: { a: 2 } }]);
});

it('reads CSV with quotes, lines within fields and a row that is too short', async () => {
  const rows = await rowsOf('a.csv', '\ufeffa,b,c\n1,"two, ""2""\nlines",\nx,y\n4,5,6\n');
  expect(rows[0]?.row).toEqual({ a: '1', b: 'two, "2"\nlines' });
  const short = rows.find(({ row }) => row instanceof UnreadableRow);
  expect(short).toMatchObject({
    line: 4,
    row: {
      reason: 'the row has 2 fields, and the header 3: put the fields right, and take "text" away',
      text: 'x,y',
      fields: { a: 'x', b: 'y' },
    },
  });
  expect(rows.at(-1)).toEqual({ line: 5, row: { a: '4', b: '5', c: '6' } });
});

const TABLE = 'designer;tags;note\r\nÉlodie Vaux;Silk|Été;"a;b"\r\n';
const ROW = { designer: 'Élodie Vaux', tags: 'Silk|Été', note: 'a;b' };

it.each([
  ['UTF-8', Buffer.from(TABLE)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${TABLE}`)],
  ['Windows-1252', Buffer.from(TABLE, 'latin1')],
  [
    'UTF-16, as a spreadsheet saves text',
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(TABLE, 'utf16le')]),
  ],
  [
    'UTF-16, as other machines save it',
    Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(TABLE, 'utf16le').swap16()]),
  ],
  ['tabs', Buffer.from(TABLE.replaceAll(';', '\t').replace('a\tb', 'a;b'))],
  [
    'commas and plain line ends',
    Buffer.from(TABLE.replaceAll(';', ',').replace('a,b', 'a;b').replaceAll('\r', '')),
  ],
])('reads a table in %s', async (_, bytes) => {
  expect(await rowsOf('b.csv', bytes)).toEqual([{ line: 2, row: ROW }]);
});

it('reads a table that another system named .CSV', async () => {
  expect(await rowsOf('D.CSV', 'a,b\n1,2\n')).toEqual([{ line: 2, row: { a: '1', b: '2' } }]);
});

it('tells an empty list from one that is not said, where that is asked for', async () => {
  const table = 'tags,models,venue\n,,\n';
  expect((await rowsOf('c.csv', table))[0]?.row).toEqual({});
  expect((await rowsOf('c.csv', table, { clearEmpty: true }))[0]?.row).toEqual({ tags: [], models: [] });
});
