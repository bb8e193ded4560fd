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
    /** As far as they can be told. */
    readonly fields: Record<string, string> = {},
  ) {}
}

export interface ReadOptions {
  /** Rows up to this line are passed over. */
  after?: number;
  /** Rows a batch. */
  most?: number;
  /** An empty list of a table means that there is nothing, not that nothing is said. */
  clearEmpty?: boolean;
  /** Told the names of a table's columns before its rows; what it throws ends the reading. */
  onHeader?: (names: string[]) => void;
}

/**
 * A file's rows in batches; memory does not grow with the file. What cannot be read comes as an `UnreadableRow`, so that one bad
 * line costs one row.
 */
export async function* readRows(
  path: string,
  format: FileFormat,
  { after = 0, most = 2_000, clearEmpty = false, onHeader = () => undefined }: ReadOptions = {},
): AsyncGenerator<RawRow[]> {
  let batch: RawRow[] = [];
  const rows = /\.csv$/i.test(path) ? csvRows(path, format, clearEmpty, onHeader) : ndjsonRows(path, format);
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

async function* csvRows(
  path: string,
  format: FileFormat,
  clearEmpty: boolean,
  onHeader: (names: string[]) => void,
): AsyncGenerator<RawRow> {
  const skipped: RawRow[] = [];
  const parser = Readable.from(textOf(path, format)).pipe(
    parse({
      delimiter: format.delimiter,
      columns: (names: string[]) => {
        onHeader(names);
        return names;
      },
      info: true,
      trim: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      max_record_size: LONGEST_LINE,
      on_skip: (error) => {
        skipped.push({
          line: Number(error?.lines ?? 0),
          row: unreadable(error, format.delimiter),
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

/** A row with more or fewer fields than the header keeps them under its names, to be put right there. */
function unreadable(error: CsvError | undefined, delimiter: string): UnreadableRow {
  const { code, columns, record } = (error ?? {}) as { code?: string; columns?: unknown; record?: unknown };
  const text = Array.isArray(record) ? record.join(delimiter) : '';
  if (code !== 'CSV_RECORD_INCONSISTENT_COLUMNS' || !Array.isArray(columns) || !Array.isArray(record))
    return new UnreadableRow(`no CSV: ${error?.message}`, text);
  const named = record.map((value, at): [string, string] => [columns[at]?.name ?? '', String(value)]);
  return new UnreadableRow(
    `the row has ${record.length} fields, and the header ${columns.length}: put the fields right, and take "text" away`,
    text,
    Object.fromEntries(named.filter(([name, value]) => name && value)),
  );
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
