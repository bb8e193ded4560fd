/** A table's row by column. Times are milliseconds since 1970 for a DateTime64(3), seconds for a DateTime. */
export type Row = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/**
 * Rows that are inserted together, each encoded when it is added: as objects, tens of thousands of them would cost more in garbage
 * collection than in all else (ADR 18). All have the same columns in the same order, as one object literal makes them.
 */
export class Block {
  readonly #rows: string[] = [];
  #columns: readonly string[] = [];

  get columns(): readonly string[] {
    return this.#columns;
  }

  /** Each a JSON array of its values. */
  get rows(): readonly string[] {
    return this.#rows;
  }

  /** Its first columns and the others. */
  add(first: Row, others: Row = {}): void {
    if (this.#rows.length === 0) this.#columns = [...Object.keys(first), ...Object.keys(others)];
    this.#rows.push(encodeRow([...Object.values(first), ...Object.values(others)]));
  }
}

/** Halves of a character that are written alone; the engine refuses the whole block for one. */
const HALVES = /\p{Surrogate}/gu;
/** How JSON writes them. What is part of a whole character is never escaped. */
const ESCAPED = '\\ud';

/** JSON that the engine can read whatever texts hold: half a character is U+FFFD, as in UTF-8. */
function encodeRow(values: readonly unknown[]): string {
  const json = JSON.stringify(values);
  if (!json.includes(ESCAPED)) return json;
  return JSON.stringify(values, (_key, value) =>
    typeof value === 'string' ? value.replace(HALVES, '\u{fffd}') : value,
  );
}
