import { ByteWriter } from './byte-writer.js';
import { type Column, type ColumnType, newColumn, type Value } from './columns.js';

export type { ColumnType, Value };

/** Names of columns with their types, in the order in which rows give them. */
export type Columns = Readonly<Record<string, ColumnType>>;

/** A block to which no more rows are added; another thread can be handed it. */
export interface FinishedBlock {
  columns: readonly string[];
  rows: number;
  bytes: Uint8Array<ArrayBuffer>;
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

  /** Values in the order of the columns. */
  add(row: readonly Value[]): void {
    if (row.length !== this.#columns.length)
      throw new RangeError(`${this.#columns.length} values are wanted, not ${row.length}`);
    for (let at = 0; at < row.length; at += 1) this.#columns[at]?.add(row[at] ?? '');
    this.#rows += 1;
  }

  /** The rows added so far; the next ones begin another block, in the same memory. */
  finish(): FinishedBlock {
    const counts = new ByteWriter();
    counts.varint(this.#columns.length);
    counts.varint(this.#rows);
    const columns = this.#columns.flatMap((column, at) => {
      const head = new ByteWriter();
      head.text(this.#names[at] ?? '');
      head.text(this.#types[at] ?? '');
      return [head.bytes(), column.bytes()];
    });
    const finished = {
      columns: this.#names,
      rows: this.#rows,
      bytes: joined([counts.bytes(), ...columns]),
    };
    this.#rows = 0;
    for (const column of this.#columns) column.clear();
    return finished;
  }
}

/** In memory of their own, which can be transferred: `Buffer.concat` takes small ones from memory that others share. */
function joined(pieces: readonly Buffer[]): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.allocUnsafeSlow(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
