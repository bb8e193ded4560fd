import { ByteWriter } from './byte-writer.js';
import { type Column, type ColumnType, newColumn, type Value } from './columns.js';

/** Names of columns with their types, in the order in which rows give them. */
export type Columns = Readonly<Record<string, ColumnType>>;

/**
 * Rows of a table in ClickHouse's format Native: column by column, each under its name and type, which the engine takes without
 * reading values one by one.
 */
export class NativeBlock {
  readonly columns: readonly string[];
  readonly #types: readonly ColumnType[];
  readonly #columns: readonly Column[];
  #rows = 0;

  constructor(columns: Columns) {
    this.columns = Object.keys(columns);
    this.#types = Object.values(columns);
    this.#columns = this.#types.map(newColumn);
  }

  get rows(): number {
    return this.#rows;
  }

  /** Values in the order of the columns. */
  add(row: readonly Value[]): void {
    if (row.length !== this.#columns.length)
      throw new RangeError(`${this.#columns.length} values are wanted, not ${row.length}`);
    for (let at = 0; at < row.length; at += 1) this.#columns[at]?.add(row[at] ?? '');
    this.#rows += 1;
  }

  bytes(): Buffer {
    const counts = new ByteWriter();
    counts.varint(this.#columns.length);
    counts.varint(this.#rows);
    const columns = this.#columns.flatMap((column, at) => {
      const head = new ByteWriter();
      head.text(this.columns[at] ?? '');
      head.text(this.#types[at] ?? '');
      return [head.bytes(), column.bytes()];
    });
    return Buffer.concat([counts.bytes(), ...columns]);
  }
}
