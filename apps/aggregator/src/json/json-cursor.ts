import { AsciiText } from '@toile/warehouse/native';

const [QUOTE, BACKSLASH, OPEN, CLOSE, ZERO, NINE] = [34, 92, 123, 125, 48, 57];
/** Fewer digits than the least type of number has. */
const MOST_DIGITS = 9;

/** The bytes of a text that is ASCII. */
export const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');
const [EMPTY_LIST, LIST, COMMA, LIST_END] = [ascii('[]'), ascii('['), ascii(','), ascii(']')];
const NOTHING: readonly string[] = [];

/**
 * Goes through JSON as `JSON.stringify` writes it, in the bytes where it lies, without making objects. It reads less than JSON is: what is
 * outside ASCII, escaped, or spaced out is refused, and whoever asked reads the whole in the ordinary way. Behind the end of what it was
 * moved to it may read further, so `isAtEnd` must be asked at the end.
 */
export class JsonCursor {
  #bytes: Buffer = Buffer.alloc(0);
  #at = 0;
  #end = 0;
  readonly #minute = new Minute();

  moveTo(bytes: Buffer, start: number, end: number): void {
    this.#bytes = bytes;
    this.#at = start;
    this.#end = end;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#end;
  }

  /** Goes past these bytes, if they are next. */
  past(expected: Buffer): boolean {
    const bytes = this.#bytes;
    const at = this.#at;
    for (let index = 0; index < expected.length; index += 1)
      if (bytes[at + index] !== expected[index]) return false;
    this.#at = at + expected.length;
    return true;
  }

  /** Goes past a text of `least` to `most` characters, which `into` then is. */
  text(into: AsciiText, least: number, most: number): boolean {
    const bytes = this.#bytes;
    if (bytes[this.#at] !== QUOTE) return false;
    const start = this.#at + 1;
    const end = plainEnd(bytes, start, Math.min(this.#end, start + most));
    if (bytes[end] !== QUOTE || end - start < least) return false;
    into.moveTo(bytes, start, end);
    this.#at = end + 1;
    return true;
  }

  /** Goes past a list of texts, each of `mostText` characters at most. @returns them, or undefined */
  texts(most: number, mostText: number): readonly string[] | undefined {
    if (this.past(EMPTY_LIST)) return NOTHING;
    const texts: string[] = [];
    const text = new AsciiText();
    for (let before = LIST; this.past(before) && texts.length < most; before = COMMA) {
      if (!this.text(text, 0, mostText)) return undefined;
      texts.push(text.toString());
    }
    return texts.length > 0 && this.past(LIST_END) ? texts : undefined;
  }

  /** Goes past a UUID in small letters, but for those that are all zeros or ones. */
  uuid(into: AsciiText): boolean {
    return this.text(into, UUID_LENGTH, UUID_LENGTH) && isUuid(into);
  }

  /** Goes past an integer that is not negative. @returns it, or undefined */
  integer(): number | undefined {
    const start = this.#at;
    let value = 0;
    let at = start;
    for (; at < this.#end && at - start < MOST_DIGITS; at += 1) {
      const code = this.#bytes[at] ?? 0;
      if (code < ZERO || code > NINE) break;
      value = value * 10 + code - ZERO;
    }
    if (at === start || (this.#bytes[start] === ZERO && at > start + 1)) return undefined;
    this.#at = at;
    return value;
  }

  /** Goes past a time in the form of `Date.toISOString`. @returns milliseconds since 1970, or undefined */
  time(): number | undefined {
    const bytes = this.#bytes;
    const at = this.#at + 1;
    const minuteMs = this.#minute.of(bytes, at);
    const ms = digits(bytes, at + 17, 2) * 1000 + digits(bytes, at + 20, 3);
    const isTime =
      bytes[at - 1] === QUOTE && bytes[at + 19] === 46 && bytes[at + 23] === 90 && bytes[at + 24] === QUOTE;
    if (!isTime || !(ms < 60_000)) return undefined;
    this.#at = at + 25;
    return minuteMs === undefined ? undefined : minuteMs + ms;
  }

  /** Goes past an object. `into` then is all of it, as `JSON.stringify` would write it or not. */
  object(into: AsciiText): boolean {
    const bytes = this.#bytes;
    let depth = 0;
    let at = this.#at;
    if (bytes[at] !== OPEN) return false;
    do {
      const code = bytes[at] ?? 0;
      if (code === OPEN) depth += 1;
      else if (code === CLOSE) depth -= 1;
      else if (code === QUOTE) {
        at = plainEnd(bytes, at + 1, this.#end);
        if (bytes[at] !== QUOTE) return false;
      }
      at += 1;
    } while (depth > 0 && at < this.#end);
    if (depth > 0) return false;
    into.moveTo(bytes, this.#at, at);
    this.#at = at;
    return true;
  }
}

const UUID_LENGTH = 36;
/** What may stand where in a UUID: `-`, `v`ersion, `n` for variant, `x` for any digit. */
const UUID_FORM = 'xxxxxxxx-xxxx-vxxx-nxxx-xxxxxxxxxxxx';
const UUID_DIGITS: Readonly<Record<string, string>> = {
  '-': '-',
  v: '12345678',
  n: '89ab',
  x: '0123456789abcdef',
};
const UUID_ALLOWED = [...UUID_FORM].map((form) =>
  Uint8Array.from({ length: 128 }, (_, code) =>
    UUID_DIGITS[form]?.includes(String.fromCharCode(code)) ? 1 : 0,
  ),
);

function isUuid({ bytes, start }: AsciiText): boolean {
  for (let at = 0; at < UUID_LENGTH; at += 1) if (!UUID_ALLOWED[at]?.[bytes[start + at] ?? 0]) return false;
  return true;
}

/** Where a text's characters stop being ones that JSON writes as they are. */
function plainEnd(bytes: Buffer, start: number, most: number): number {
  let at = start;
  for (; at < most; at += 1) {
    const code = bytes[at] ?? 0;
    if (code === QUOTE || code === BACKSLASH || code < 32 || code > 126) break;
  }
  return at;
}

/** A number of so many digits; NaN when one is none. */
function digits(bytes: Buffer, start: number, count: number): number {
  let value = 0;
  for (let at = start; at < start + count; at += 1) {
    const code = bytes[at] ?? 0;
    value = code < ZERO || code > NINE ? Number.NaN : value * 10 + code - ZERO;
  }
  return value;
}

const MINUTE_LENGTH = '2026-01-01T00:00:'.length;

/** The minute that the last time was in; the next one is likely to be in the same. */
class Minute {
  readonly #text = new AsciiText();
  #last = '';
  #ms: number | undefined;

  /** @returns its begin in milliseconds since 1970, or undefined if it is none */
  of(bytes: Buffer, start: number): number | undefined {
    const text = this.#text.moveTo(bytes, start, start + MINUTE_LENGTH);
    if (text.equals(this.#last)) return this.#ms;
    this.#last = text.toString();
    const whole = `${this.#last}00.000Z`;
    const ms = Date.parse(whole);
    // What is written in another way may be no time by the schema, or another one.
    this.#ms = Number.isNaN(ms) || new Date(ms).toISOString() !== whole ? undefined : ms;
    return this.#ms;
  }
}
