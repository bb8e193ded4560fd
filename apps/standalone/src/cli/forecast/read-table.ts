import type { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { seasonOf, stepOf, type TimeScale, timeScaleOf } from './times.js';

export interface SeriesTable {
  series: { name: string; values: Float64Array }[];
  /** The time of the step `h` after the last row. */
  timeAfter: (h: number) => string;
  season: number;
  /** What was not as it should be, and how it was read. */
  notes: string[];
}

interface Row {
  line: number;
  time: string;
  values: Float64Array;
}

const MISSING = new Set(['', 'na', 'nan', 'n/a', 'null', 'none', '-']);
/** A hole of more than this many steps is a mistake in the times, not a gap. */
const MOST_STEPS = 5_000_000;

/**
 * A table as CSV: the first column is time (dates, ISO weeks, months or whole numbers), each further one a series. Rows may be in any
 * order and steps may be missing; empty cells are missing values. Errors name the row and the column.
 */
export async function readSeriesTable(input: Readable, delimiter: string): Promise<SeriesTable> {
  const { names, rows } = await readRows(input, delimiter);
  const scale = timeScaleOf(rows.slice(0, 500).map(({ time }) => time));
  if (!scale)
    throw new Error(
      `row ${rows[0]?.line}: "${rows[0]?.time}" is no time; write dates (2024-01-29), ISO weeks (2024-W05), months (2024-01) or whole numbers`,
    );
  const timed = rows.map((row) => ({ row, at: timeOf(row, scale) }));
  const notes: string[] = [];
  if (timed.some(({ at }, index) => at < (timed[index - 1]?.at ?? at))) {
    notes.push('rows were not in the order of time: sorted');
    timed.sort((a, b) => a.at - b.at);
  }
  timed.forEach(({ row, at }, index) => {
    const before = timed[index - 1];
    if (before?.at === at)
      throw new Error(`rows ${before.row.line} and ${row.line} have the same time, ${row.time}: keep one`);
  });
  return align(names, timed, scale, notes);
}

function align(
  names: readonly string[],
  timed: readonly { row: Row; at: number }[],
  scale: TimeScale,
  notes: string[],
): SeriesTable {
  const step = stepOf(timed.map(({ at }) => at));
  const first = timed[0]?.at ?? 0;
  const last = timed.at(-1)?.at ?? 0;
  for (const { row, at } of timed)
    if ((at - first) % step !== 0)
      throw new Error(
        `row ${row.line}: ${row.time} is not a whole number of steps after ${scale.text(first)}; most rows are ${step} ${scale.unit === 'number' ? '' : `${scale.unit}s `}apart`,
      );
  const length = (last - first) / step + 1;
  if (length > MOST_STEPS)
    throw new Error(
      `from ${scale.text(first)} to ${scale.text(last)} are ${length} steps: too many; look at the times`,
    );
  if (length > timed.length) notes.push(`${length - timed.length} steps are missing between rows: filled`);
  const series = names.map((name) => ({ name, values: new Float64Array(length).fill(Number.NaN) }));
  for (const { row, at } of timed)
    row.values.forEach((value, column) => {
      const of = series[column];
      if (of) of.values[(at - first) / step] = value;
    });
  return {
    series,
    notes,
    season: seasonOf(scale.unit, step),
    timeAfter: (h) => scale.text(last + (h + 1) * step),
  };
}

function timeOf({ line, time }: Row, scale: TimeScale): number {
  const at = scale.of(time);
  if (at === undefined)
    throw new Error(
      `row ${line}: "${time}" is no time like those before it; write all of the first column one way`,
    );
  return at;
}

async function readRows(input: Readable, delimiter: string): Promise<{ names: string[]; rows: Row[] }> {
  const parser = input.pipe(
    parse({ bom: true, delimiter, info: true, relax_column_count: true, skip_empty_lines: true, trim: true }),
  );
  input.on('error', (error) => parser.destroy(error));
  let names: string[] | undefined;
  const rows: Row[] = [];
  for await (const { record, info } of parser as AsyncIterable<{
    record: string[];
    info: { lines: number };
  }>) {
    if (names) rows.push(rowOf(record, info.lines, names));
    else names = namesOf(record);
  }
  if (!names) throw new Error('the table is empty: write a header, then a row for each time');
  if (rows.length === 0) throw new Error('the table has a header and no row: write a row for each time');
  return { names, rows };
}

function namesOf(header: readonly string[]): string[] {
  const names = header.slice(1);
  if (names.length === 0)
    throw new Error(
      'the header has one column: write time first, then a column for each series (--delimiter says what parts them)',
    );
  names.forEach((name, index) => {
    if (name === '') throw new Error(`the header has no name for column ${index + 2}`);
    if (names.indexOf(name) !== index && names.length < 20_000)
      throw new Error(
        `columns ${names.indexOf(name) + 2} and ${index + 2} are both called "${name}": rename one`,
      );
  });
  return names;
}

/** Squares and products of what lies beyond leave no number. */
const LARGEST = 1e100;

function rowOf(record: readonly string[], line: number, names: readonly string[]): Row {
  if (record.length !== names.length + 1)
    throw new Error(`row ${line} has ${record.length} columns, the header ${names.length + 1}`);
  const values = Float64Array.from(names, (name, index) => {
    const text = record[index + 1] ?? '';
    if (MISSING.has(text.toLowerCase())) return Number.NaN;
    const value = Number(text);
    if (!Number.isFinite(value))
      throw new Error(
        `row ${line}, column "${name}": "${text}" is no number; leave the cell empty when the value is missing`,
      );
    if (Math.abs(value) > LARGEST)
      throw new Error(
        `row ${line}, column "${name}": ${text} is too large, beyond ${LARGEST}; write it in a larger unit`,
      );
    return value;
  });
  return { line, time: record[0] ?? '', values };
}
