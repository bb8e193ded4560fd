import type { KafkaMessage } from 'kafkajs';
import { recordBytes } from '../check-records.js';
import type { LogRecord } from '../port.js';

/** What a consumer has fetched of one partition, in order and without a gap. */
export class Window {
  #records: LogRecord[] = [];
  #bytes = 0;
  /** The offset that must arrive next; undefined when the consumer may be anywhere. */
  next: number | undefined;
  /** The end of the partition when the latest of these were fetched. */
  end = 0;
  /** Reads under way or waiting, and when the last one ended. */
  readers = 0;
  readAt = 0;
  /** Whoever waits for records at `next`. */
  waiting: { arrived(): void; failed(reason: Error): void } | undefined;
  /** The read under way; two at once would seek away from each other. */
  reading: Promise<unknown> = Promise.resolve();

  constructor(
    readonly topic: string,
    readonly partition: number,
  ) {}

  get bytes(): number {
    return this.#bytes;
  }

  /** Forgets all; records go on at `next`. */
  restart(next: number | undefined): void {
    this.#records = [];
    this.#bytes = 0;
    this.next = next;
  }

  has(offset: number): boolean {
    return this.next !== undefined ? offset < this.next && offset >= this.next - this.#records.length : false;
  }

  /** Records from an offset on, within limits; the first passes any limit of bytes when `atLeastOne`. */
  take(
    from: number,
    maxRecords: number,
    maxBytes: number,
    atLeastOne: boolean,
  ): { records: LogRecord[]; bytes: number; isFull: boolean } {
    const records: LogRecord[] = [];
    let bytes = 0;
    const first = this.#records[0]?.offset ?? from;
    for (let at = from - first; at >= 0 && at < this.#records.length; at += 1) {
      const record = this.#records[at] as LogRecord;
      const own = recordBytes(record);
      const fits = bytes + own <= maxBytes || (atLeastOne && records.length === 0);
      if (!fits || records.length === maxRecords) return { records, bytes, isFull: true };
      records.push(record);
      bytes += own;
    }
    return { records, bytes, isFull: records.length === maxRecords };
  }

  /** Forgets records before `offset`, oldest first, until it holds less than `bytes`. */
  forget(offset: number, bytes: number): void {
    let count = 0;
    for (const record of this.#records) {
      if (this.#bytes < bytes || record.offset >= offset) break;
      this.#bytes -= recordBytes(record);
      count += 1;
    }
    if (count > 0) this.#records = this.#records.slice(count);
  }

  /** Adds what has arrived. @returns whether it goes on without a gap */
  add(messages: readonly KafkaMessage[]): boolean {
    for (const message of messages) {
      const offset = Number(message.offset);
      if (offset !== this.next) return false;
      const record = toRecord(this.topic, this.partition, offset, message);
      this.#records.push(record);
      this.#bytes += recordBytes(record);
      this.next = offset + 1;
    }
    return true;
  }
}

function toRecord(topic: string, partition: number, offset: number, message: KafkaMessage): LogRecord {
  const headers: Record<string, string> = {};
  for (const name in message.headers) {
    const value = message.headers[name];
    headers[name] = String((Array.isArray(value) ? value.at(-1) : value) ?? '');
  }
  return {
    topic,
    partition,
    offset,
    key: message.key?.toString() ?? '',
    headers,
    value: message.value ?? Buffer.alloc(0),
    appendedAt: new Date(Number(message.timestamp)),
  };
}
