import { AsciiText } from './ascii-text.js';
import { ByteWriter } from './byte-writer.js';

/** What a column takes; a text also as the bytes that it is, a time also in milliseconds since 1970. */
export type Value = string | AsciiText | number | boolean | readonly string[];

/** A column of a block while rows are added to it, and then its bytes as format Native has them. */
export interface Column {
  add(value: Value): void;
  pieces(): Buffer[];
  /** Begins anew in the same memory: what `pieces` gave stays valid until the next value. */
  clear(): void;
}

/** Types that a block can hold, as ClickHouse names them. */
export type ColumnType = keyof typeof COLUMNS;

const COLUMNS = {
  String: () => columnOf(isText, writeText),
  'LowCardinality(String)': () => new DictionaryColumn(),
  'Array(String)': () => new ListColumn(),
  Bool: () => columnOf(isBoolean, (out, value) => out.uint8(value ? 1 : 0)),
  UInt16: () => columnOf(isNumber, (out, value) => out.uint16(value)),
  UInt32: () => columnOf(isNumber, (out, value) => out.uint32(value)),
  UInt64: () => columnOf(isNumber, (out, value) => out.int64(value)),
  UUID: () => columnOf(isText, writeUuid),
  /** Given in seconds. */
  "DateTime('UTC')": () => columnOf(isNumber, (out, seconds) => out.uint32(seconds)),
  /** Given in ISO 8601 or as milliseconds. */
  "DateTime64(3, 'UTC')": () => columnOf(isTime, timeWriter()),
};

export const newColumn = (type: ColumnType): Column => COLUMNS[type]();

const isBoolean = (value: Value) => typeof value === 'boolean';
const isNumber = (value: Value) => typeof value === 'number';
const isText = (value: Value) => typeof value === 'string' || value instanceof AsciiText;
const isTime = (value: Value) => typeof value === 'string' || typeof value === 'number';

/** A column whose values follow one another. */
function columnOf<V extends Value>(
  isOne: (value: Value) => value is V,
  write: (out: ByteWriter, value: V) => void,
): Column {
  const out = new ByteWriter();
  return {
    add: (value) => {
      if (!isOne(value)) throw new TypeError(`the column takes no ${typeof value}`);
      write(out, value);
    },
    pieces: () => [out.bytes()],
    clear: () => out.clear(),
  };
}

function writeText(out: ByteWriter, text: string | AsciiText): void {
  if (typeof text === 'string') out.text(text);
  else out.ascii(text);
}

/** Writes milliseconds since 1970. Rows of a block are often of the same time, so the last one is not read again. */
function timeWriter(): (out: ByteWriter, time: string | number) => void {
  let last = { text: '', ms: 0 };
  return (out, time) => {
    if (typeof time === 'string' && last.text !== time) last = { text: time, ms: Date.parse(time) };
    out.int64(typeof time === 'string' ? last.ms : time);
  };
}

/** Where the digits of each byte of a UUID are in its text: two numbers of 64 bits, hyphens between them. */
const UUID_BYTES = [16, 14, 11, 9, 6, 4, 2, 0, 34, 32, 30, 28, 26, 24, 21, 19];

function writeUuid(out: ByteWriter, uuid: string | AsciiText): void {
  if (typeof uuid === 'string') {
    for (const at of UUID_BYTES) out.uint8(digit(uuid.charCodeAt(at)) * 16 + digit(uuid.charCodeAt(at + 1)));
    return;
  }
  const { bytes, start } = uuid;
  for (const at of UUID_BYTES)
    out.uint8(digit(bytes[start + at] ?? 0) * 16 + digit(bytes[start + at + 1] ?? 0));
}

/** The value of a hexadecimal digit: `0` is 48, `A` 65, `a` 97. */
const digit = (code: number): number => (code < 58 ? code - 48 : (code | 32) - 87);

const DICTIONARY_VERSION = 1;
/** Indexes of 32 bits into keys that come with the block. */
const INDEX_KIND = 2 | (1 << 9) | (1 << 10);

/** Each text once, and which one every row has. */
class DictionaryColumn implements Column {
  readonly #places = new Map<Value, number>();
  readonly #texts: string[] = [];
  /** The place of a text by its hash, the last one's where several share it. */
  readonly #hashes = new Map<number, number>();
  readonly #keys = new ByteWriter();
  readonly #indexes = new ByteWriter();

  add(value: Value): void {
    this.#indexes.uint32(value instanceof AsciiText ? this.#placeOfBytes(value) : this.#placeOf(value));
  }

  #placeOf(value: Value): number {
    const known = this.#places.get(value);
    if (known !== undefined) return known;
    if (typeof value !== 'string') throw new TypeError(`a string is wanted, not ${typeof value}`);
    const place = this.#texts.push(value) - 1;
    this.#places.set(value, place);
    this.#keys.text(value);
    return place;
  }

  /** The same without making a string of what has been there before. */
  #placeOfBytes(value: AsciiText): number {
    const hash = value.hash();
    const known = this.#hashes.get(hash);
    if (known !== undefined && value.equals(this.#texts[known] ?? '')) return known;
    const place = this.#placeOf(value.toString());
    this.#hashes.set(hash, place);
    return place;
  }

  pieces(): Buffer[] {
    const head = new ByteWriter();
    for (const number of [DICTIONARY_VERSION, INDEX_KIND, this.#texts.length]) head.int64(number);
    const rows = new ByteWriter();
    rows.int64(this.#indexes.length / 4);
    return [head.bytes(), this.#keys.bytes(), rows.bytes(), this.#indexes.bytes()];
  }

  clear(): void {
    this.#places.clear();
    this.#texts.length = 0;
    this.#hashes.clear();
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

  pieces(): Buffer[] {
    return [this.#ends.bytes(), this.#items.bytes()];
  }

  clear(): void {
    this.#count = 0;
    this.#ends.clear();
    this.#items.clear();
  }
}
