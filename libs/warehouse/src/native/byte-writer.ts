import type { AsciiText } from './ascii-text.js';

const FIRST_BYTES = 256;
/** Longer texts are left to the runtime; up to here a loop over the characters is faster than a call out of JavaScript. */
const SHORT = 128;

/** Bytes that grow as they are written, numbers little-endian. */
export class ByteWriter {
  #bytes = Buffer.allocUnsafeSlow(FIRST_BYTES);
  #view = viewOf(this.#bytes);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** What has been written; it stays as it is when more is written, until `clear`. */
  bytes(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  /** Begins anew in the same memory. */
  clear(): void {
    this.#length = 0;
  }

  uint8(value: number): void {
    this.#room(1);
    this.#bytes[this.#length++] = value;
  }

  uint16(value: number): void {
    this.#room(2);
    this.#view.setUint16(this.#length, value, true);
    this.#length += 2;
  }

  uint32(value: number): void {
    this.#room(4);
    this.#view.setUint32(this.#length, value, true);
    this.#length += 4;
  }

  /** An integer that a number holds exactly; a negative one in two's complement. */
  int64(value: number): void {
    this.#room(8);
    this.#view.setUint32(this.#length, value, true);
    this.#view.setInt32(this.#length + 4, Math.floor(value / 2 ** 32), true);
    this.#length += 8;
  }

  /** Seven bits a byte, the lowest first. */
  varint(value: number): void {
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) this.uint8((rest & 127) | 128);
    this.uint8(rest);
  }

  /** Length and UTF-8. */
  text(value: string): void {
    if (value.length < SHORT && this.#ascii(value)) return;
    this.varint(Buffer.byteLength(value));
    this.#room(value.length * 3);
    this.#length += this.#bytes.write(value, this.#length);
  }

  /** Length and bytes. */
  ascii({ bytes, start, end }: AsciiText): void {
    const length = end - start;
    this.varint(length);
    this.#room(length);
    const to = this.#bytes;
    const shift = this.#length - start;
    if (length < SHORT) for (let at = start; at < end; at += 1) to[at + shift] = bytes[at] ?? 0;
    else to.set(bytes.subarray(start, end), this.#length);
    this.#length += length;
  }

  #ascii(value: string): boolean {
    const { length } = value;
    this.#room(length + 1);
    const bytes = this.#bytes;
    const start = this.#length + 1;
    for (let at = 0; at < length; at += 1) {
      const code = value.charCodeAt(at);
      if (code > 127) return false;
      bytes[start + at] = code;
    }
    bytes[start - 1] = length;
    this.#length = start + length;
    return true;
  }

  #room(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const grown = Buffer.allocUnsafeSlow(Math.max(this.#bytes.length * 2, this.#length + more));
    this.#bytes.copy(grown, 0, 0, this.#length);
    this.#bytes = grown;
    this.#view = viewOf(grown);
  }
}

const viewOf = (bytes: Buffer) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
