import type { Consumer, EachBatchPayload } from 'kafkajs';
import { type LogRecord, LogUnavailableError, OffsetOutOfRangeError, type ReadRequest } from '../port.js';
import type { KafkaClient } from './kafka-client.js';
import { ReaderConsumer } from './reader-consumer.js';
import type { TopicOffsets } from './topic-offsets.js';
import { Window } from './window.js';

/** Bytes fetched ahead of readers: of one partition, and over all that are read. */
const AHEAD_BYTES = 4 * 1024 * 1024;
const ALL_AHEAD_BYTES = 32 * 1024 * 1024;
/** How long a partition that nobody reads any more goes on flowing. */
const FOLLOWED_MS = 10_000;
/**
 * Reads from any offset of any partition through one consumer, alone in a group of its own: kafkajs reads in no other way.
 * It is told by `seek` where to read and never commits. A partition that is read goes on flowing into its window, until that
 * is full.
 */
export class PartitionReader {
  readonly #windows = new Map<string, Window>();
  readonly #consumer: ReaderConsumer;

  constructor(
    private readonly client: KafkaClient,
    private readonly offsets: TopicOffsets,
    private readonly onArrival: () => void,
  ) {
    this.#consumer = new ReaderConsumer(client, offsets, {
      joined: (consumer, topics) => this.#joined(consumer, topics),
      arrived: (payload) => this.#arrived(payload),
      ended: (reason) => this.#ended(reason),
    });
  }

  read(request: ReadRequest): Promise<LogRecord[]> {
    const window = this.#windowOf(request.topic, request.partition);
    window.readers += 1;
    const read = window.reading
      .then(() => this.#read(window, request))
      .finally(() => {
        window.readers -= 1;
        window.readAt = performance.now();
      });
    window.reading = read.catch(() => undefined);
    return read;
  }

  close(): Promise<void> {
    return this.#consumer.close();
  }

  async #read(window: Window, { from, maxRecords, maxBytes = Infinity }: ReadRequest): Promise<LogRecord[]> {
    const taken: LogRecord[] = [];
    let room = maxBytes;
    let end: number | undefined;
    for (;;) {
      const found = window.take(from + taken.length, maxRecords - taken.length, room, taken.length === 0);
      for (const record of found.records) taken.push(record);
      room -= found.bytes;
      const next = from + taken.length;
      this.#makeRoom(window, next);
      if (found.isFull) return taken;
      // What flows on and is known to go on needs no asking.
      if (!(window.next === next && next < window.end)) end ??= await this.#endFor(window, from);
      const consumer = await this.#consumer.of(window.topic);
      if (window.has(next)) continue;
      if (end === undefined || next <= end) this.#flowFrom(consumer, window, next);
      if (end !== undefined && next >= end) return taken;
      await this.#arrival(window).catch(async (error: unknown) => {
        // Retention may have been quicker.
        await this.#endFor(window, next);
        throw error;
      });
    }
  }

  get #aheadBytes(): number {
    return Math.min(AHEAD_BYTES, ALL_AHEAD_BYTES / this.#windows.size);
  }

  /** Lets more come ahead of the next read, when this one has taken what was there. */
  #makeRoom(window: Window, taken: number): void {
    const { topic, partition, bytes } = window;
    const ahead = this.#aheadBytes;
    window.forget(taken, ahead);
    if (window.bytes < ahead && window.bytes < bytes)
      this.#consumer.joined?.resume([{ topic, partitions: [partition] }]);
  }

  async #endFor({ topic, partition }: Window, from: number): Promise<number> {
    const { start, end } = await this.offsets.range(topic, partition);
    if (from < start) throw new OffsetOutOfRangeError(topic, partition, from, start);
    return end;
  }

  #flowFrom(consumer: Consumer, window: Window, next: number): void {
    const { topic, partition } = window;
    if (window.next !== next) {
      window.restart(next);
      consumer.seek({ topic, partition, offset: String(next) });
    }
    consumer.resume([{ topic, partitions: [partition] }]);
  }

  /** Waits for records that are in the log. */
  async #arrival(window: Window): Promise<void> {
    const { topic, partition, next } = window;
    const arrival = new Promise<void>((arrived, failed) => {
      window.waiting = { arrived, failed };
    });
    const patience = setTimeout(() => {
      window.waiting?.failed(new LogUnavailableError(`no answer from ${topic}/${partition} at ${next}`));
    }, this.client.requestTimeoutMs);
    try {
      await arrival;
    } catch (error) {
      window.restart(undefined);
      throw error;
    } finally {
      clearTimeout(patience);
      window.waiting = undefined;
    }
  }

  /** Where a consumer goes on after joining is the group's affair, so each partition is sent where it is wanted. */
  #joined(consumer: Consumer, topics: ReadonlySet<string>): void {
    for (const window of this.#windows.values()) {
      const { topic, partition, next } = window;
      if (next === undefined || !topics.has(topic)) continue;
      consumer.seek({ topic, partition, offset: String(next) });
      consumer.resume([{ topic, partitions: [partition] }]);
    }
  }

  #arrived({ batch, isStale, pause }: EachBatchPayload): void {
    if (isStale()) return;
    const window = this.#windows.get(nameOf(batch.topic, batch.partition));
    if (window?.next === undefined) {
      pause();
      return;
    }
    const { topic, partition, waiting } = window;
    if (window.add(batch.messages)) waiting?.arrived();
    else {
      waiting?.failed(new Error(`${topic}/${partition} has a hole: there is no record ${window.next}`));
      window.restart(undefined);
    }
    window.end = Number(batch.highWatermark);
    if (window.bytes >= this.#aheadBytes) pause();
    this.onArrival();
  }

  /** Those who wait are told; the next read starts another consumer. */
  #ended(reason: Error): void {
    const error = new LogUnavailableError(`reading broke off: ${reason.message}`, { cause: reason });
    for (const window of this.#windows.values()) {
      window.next = undefined;
      window.waiting?.failed(error);
    }
  }

  #windowOf(topic: string, partition: number): Window {
    const now = performance.now();
    for (const [name, window] of this.#windows)
      if (window.readers === 0 && now - window.readAt > FOLLOWED_MS) this.#windows.delete(name);
    const name = nameOf(topic, partition);
    const window = this.#windows.get(name) ?? new Window(topic, partition);
    this.#windows.set(name, window);
    return window;
  }
}

function nameOf(topic: string, partition: number): string {
  return `${topic}/${partition}`;
}
