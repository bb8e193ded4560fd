import { ByteWriter } from './byte-writer.js';
import { type Column, type ColumnType, newColumn, type Value } from './columns.js';

export { AsciiText } from './ascii-text.js';
export type { ColumnType, Value };

/** Names of columns with their types, in the order in which rows give them. */
export type Columns = Readonly<Record<string, ColumnType>>;

/** A block to which no more rows are added. */
export interface FinishedBlock {
  columns: readonly string[];
  rows: number;
  /** Its bytes, one piece after another; they lie where the next block will. */
  pieces: readonly Buffer[];
}

/**
 * Rows of a table in ClickHouse's format Native: column by column, each under its name and type, which the engine takes without
 * reading values one by one.
 */
export class NativeBlock {
  readonly #names: readonly string[];
  readonly #types: readonly ColumnType[];
  readonly #columns: readonly Column[];
  #rows = 0;

  constructor(columns: Columns) {
    this.#names = Object.keys(columns);
    this.#types = Object.values(columns);
    this.#columns = this.#types.map(newColumn);
  }

  /** Values in the order of the columns: first some, then the others. */
  add(first: readonly Value[], others: readonly Value[] = []): void {
    const columns = this.#columns;
    const count = first.length + others.length;
    if (count !== columns.length) throw new RangeError(`${columns.length} values are wanted, not ${count}`);
    for (let at = 0; at < first.length; at += 1) columns[at]?.add(first[at] ?? '');
    for (let at = 0; at < others.length; at += 1) columns[first.length + at]?.add(others[at] ?? '');
    this.#rows += 1;
  }

  /** The rows added so far. It must be inserted before the first of the next ones is added, which is put in the same memory. */
  finish(): FinishedBlock {
    const counts = new ByteWriter();
    counts.varint(this.#columns.length);
    counts.varint(this.#rows);
    const columns = this.#columns.flatMap((column, at) => {
      const head = new ByteWriter();
      head.text(this.#names[at] ?? '');
      head.text(this.#types[at] ?? '');
      return [head.bytes(), ...column.pieces()];
    });
    const finished = { columns: this.#names, rows: this.#rows, pieces: [counts.bytes(), ...columns] };
    this.#rows = 0;
    for (const column of this.#columns) column.clear();
    return finished;
  }
}
