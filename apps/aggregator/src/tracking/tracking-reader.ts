import { AsciiText, type Value } from '@toile/warehouse/native';
import { ascii, JsonCursor } from '../json/json-cursor.js';
import { DataFields } from './data-fields.js';
import { namedEntities } from './named-entities.js';

const MOST_ID = 100;
const MOST_SUBJECT = 300;
/** The columns of the message's envelope and of what it names. */
const BEFORE_DATA = 7;
const [ID, TYPE, VERSION] = [ascii('{"id":'), ascii(',"type":'), ascii(',"version":')];
const [OCCURRED_AT, SUBJECT] = [ascii(',"occurred_at":'), ascii(',"subject":')];
const [CORRELATION, CAUSATION] = [ascii(',"correlation_id":'), ascii(',"causation_id":')];
const [DATA, END, NULL] = [ascii(',"data":'), ascii('}'), ascii('null')];

/**
 * Makes the fields of tracking messages that are written as ingest writes them: known names in their order, nothing escaped. It does
 * what `decodeMessage` and `trackingFields` do, without an object for each message; of one that is written in any other way it says
 * so, and those are left to do it.
 */
export class TrackingReader {
  readonly #cursor = new JsonCursor();
  readonly #id = new AsciiText();
  readonly #type = new AsciiText();
  readonly #subject = new AsciiText();
  readonly #correlation = new AsciiText();
  readonly #causation = new AsciiText();
  readonly #data = new DataFields();
  /** As `trackingFields` has them; the same list for every message. */
  readonly #fields: Value[] = [0, this.#correlation, this.#subject, '', '', '', []];

  /** @returns what is valid until the next message is read */
  read(value: {
    bytes: Buffer;
    start: number;
    end: number;
  }): { eventId: AsciiText; fields: Value[] } | undefined {
    const cursor = this.#cursor;
    cursor.moveTo(value.bytes, value.start, value.end);
    if (!cursor.past(ID) || !cursor.uuid(this.#id)) return undefined;
    if (!cursor.past(TYPE) || !cursor.text(this.#type, 1, MOST_ID)) return undefined;
    if (!cursor.past(VERSION) || !cursor.integer()) return undefined;
    if (!cursor.past(OCCURRED_AT)) return undefined;
    const occurredAt = cursor.time();
    if (occurredAt === undefined) return undefined;
    if (!cursor.past(SUBJECT) || !this.#textOrNull(this.#subject, MOST_SUBJECT)) return undefined;
    if (!cursor.past(CORRELATION) || !cursor.text(this.#correlation, 0, MOST_ID)) return undefined;
    if (!cursor.past(CAUSATION) || !this.#textOrNull(this.#causation, MOST_ID)) return undefined;
    const fields = this.#fields;
    if (!cursor.past(DATA) || !this.#data.read(cursor, fields, BEFORE_DATA)) return undefined;
    if (!cursor.past(END) || !cursor.isAtEnd) return undefined;
    const { route, locale, entity, searchEntities } = namedEntities(this.#data);
    fields[0] = occurredAt;
    fields[3] = route;
    fields[4] = locale;
    fields[5] = entity;
    fields[6] = searchEntities;
    return { eventId: this.#id, fields };
  }

  /** Null as an empty text. */
  #textOrNull(into: AsciiText, most: number): boolean {
    if (!this.#cursor.past(NULL)) return this.#cursor.text(into, 0, most);
    into.moveTo(NULL, 0, 0);
    return true;
  }
}
