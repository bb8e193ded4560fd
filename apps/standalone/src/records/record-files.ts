import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { fileWriter, ParquetWriter } from 'hyparquet-writer';
import type { ShownRecord } from './show-record.js';

export type FileFormat = 'ndjson' | 'parquet';

export interface RecordFile {
  write(records: readonly ShownRecord[]): Promise<void>;
  end(): Promise<void>;
}

/** Columns of the Parquet form: as `ShownRecord`, headers as JSON, exactly one of the two values set. */
const SCHEMA = [
  { name: 'root', num_children: 8 },
  { name: 'topic', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'REQUIRED' },
  { name: 'partition', type: 'INT32', repetition_type: 'REQUIRED' },
  { name: 'offset', type: 'INT64', repetition_type: 'REQUIRED' },
  { name: 'appended_at', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'REQUIRED' },
  { name: 'key', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'REQUIRED' },
  { name: 'headers', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'REQUIRED' },
  { name: 'value', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' },
  { name: 'value_base64', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' },
] as const;
const ROWS_A_GROUP = 20_000;

export function createRecordFile(path: string, format: FileFormat): RecordFile {
  return format === 'parquet' ? parquetFile(path) : ndjsonFile(path);
}

function ndjsonFile(path: string): RecordFile {
  const file = createWriteStream(path);
  return {
    write: async (records) => {
      const lines = records.map((record) => `${JSON.stringify(record)}\n`).join('');
      if (!file.write(lines)) await once(file, 'drain');
    },
    end: async () => {
      file.end();
      await once(file, 'close');
    },
  };
}

/** Rows are gathered into groups; one group at a time is in memory. */
function parquetFile(path: string): RecordFile {
  const writer = new ParquetWriter({ writer: fileWriter(path), schema: [...SCHEMA] });
  let group: ShownRecord[] = [];
  const flush = async () => {
    if (group.length === 0) return;
    const rows = group;
    group = [];
    const column = (name: string, data: unknown[]) => ({ name, data });
    await writer.write({
      columnData: [
        column(
          'topic',
          rows.map((row) => row.topic),
        ),
        column(
          'partition',
          rows.map((row) => row.partition),
        ),
        column(
          'offset',
          rows.map((row) => BigInt(row.offset)),
        ),
        column(
          'appended_at',
          rows.map((row) => row.appended_at),
        ),
        column(
          'key',
          rows.map((row) => row.key),
        ),
        column(
          'headers',
          rows.map((row) => JSON.stringify(row.headers)),
        ),
        column(
          'value',
          rows.map((row) => row.value ?? null),
        ),
        column(
          'value_base64',
          rows.map((row) => row.value_base64 ?? null),
        ),
      ],
      rowGroupSize: ROWS_A_GROUP,
    });
  };
  return {
    write: async (records) => {
      group.push(...records);
      if (group.length >= ROWS_A_GROUP) await flush();
    },
    end: async () => {
      await flush();
      await writer.finish();
    },
  };
}

/** Records of a file in batches, in the order they stand there. @throws Error naming the line that cannot be read */
export async function* readRecordFile(path: string): AsyncGenerator<ShownRecord[]> {
  yield* path.endsWith('.parquet') ? readParquet(path) : readNdjson(path);
}

const BATCH = 500;

async function* readNdjson(path: string): AsyncGenerator<ShownRecord[]> {
  let batch: ShownRecord[] = [];
  let line = 0;
  const file = createReadStream(path);
  const input = path.endsWith('.gz') ? file.pipe(createGunzip()) : file;
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  // Its loop ends quietly where the file cannot be read to its end.
  let failed: Error | undefined;
  for (const stream of new Set([file, input]))
    stream.once('error', (error: Error) => {
      failed = error;
      lines.close();
    });
  for await (const text of lines) {
    line += 1;
    if (text.trim() === '') continue;
    batch.push(checked(text, line));
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (failed) throw failed;
  if (batch.length > 0) yield batch;
}

function checked(text: string, line: number): ShownRecord {
  let record: Partial<ShownRecord>;
  try {
    record = JSON.parse(text);
  } catch (error) {
    throw new Error(`line ${line}: ${(error as Error).message}`);
  }
  const hasValue = typeof record.value === 'string' || typeof record.value_base64 === 'string';
  if (typeof record.key !== 'string' || !hasValue)
    throw new Error(`line ${line}: a record needs "key" and "value" or "value_base64"`);
  return { headers: {}, ...record } as ShownRecord;
}

async function* readParquet(path: string): AsyncGenerator<ShownRecord[]> {
  const file = await asyncBufferFromFile(path);
  const metadata = await parquetMetadataAsync(file);
  const total = Number(metadata.num_rows);
  for (let rowStart = 0; rowStart < total; rowStart += ROWS_A_GROUP) {
    const rowEnd = Math.min(total, rowStart + ROWS_A_GROUP);
    const rows = await parquetReadObjects({ file, metadata, rowStart, rowEnd });
    const records = rows.map((row) => ({
      ...row,
      offset: Number(row.offset),
      headers: JSON.parse(String(row.headers)) as Record<string, string>,
      value: row.value ?? undefined,
      value_base64: row.value_base64 ?? undefined,
    })) as ShownRecord[];
    for (let from = 0; from < records.length; from += BATCH) yield records.slice(from, from + BATCH);
  }
}
