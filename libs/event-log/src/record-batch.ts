import { Spare } from '@toile/platform';
import type { LogRecord } from './port.js';

/** What batches lie in; it may be larger than they are. */
export interface BatchMemory {
  /** Each record's key, headers as JSON and value, every one with its length before it, four bytes big-endian. */
  bytes: Buffer;
  /** Where in `bytes` each record begins. */
  starts: Uint32Array;
  /** When each was appended, milliseconds since 1970. */
  times: Float64Array;
}

interface Place {
  topic: string;
  partition: number;
  /** Offset of the first record; the others follow it without a gap. */
  first: number;
  count: number;
  /** Where in the memory the last one ends. */
  end: number;
}

const LENGTH_BYTES = 4;
const NO_MEMORY: BatchMemory = {
  bytes: Buffer.alloc(0),
  starts: new Uint32Array(0),
  times: new Float64Array(0),
};
/** As many as blocks that are carried side by side. */
const spare = new Spare<BatchMemory>(4);

/** Memory for a batch that will be released, of a batch that was. */
export const spareMemory = (): BatchMemory | undefined => spare.take();

/** Records of one partition that follow one another, in one piece of memory; an object is made only of what is asked for. */
export class RecordBatch {
  /** Shared with the batches that were taken from this one. */
  readonly #shared: { memory: BatchMemory };
  readonly #place: Place;

  constructor(place: Place, shared: { memory: BatchMemory }) {
    this.#place = place;
    this.#shared = shared;
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
    return this.#place.topic;
  }

  get partition(): number {
    return this.#place.partition;
  }

  get length(): number {
    return this.#place.count;
  }

  /** Bytes of keys, headers and values together. */
  get byteLength(): number {
    return this.#place.end - this.length * 3 * LENGTH_BYTES;
  }

  offset(index: number): number {
    return this.#place.first + index;
  }

  /** Milliseconds since 1970. */
  appendedMs(index: number): number {
    return this.#memory.times[index] ?? 0;
  }

  valueBytes(index: number): number {
    const at = this.#valueAt(index);
    return this.#endOf(index) - at;
  }

  /** A value's bytes, where they lie among the others. */
  valueIn(index: number): { bytes: Buffer; start: number; end: number } {
    return { bytes: this.#memory.bytes, start: this.#valueAt(index), end: this.#endOf(index) };
  }

  valueText(index: number): string {
    return this.#memory.bytes.toString('utf8', this.#valueAt(index), this.#endOf(index));
  }

  record(index: number): LogRecord {
    const { bytes } = this.#memory;
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
    return new RecordBatch({ ...this.#place, count, end: this.#startOf(count) }, this.#shared);
  }

  /** Lets others use the memory. Neither this batch nor one that shares its memory can be read afterwards. */
  release(): void {
    const { memory } = this.#shared;
    this.#shared.memory = NO_MEMORY;
    if (memory !== NO_MEMORY) spare.give(memory);
  }

  get #memory(): BatchMemory {
    return this.#shared.memory;
  }

  #startOf(index: number): number {
    return this.#memory.starts[index] ?? 0;
  }

  #endOf(index: number): number {
    return index + 1 < this.length ? this.#startOf(index + 1) : this.#place.end;
  }

  /** Past key and headers; there may be none of these, which PostgreSQL says by the length -1. */
  #valueAt(index: number): number {
    const key = this.#startOf(index);
    const { bytes } = this.#memory;
    const headers = key + LENGTH_BYTES + bytes.readInt32BE(key);
    return headers + LENGTH_BYTES + Math.max(0, bytes.readInt32BE(headers)) + LENGTH_BYTES;
  }
}

const FIRST_BYTES = 16 * 1024;
const FIRST_RECORDS = 64;
const newMemory = (): BatchMemory => ({
  bytes: Buffer.allocUnsafeSlow(FIRST_BYTES),
  starts: new Uint32Array(FIRST_RECORDS),
  times: new Float64Array(FIRST_RECORDS),
});

/** A batch while records are added to it, in memory that doubles when it is full. */
export class Packing {
  readonly #memory: BatchMemory;
  #used = 0;
  #count = 0;

  constructor(
    private readonly topic: string,
    private readonly partition: number,
    private readonly first: number,
    memory: BatchMemory = newMemory(),
  ) {
    this.#memory = { ...memory };
  }

  get count(): number {
    return this.#count;
  }

  /** Copies a record's bytes, laid out as `BatchMemory` says, from `at` to the end of `source`. */
  add(source: Buffer, at: number, appendedMs: number): void {
    const memory = this.#memory;
    const length = source.length - at;
    if (this.#used + length > memory.bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(memory.bytes.length * 2, this.#used + length));
      memory.bytes.copy(larger, 0, 0, this.#used);
      memory.bytes = larger;
    }
    if (this.#count === memory.starts.length) {
      memory.starts = twice(memory.starts);
      memory.times = twice(memory.times);
    }
    memory.starts[this.#count] = this.#used;
    memory.times[this.#count] = appendedMs;
    source.copy(memory.bytes, this.#used, at);
    this.#used += length;
    this.#count += 1;
  }

  batch(): RecordBatch {
    const { topic, partition, first } = this;
    return new RecordBatch(
      { topic, partition, first, count: this.#count, end: this.#used },
      { memory: this.#memory },
    );
  }
}

function twice<A extends Uint32Array | Float64Array>(array: A): A {
  const larger = new (array.constructor as new (length: number) => A)(array.length * 2);
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
