import { randomUUID } from 'node:crypto';
import type { Consumer, EachBatchPayload } from 'kafkajs';
import { LogUnavailableError } from '../port.js';
import type { KafkaClient } from './kafka-client.js';
import { runConsumer } from './run-consumer.js';
import type { TopicOffsets } from './topic-offsets.js';

/** Bytes of a partition in one answer; larger than any batch. */
const PARTITION_BYTES = 1_300_000;
const ANSWER_BYTES = 16 * 1024 * 1024;
/** How long a broker waits for records, and the consumer when nobody wants any; a read from elsewhere waits for that. */
const WAIT_MS = 50;

interface Listener {
  /** It is in its group with all partitions of these topics, which are paused. */
  joined(consumer: Consumer, topics: ReadonlySet<string>): void;
  arrived(payload: EachBatchPayload): void;
  ended(reason: Error): void;
}

/** The consumer that reads, alone in its group: started with the first read, and again with topics that come later. */
export class ReaderConsumer {
  /** It, while it is in its group. */
  joined: Consumer | undefined;
  #topics = new Set<string>();
  #consumer: Promise<Consumer> | undefined;
  #closed = false;

  constructor(
    private readonly client: KafkaClient,
    private readonly offsets: TopicOffsets,
    private readonly listener: Listener,
  ) {}

  /** The consumer, with this topic among those it was given. */
  of(topic: string): Promise<Consumer> {
    if (this.#closed) throw new LogUnavailableError('the log is closed');
    if (this.#consumer && this.#topics.has(topic)) return this.#consumer;
    const before = this.#consumer;
    const added = [...new Set([...this.offsets.known, topic])].filter((one) => !this.#topics.has(one));
    for (const one of added) this.#topics.add(one);
    const running = before
      ? before.then((consumer) => this.#run(consumer, added))
      : this.client.patiently(() => this.#run(this.#make(), added));
    this.#consumer = running;
    running.catch((error: Error) => {
      if (this.#consumer === running) void this.#end(error);
    });
    return running;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#end(new LogUnavailableError('the log is closed'));
  }

  #make(): Consumer {
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
    consumer.on(consumer.events.GROUP_JOIN, ({ payload: { memberAssignment } }) => {
      this.joined = consumer;
      const given = Object.entries(memberAssignment);
      consumer.pause(given.map(([topic, partitions]) => ({ topic, partitions })));
      this.listener.joined(consumer, new Set(given.map(([topic]) => topic)));
    });
    consumer.on(consumer.events.CRASH, ({ payload }) => {
      if (this.joined === consumer) void this.#end(payload.error);
    });
    return consumer;
  }

  async #run(consumer: Consumer, topics: readonly string[]): Promise<Consumer> {
    this.joined = undefined;
    await runConsumer(consumer, topics, async (payload) => this.listener.arrived(payload));
    return consumer;
  }

  async #end(reason: Error): Promise<void> {
    const ending = this.#consumer;
    this.#consumer = undefined;
    this.joined = undefined;
    this.#topics = new Set();
    this.listener.ended(reason);
    await ending?.then((consumer) => consumer.disconnect()).catch(() => undefined);
  }
}
