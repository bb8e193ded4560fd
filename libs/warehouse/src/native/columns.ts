import { ByteWriter } from './byte-writer.js';

export type Value = string | number | boolean | readonly string[];

/** A column of a block while rows are added to it, and then its bytes as format Native has them. */
export interface Column {
  add(value: Value): void;
  bytes(): Buffer;
  /** Begins anew in the same memory; what `bytes` gave is no longer valid. */
  clear(): void;
}

/** Types that a block can hold, as ClickHouse names them. */
export type ColumnType = keyof typeof COLUMNS;

const COLUMNS = {
  String: () => columnOf('string', (out, text) => out.text(text)),
  'LowCardinality(String)': () => new DictionaryColumn(),
  'Array(String)': () => new ListColumn(),
  Bool: () => columnOf('boolean', (out, value) => out.uint8(value ? 1 : 0)),
  UInt16: () => columnOf('number', (out, value) => out.uint16(value)),
  UInt32: () => columnOf('number', (out, value) => out.uint32(value)),
  UInt64: () => columnOf('number', (out, value) => out.int64(value)),
  UUID: () => columnOf('string', writeUuid),
  /** Given in seconds. */
  "DateTime('UTC')": () => columnOf('number', (out, seconds) => out.uint32(seconds)),
  /** Given in ISO 8601. */
  "DateTime64(3, 'UTC')": () => columnOf('string', timeWriter()),
};

export const newColumn = (type: ColumnType): Column => COLUMNS[type]();

interface Kinds {
  string: string;
  number: number;
  boolean: boolean;
}

/** A column whose values follow one another. */
function columnOf<K extends keyof Kinds>(kind: K, write: (out: ByteWriter, value: Kinds[K]) => void): Column {
  const out = new ByteWriter();
  const isKind = (value: Value): value is Kinds[K] & Value => typeof value === kind;
  return {
    add: (value) => {
      if (!isKind(value)) throw new TypeError(`a ${kind} is wanted, not ${typeof value}`);
      write(out, value);
    },
    bytes: () => out.bytes(),
    clear: () => out.clear(),
  };
}

/** Writes milliseconds since 1970. Rows of a block are often of the same time, so the last one is not read again. */
function timeWriter(): (out: ByteWriter, text: string) => void {
  let last = { text: '', ms: 0 };
  return (out, text) => {
    if (last.text !== text) last = { text, ms: Date.parse(text) };
    out.int64(last.ms);
  };
}

/** Where the digits of each byte of a UUID are in its text: two numbers of 64 bits, hyphens between them. */
const UUID_BYTES = [16, 14, 11, 9, 6, 4, 2, 0, 34, 32, 30, 28, 26, 24, 21, 19];

function writeUuid(out: ByteWriter, uuid: string): void {
  for (const at of UUID_BYTES) out.uint8(digit(uuid, at) * 16 + digit(uuid, at + 1));
}

/** The value of a hexadecimal digit: `0` is 48, `A` 65, `a` 97. */
function digit(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code < 58 ? code - 48 : (code | 32) - 87;
}

const DICTIONARY_VERSION = 1;
/** Indexes of 32 bits into keys that come with the block. */
const INDEX_KIND = 2 | (1 << 9) | (1 << 10);

/** Each text once, and which one every row has. */
class DictionaryColumn implements Column {
  readonly #places = new Map<Value, number>();
  readonly #keys = new ByteWriter();
  readonly #indexes = new ByteWriter();

  add(value: Value): void {
    let place = this.#places.get(value);
    if (place === undefined) {
      if (typeof value !== 'string') throw new TypeError(`a string is wanted, not ${typeof value}`);
      place = this.#places.size;
      this.#places.set(value, place);
      this.#keys.text(value);
    }
    this.#indexes.uint32(place);
  }

  bytes(): Buffer {
    const head = new ByteWriter();
    for (const number of [DICTIONARY_VERSION, INDEX_KIND, this.#places.size]) head.int64(number);
    const rows = new ByteWriter();
    rows.int64(this.#indexes.length / 4);
    return Buffer.concat([head.bytes(), this.#keys.bytes(), rows.bytes(), this.#indexes.bytes()]);
  }

  clear(): void {
    this.#places.clear();
    this.#keys.clear();
    this.#indexes.clear();
  }
}

/** Where each row's list ends, and then all of their texts. */
class ListColumn implements Column {
  readonly #ends = new ByteWriter();
  readonly #items = new ByteWriter();
  #count = 0;

  add(value: Value): void {
    if (!Array.isArray(value)) throw new TypeError(`a list is wanted, not ${typeof value}`);
    for (const item of value as readonly string[]) this.#items.text(item);
    this.#count += value.length;
    this.#ends.int64(this.#count);
  }

  bytes(): Buffer {
    return Buffer.concat([this.#ends.bytes(), this.#items.bytes()]);
  }

  clear(): void {
    this.#count = 0;
    this.#ends.clear();
    this.#items.clear();
  }
}
