import { randomUUID } from 'node:crypto';
import type { Consumer, EachBatchPayload } from 'kafkajs';
import { type LogRecord, LogUnavailableError, OffsetOutOfRangeError, type ReadRequest } from '../port.js';
import type { KafkaClient } from './kafka-client.js';
import { runConsumer } from './run-consumer.js';
import type { TopicOffsets } from './topic-offsets.js';
import { Window } from './window.js';

/** Bytes of a partition in one answer; larger than any batch. */
const PARTITION_BYTES = 1_300_000;
const ANSWER_BYTES = 16 * 1024 * 1024;
/** Bytes fetched ahead of readers: of one partition, and over all that are read. */
const AHEAD_BYTES = 4 * 1024 * 1024;
const ALL_AHEAD_BYTES = 32 * 1024 * 1024;
/** How long a partition that nobody reads any more goes on flowing. */
const FOLLOWED_MS = 10_000;
/** How long a broker waits for records, and the consumer when nobody wants any; a read from elsewhere waits for that. */
const WAIT_MS = 50;

/**
 * Reads from any offset of any partition through one consumer, alone in a group of its own: kafkajs reads in no other way.
 * It is told by `seek` where to read and never commits. A partition that is read goes on flowing into its window, until that
 * is full.
 */
export class PartitionReader {
  readonly #windows = new Map<string, Window>();
  #topics = new Set<string>();
  #consumer: Promise<Consumer> | undefined;
  /** It, while it is in its group. */
  #joinedConsumer: Consumer | undefined;
  #closed = false;

  constructor(
    private readonly client: KafkaClient,
    private readonly offsets: TopicOffsets,
    private readonly onArrival: () => void,
  ) {}

  read(request: ReadRequest): Promise<LogRecord[]> {
    const window = this.#windowOf(request.topic, request.partition);
    const read = window.reading.then(() => this.#read(window, request));
    window.reading = read.catch(() => undefined);
    return read;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#end(new LogUnavailableError('the log is closed'));
  }

  async #read(window: Window, { from, maxRecords, maxBytes = Infinity }: ReadRequest): Promise<LogRecord[]> {
    const taken: LogRecord[] = [];
    let room = maxBytes;
    let end: number | undefined;
    for (;;) {
      const found = window.take(from + taken.length, maxRecords - taken.length, room, taken.length === 0);
      taken.push(...found.records);
      room -= found.bytes;
      const next = from + taken.length;
      this.#makeRoom(window, next);
      if (found.isFull) return taken;
      // What flows on and is known to go on needs no asking.
      if (!(window.next === next && next < window.end)) end ??= await this.#endFor(window, from);
      const consumer = await this.#consumerOf(window.topic);
      if (window.has(next)) continue;
      if (end !== undefined && next <= end) this.#goOnAt(consumer, window, next);
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
      this.#joinedConsumer?.resume([{ topic, partitions: [partition] }]);
  }

  async #endFor({ topic, partition }: Window, from: number): Promise<number> {
    const { start, end } = await this.offsets.range(topic, partition);
    if (from < start) throw new OffsetOutOfRangeError(topic, partition, from, start);
    return end;
  }

  #goOnAt(consumer: Consumer, window: Window, next: number): void {
    if (window.next === next) return;
    const { topic, partition } = window;
    window.restart(next);
    consumer.seek({ topic, partition, offset: String(next) });
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

  /** The consumer, with this topic among those it was given. */
  #consumerOf(topic: string): Promise<Consumer> {
    if (this.#closed) throw new LogUnavailableError('the log is closed');
    if (this.#consumer && this.#topics.has(topic)) return this.#consumer;
    const before = this.#consumer;
    const added = [...new Set([...this.offsets.known, topic])].filter((one) => !this.#topics.has(one));
    for (const one of added) this.#topics.add(one);
    const running = before
      ? before.then((consumer) => this.#run(consumer, added))
      : this.client.patiently(() => this.#run(this.#newConsumer(), added));
    this.#consumer = running;
    running.catch((error: Error) => {
      if (this.#consumer === running) void this.#end(error);
    });
    return running;
  }

  #newConsumer(): Consumer {
    const consumer = this.client.kafka.consumer({
      // A new one each time: a group waits for members it has not heard leave.
      groupId: `toile-reader-${randomUUID()}`,
      allowAutoTopicCreation: false,
      readUncommitted: true,
      maxBytesPerPartition: PARTITION_BYTES,
      maxBytes: ANSWER_BYTES,
      maxWaitTimeInMs: WAIT_MS,
      retry: { retries: 5, restartOnFailure: async () => false },
    });
    consumer.on(consumer.events.GROUP_JOIN, ({ payload }) =>
      this.#joined(consumer, payload.memberAssignment),
    );
    consumer.on(consumer.events.CRASH, ({ payload }) => {
      if (this.#joinedConsumer === consumer) void this.#end(payload.error);
    });
    return consumer;
  }

  async #run(consumer: Consumer, topics: readonly string[]): Promise<Consumer> {
    this.#joinedConsumer = undefined;
    await runConsumer(consumer, topics, async (payload) => this.#arrived(payload));
    return consumer;
  }

  /** Where a consumer goes on after joining is the group's affair, so each partition is sent where it is wanted. */
  #joined(consumer: Consumer, assignment: Record<string, number[]>): void {
    this.#joinedConsumer = consumer;
    consumer.pause(Object.entries(assignment).map(([topic, partitions]) => ({ topic, partitions })));
    for (const window of this.#windows.values()) {
      const { topic, partition, next } = window;
      if (next === undefined || !assignment[topic]) continue;
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
    const { next, waiting } = window;
    if (window.add(batch.messages)) waiting?.arrived();
    else {
      window.restart(undefined);
      waiting?.failed(
        new Error(`${window.topic}/${window.partition} has a hole: there is no record ${next}`),
      );
    }
    window.end = Number(batch.highWatermark);
    if (window.bytes >= this.#aheadBytes) pause();
    this.onArrival();
  }

  /** Those who wait are told; the next read starts another consumer. */
  async #end(reason: Error): Promise<void> {
    const ending = this.#consumer;
    this.#consumer = undefined;
    this.#joinedConsumer = undefined;
    this.#topics = new Set();
    for (const window of this.#windows.values()) {
      window.next = undefined;
      window.waiting?.failed(
        new LogUnavailableError(`reading broke off: ${reason.message}`, { cause: reason }),
      );
    }
    await ending?.then((consumer) => consumer.disconnect()).catch(() => undefined);
  }

  #windowOf(topic: string, partition: number): Window {
    const now = performance.now();
    for (const [name, window] of this.#windows)
      if (now - window.readAt > FOLLOWED_MS && !window.waiting) this.#windows.delete(name);
    const name = nameOf(topic, partition);
    const window = this.#windows.get(name) ?? new Window(topic, partition);
    window.readAt = now;
    this.#windows.set(name, window);
    return window;
  }
}

function nameOf(topic: string, partition: number): string {
  return `${topic}/${partition}`;
}
