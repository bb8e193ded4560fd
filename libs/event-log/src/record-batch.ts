import type { LogRecord } from './port.js';

/** A batch's records as they are handed to another thread: plain values and memory, nothing with methods. */
export interface PackedRecords {
  topic: string;
  partition: number;
  /** Offset of the first record; the others follow it without a gap. */
  first: number;
  /** Each record's key, headers as JSON and value, every one with its length before it, four bytes big-endian. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Where in `bytes` each record begins. */
  starts: Uint32Array<ArrayBuffer>;
  /** When each was appended, milliseconds since 1970. */
  times: Float64Array<ArrayBuffer>;
}

const LENGTH_BYTES = 4;

/** Records of one partition that follow one another, in one piece of memory; an object is made only of what is asked for. */
export class RecordBatch {
  readonly #packed: PackedRecords;
  readonly #bytes: Buffer<ArrayBuffer>;

  constructor(packed: PackedRecords) {
    this.#packed = packed;
    this.#bytes = Buffer.from(packed.bytes.buffer, packed.bytes.byteOffset, packed.bytes.byteLength);
  }

  /** Records that are objects already. Throws `RangeError` when they do not follow one another in one partition. */
  static of(records: readonly LogRecord[]): RecordBatch {
    const { topic = '', partition = 0, offset = 0 } = records[0] ?? {};
    const packing = new Packing(topic, partition, offset);
    for (const [index, record] of records.entries()) {
      if (record.offset !== offset + index || record.partition !== partition || record.topic !== topic)
        throw new RangeError(
          `${topic}/${partition} has a gap: ${record.topic}/${record.partition} ${record.offset} follows ${offset + index - 1}`,
        );
      const headers = JSON.stringify(record.headers);
      packing.add(
        packed([Buffer.from(record.key), Buffer.from(headers), record.value]),
        0,
        record.appendedAt.getTime(),
      );
    }
    return packing.batch();
  }

  get topic(): string {
    return this.#packed.topic;
  }

  get partition(): number {
    return this.#packed.partition;
  }

  get length(): number {
    return this.#packed.starts.length;
  }

  /** Bytes of keys, headers and values together. */
  get byteLength(): number {
    return this.#bytes.length - this.length * 3 * LENGTH_BYTES;
  }

  offset(index: number): number {
    return this.#packed.first + index;
  }

  /** Milliseconds since 1970. */
  appendedMs(index: number): number {
    return this.#packed.times[index] ?? 0;
  }

  valueBytes(index: number): number {
    const at = this.#valueAt(index);
    return this.#endOf(index) - at;
  }

  valueText(index: number): string {
    return this.#bytes.toString('utf8', this.#valueAt(index), this.#endOf(index));
  }

  record(index: number): LogRecord {
    const bytes = this.#bytes;
    const key = this.#startOf(index) + LENGTH_BYTES;
    const keyEnd = key + bytes.readInt32BE(key - LENGTH_BYTES);
    const headers = keyEnd + LENGTH_BYTES;
    const headersEnd = headers + Math.max(0, bytes.readInt32BE(keyEnd));
    return {
      topic: this.topic,
      partition: this.partition,
      offset: this.offset(index),
      key: bytes.toString('utf8', key, keyEnd),
      headers: headersEnd > headers ? JSON.parse(bytes.toString('utf8', headers, headersEnd)) : {},
      value: bytes.subarray(headersEnd + LENGTH_BYTES, this.#endOf(index)),
      appendedAt: new Date(this.appendedMs(index)),
    };
  }

  records(): LogRecord[] {
    return Array.from({ length: this.length }, (_, index) => this.record(index));
  }

  /** The first `count` records, in the same memory. */
  take(count: number): RecordBatch {
    if (count >= this.length) return this;
    const { bytes, starts, times, ...place } = this.#packed;
    return new RecordBatch({
      ...place,
      bytes: bytes.subarray(0, starts[count]),
      starts: starts.subarray(0, count),
      times: times.subarray(0, count),
    });
  }

  /** For `postMessage`, with the memory to transfer; neither this batch nor one that shares its memory can be read afterwards. */
  handOver(): { packed: PackedRecords; memory: ArrayBuffer[] } {
    const { bytes, starts, times } = this.#packed;
    return { packed: this.#packed, memory: [bytes.buffer, starts.buffer, times.buffer] };
  }

  #startOf(index: number): number {
    return this.#packed.starts[index] ?? this.#bytes.length;
  }

  #endOf(index: number): number {
    return this.#startOf(index + 1);
  }

  /** Past key and headers; there may be none of these, which PostgreSQL says by the length -1. */
  #valueAt(index: number): number {
    const key = this.#startOf(index);
    const headers = key + LENGTH_BYTES + this.#bytes.readInt32BE(key);
    return headers + LENGTH_BYTES + Math.max(0, this.#bytes.readInt32BE(headers)) + LENGTH_BYTES;
  }
}

export interface PackedSize {
  bytes: number;
  records: number;
}
const LEAST: PackedSize = { bytes: 16 * 1024, records: 64 };

/** A batch while records are added to it, in memory that doubles when it is full. */
export class Packing {
  #bytes: Uint8Array<ArrayBuffer>;
  #used = 0;
  #starts: Uint32Array<ArrayBuffer>;
  #times: Float64Array<ArrayBuffer>;
  #count = 0;

  constructor(
    private readonly topic: string,
    private readonly partition: number,
    private readonly first: number,
    /** About as large as it will be, where that is known: memory that is outgrown costs the garbage collector. */
    expected: PackedSize = LEAST,
  ) {
    this.#bytes = new Uint8Array(expected.bytes);
    this.#starts = new Uint32Array(expected.records);
    this.#times = new Float64Array(expected.records);
  }

  get count(): number {
    return this.#count;
  }

  /** Copies a record's bytes, laid out as `PackedRecords` says, from `at` to the end of `source`. */
  add(source: Buffer, at: number, appendedMs: number): void {
    const length = source.length - at;
    if (this.#used + length > this.#bytes.length) this.#bytes = grown(this.#bytes, this.#used + length);
    if (this.#count === this.#starts.length) {
      this.#starts = grown(this.#starts, this.#count + 1);
      this.#times = grown(this.#times, this.#count + 1);
    }
    this.#starts[this.#count] = this.#used;
    this.#times[this.#count] = appendedMs;
    source.copy(this.#bytes, this.#used, at);
    this.#used += length;
    this.#count += 1;
  }

  /** A little more than is packed, for the batch that follows. */
  get size(): PackedSize {
    return {
      bytes: Math.max(LEAST.bytes, Math.ceil(this.#used * 1.05)),
      records: Math.max(LEAST.records, Math.ceil(this.#count * 1.05)),
    };
  }

  batch(): RecordBatch {
    return new RecordBatch({
      ...{ topic: this.topic, partition: this.partition, first: this.first },
      bytes: this.#bytes.subarray(0, this.#used),
      starts: this.#starts.subarray(0, this.#count),
      times: this.#times.subarray(0, this.#count),
    });
  }
}

type Numbers = Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

function grown<A extends Numbers>(array: A, least: number): A {
  const larger = new (array.constructor as new (length: number) => A)(Math.max(array.length * 2, least));
  larger.set(array);
  return larger;
}

function packed(fields: readonly Buffer[]): Buffer {
  return Buffer.concat(
    fields.flatMap((field) => {
      const length = Buffer.alloc(LENGTH_BYTES);
      length.writeInt32BE(field.length);
      return [length, field];
    }),
  );
}
