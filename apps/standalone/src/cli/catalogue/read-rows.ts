import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { RawRow } from '@toile/api';
import { type CsvError, parse } from 'csv-parse';
import { type FileFormat, textOf } from './file-format.js';

/** A line longer than this is no row; it must not fill the memory. */
const LONGEST_LINE = 1_000_000;

/** A row that could not even be read. */
export class UnreadableRow {
  constructor(
    readonly reason: string,
    readonly text: string,
  ) {}
}

export interface ReadOptions {
  /** Rows up to this line are passed over. */
  after?: number;
  /** Rows a batch. */
  most?: number;
  /** An empty list of a table means that there is nothing, not that nothing is said. */
  clearEmpty?: boolean;
}

/**
 * A file's rows in batches; memory does not grow with the file. What cannot be read comes as an `UnreadableRow`, so that one bad
 * line costs one row.
 */
export async function* readRows(
  path: string,
  format: FileFormat,
  { after = 0, most = 2_000, clearEmpty = false }: ReadOptions = {},
): AsyncGenerator<RawRow[]> {
  let batch: RawRow[] = [];
  const rows = path.endsWith('.csv') ? csvRows(path, format, clearEmpty) : ndjsonRows(path, format);
  for await (const row of rows) {
    if (row.line <= after) continue;
    batch.push(row);
    if (batch.length < most) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function* ndjsonRows(path: string, format: FileFormat): AsyncGenerator<RawRow> {
  let line = 0;
  const input = Readable.from(textOf(path, format));
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    line += 1;
    if (text.trim() === '') continue;
    yield { line, row: parsed(text) };
  }
}

function parsed(text: string): unknown {
  if (text.length > LONGEST_LINE)
    return new UnreadableRow('the line is longer than a million characters', text.slice(0, 200));
  try {
    return JSON.parse(text);
  } catch (error) {
    return new UnreadableRow(`no JSON: ${(error as Error).message}`, text);
  }
}

interface CsvRecord {
  record: Record<string, string>;
  info: { lines: number };
}

async function* csvRows(path: string, format: FileFormat, clearEmpty: boolean): AsyncGenerator<RawRow> {
  const skipped: RawRow[] = [];
  const parser = Readable.from(textOf(path, format)).pipe(
    parse({
      delimiter: format.delimiter,
      columns: true,
      info: true,
      trim: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      max_record_size: LONGEST_LINE,
      on_skip: (error) => {
        skipped.push({
          line: Number(error?.lines ?? 0),
          row: new UnreadableRow(reasonOf(error), textIn(error, format.delimiter)),
        });
        return undefined;
      },
    }),
  );
  for await (const { record, info } of parser as AsyncIterable<CsvRecord>) {
    // The parser reads ahead: what it skipped waits for its place, since an import goes on after the last line it saw.
    while (skipped[0] && skipped[0].line < info.lines) yield* skipped.splice(0, 1);
    yield { line: info.lines, row: withoutEmpty(record, clearEmpty) };
  }
  yield* skipped.splice(0);
}

function reasonOf(error: CsvError | undefined): string {
  const { code, columns, record } = (error ?? {}) as { code?: string; columns?: unknown; record?: unknown };
  if (code === 'CSV_RECORD_INCONSISTENT_COLUMNS' && Array.isArray(columns) && Array.isArray(record))
    return `the row has ${record.length} fields, and the header ${columns.length}`;
  return `no CSV: ${error?.message}`;
}

/** The fields of a row that could not be read, as far as the parser came. */
function textIn(error: CsvError | undefined, delimiter: string): string {
  const record: unknown = error?.record;
  return Array.isArray(record) ? record.join(delimiter) : '';
}

const LISTS = ['tags', 'models', 'colours'];

/** An empty field of a table says nothing, unless it is a list that is to be cleared. */
function withoutEmpty(
  record: Record<string, string>,
  clearEmpty: boolean,
): Record<string, string | string[]> {
  const row: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(record))
    if (value !== '') row[name] = value;
    else if (clearEmpty && LISTS.includes(name)) row[name] = [];
  return row;
}
