import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import type { LogRecord } from '@toile/event-log';
import { createRecordFile, readRecordFile } from './record-files.js';
import { bytesOf, type ShownRecord, showRecord } from './show-record.js';

const folder = mkdtempSync(join(tmpdir(), 'toile-records-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const record = (offset: number, value: Buffer): LogRecord => ({
  topic: 'tracking',
  partition: 1,
  offset,
  key: `key "${offset}"\n`,
  headers: { a: 'ключ' },
  appendedAt: new Date(1_780_000_000_000 + offset),
  value,
});
const records = [
  record(0, Buffer.from('{"text":"👗 \\n"}')),
  record(1, Buffer.from([0, 255, 128, 10])),
  record(2, Buffer.alloc(0)),
  ...Array.from({ length: 1_200 }, (_, n) => record(3 + n, Buffer.from(`value ${n}`))),
];

const read = async (path: string) => {
  const all: ShownRecord[] = [];
  for await (const batch of readRecordFile(path)) all.push(...batch);
  return all;
};

it.each(['ndjson', 'parquet'] as const)(
  'gives back from %s what was written, byte for byte',
  async (format) => {
    const path = join(folder, `records.${format}`);
    const file = createRecordFile(path, format);
    await file.write(records.slice(0, 700).map(showRecord));
    await file.write(records.slice(700).map(showRecord));
    await file.end();
    const found = await read(path);
    expect(found).toHaveLength(records.length);
    found.forEach((one, index) => {
      const { value, appendedAt, ...rest } = records[index] as LogRecord;
      expect(one).toMatchObject({ ...rest, appended_at: appendedAt.toISOString() });
      expect(bytesOf(one).equals(value)).toBe(true);
    });
  },
);

it('names the line it cannot read', async () => {
  const path = join(folder, 'broken.ndjson');
  writeFileSync(path, '{"key":"a","value":"1"}\nnot json\n');
  await expect(read(path)).rejects.toThrow('line 2');
  writeFileSync(path, '{"key":"a"}\n');
  await expect(read(path)).rejects.toThrow('line 1: a record needs');
});
