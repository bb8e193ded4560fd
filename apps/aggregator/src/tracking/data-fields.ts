import { BEACON_KINDS } from '@toile/contracts';
import { AsciiText, type Value } from '@toile/warehouse/native';
import { ascii, JsonCursor } from '../json/json-cursor.js';
import type { Told } from './named-entities.js';
import { DATA_COLUMNS, DATA_NAMES, type DataName, defaultOf } from './tracking-row.js';

/** The message's schema bounds no text of the data, and no item of a list, more narrowly, and no list to fewer. */
const MOST_TEXT = 300;
const MOST_ITEMS = 1_000;
const [TRUE, FALSE, OPEN, COLON, END] = [ascii('true'), ascii('false'), ascii('{'), ascii(':'), ascii('}')];

/** Goes past one field's value. @returns what its column takes, or undefined */
type ReadValue = (cursor: JsonCursor) => Value | undefined;

interface Field {
  key: Buffer;
  read: ReadValue;
  /** What stands for it where it is left out; undefined where it may not be. */
  absent: Value | undefined;
}

/** The fields of a tracking message's data, read one after the other in the order of `DATA_NAMES`. */
export class DataFields implements Told {
  readonly #fields: readonly Field[] = DATA_NAMES.map((name, index) => ({
    key: ascii(`${index === 0 ? '{' : ','}"${name}":`),
    read: readerOf(name),
    absent: defaultOf(name),
  }));
  #values: readonly Value[] = [];
  #from = 0;

  /** Goes past the data and puts its columns into a row; false when it is not written as ingest writes it. */
  read(cursor: JsonCursor, row: Value[], from: number): boolean {
    this.#values = row;
    this.#from = from;
    const fields = this.#fields;
    for (let index = 0; index < fields.length; index += 1) {
      const field = fields[index];
      const value = field && cursor.past(field.key) ? field.read(cursor) : field?.absent;
      if (value === undefined) return false;
      row[from + index] = value;
    }
    return cursor.past(END);
  }

  get kind(): string {
    return this.#text(KIND);
  }

  get target(): string {
    return this.#text(TARGET);
  }

  get uri(): string {
    return this.#text(URI);
  }

  get route_params(): Record<string, unknown> {
    return JSON.parse(this.#text(ROUTE_PARAMS));
  }

  get query(): Record<string, unknown> {
    return JSON.parse(this.#text(QUERY));
  }

  #text(place: number): string {
    const value = this.#values[this.#from + place];
    return typeof value === 'string' ? value : value instanceof AsciiText ? value.toString() : '';
  }
}

const placeOf = (name: DataName) => DATA_NAMES.indexOf(name);
const [KIND, TARGET, URI] = [placeOf('kind'), placeOf('target'), placeOf('uri')];
const [ROUTE_PARAMS, QUERY] = [placeOf('route_params'), placeOf('query')];

function readerOf(name: DataName): ReadValue {
  const text = new AsciiText();
  if (name === 'kind')
    return (cursor) =>
      cursor.text(text, 1, MOST_TEXT) ? BEACON_KINDS.find((kind) => text.equals(kind)) : undefined;
  if (name === 'route_params' || name === 'query')
    return (cursor) => (cursor.object(text) ? asWritten(text) : undefined);
  switch (DATA_COLUMNS[name]) {
    case 'UInt32':
      return (cursor) => cursor.integer();
    case 'Bool':
      return (cursor) => (cursor.past(TRUE) ? true : cursor.past(FALSE) ? false : undefined);
    case "DateTime64(3, 'UTC')":
      return (cursor) => cursor.time();
    case 'Array(String)':
      return (cursor) => cursor.texts(MOST_ITEMS, MOST_TEXT);
    default:
      return (cursor) => (cursor.text(text, 0, MOST_TEXT) ? text : undefined);
  }
}

const pair = new JsonCursor();
const [pairName, pairText] = [new AsciiText(), new AsciiText()];

/** An object as `JSON.stringify` writes it: what it is already, when it holds one text at most. */
function asWritten(object: AsciiText): Value | undefined {
  if (object.length === 2) return object;
  pair.moveTo(object.bytes, object.start, object.end);
  const isPair =
    pair.past(OPEN) &&
    pair.text(pairName, 0, MOST_TEXT) &&
    pair.past(COLON) &&
    pair.text(pairText, 0, MOST_TEXT);
  if (isPair && pair.past(END) && pair.isAtEnd) return object;
  try {
    return JSON.stringify(JSON.parse(object.toString()));
  } catch {
    return undefined;
  }
}
