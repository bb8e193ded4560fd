const NOTHING = Buffer.alloc(0);

/** A text of ASCII alone, where it lies in a larger piece of memory; one is moved from text to text instead of made for each. */
export class AsciiText {
  bytes: Buffer = NOTHING;
  start = 0;
  end = 0;

  static of(text: string): AsciiText {
    const bytes = Buffer.from(text, 'latin1');
    return new AsciiText().moveTo(bytes, 0, bytes.length);
  }

  moveTo(bytes: Buffer, start: number, end: number): this {
    this.bytes = bytes;
    this.start = start;
    this.end = end;
    return this;
  }

  get length(): number {
    return this.end - this.start;
  }

  equals(text: string): boolean {
    const { bytes, start, end } = this;
    if (text.length !== end - start) return false;
    for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) !== bytes[start + at]) return false;
    return true;
  }

  /** A number of 30 bits that texts of the same characters share. */
  hash(): number {
    const { bytes, start, end } = this;
    let hash = end - start;
    for (let at = start; at < end; at += 1) hash = (Math.imul(hash, 31) + (bytes[at] ?? 0)) | 0;
    return (hash ^ (hash >>> 15)) & 0x3fff_ffff;
  }

  toString(): string {
    return this.bytes.toString('latin1', this.start, this.end);
  }
}
