import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { RawRow } from '@toile/api';
import { parse } from 'csv-parse';

/** A line longer than this is no row; it must not fill the memory. */
const LONGEST_LINE = 1_000_000;
const ROWS_A_BATCH = 2_000;

/** A row that could not even be read. */
export class UnreadableRow {
  constructor(readonly reason: string) {}
}

/**
 * A file's rows in batches, after `afterLine`; memory does not grow with the file. What cannot be read comes as an
 * `UnreadableRow`, so that one bad line costs one row.
 */
export async function* readRows(path: string, afterLine = 0): AsyncGenerator<RawRow[]> {
  let batch: RawRow[] = [];
  for await (const row of path.endsWith('.csv') ? csvRows(path) : ndjsonRows(path)) {
    if (row.line <= afterLine) continue;
    batch.push(row);
    if (batch.length < ROWS_A_BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function* ndjsonRows(path: string): AsyncGenerator<RawRow> {
  let line = 0;
  for await (const text of createInterface({
    input: createReadStream(path),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    line += 1;
    if (text.trim() === '') continue;
    yield { line, row: parsed(text) };
  }
}

function parsed(text: string): unknown {
  if (text.length > LONGEST_LINE) return new UnreadableRow('the line is longer than a million characters');
  try {
    return JSON.parse(text);
  } catch (error) {
    return new UnreadableRow(`no JSON: ${(error as Error).message}`);
  }
}

interface CsvRecord {
  record: Record<string, string>;
  info: { lines: number };
}

async function* csvRows(path: string): AsyncGenerator<RawRow> {
  const skipped: RawRow[] = [];
  const parser = createReadStream(path).pipe(
    parse({
      columns: true,
      bom: true,
      info: true,
      trim: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      max_record_size: LONGEST_LINE,
      on_skip: (error) => {
        skipped.push({
          line: Number(error?.lines ?? 0),
          row: new UnreadableRow(`no CSV: ${error?.message}`),
        });
        return undefined;
      },
    }),
  );
  for await (const { record, info } of parser as AsyncIterable<CsvRecord>) {
    // The parser reads ahead: what it skipped waits for its place, since an import goes on after the last line it saw.
    while (skipped[0] && skipped[0].line < info.lines) yield* skipped.splice(0, 1);
    yield { line: info.lines, row: withoutEmpty(record) };
  }
  yield* skipped.splice(0);
}

/** An empty field of a table says nothing. */
const withoutEmpty = (record: Record<string, string>) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== ''));
