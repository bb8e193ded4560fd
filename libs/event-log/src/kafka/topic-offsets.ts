import type { Admin } from 'kafkajs';
import { UnknownTopicError } from '../port.js';
import { refusalOf } from './errors.js';
import type { KafkaClient } from './kafka-client.js';

export interface OffsetRange {
  /** The oldest offset that retention has left. */
  start: number;
  /** The offset the next record will get. */
  end: number;
}

/** What the cluster says of topics: how many partitions, from where to where, and what groups have committed. */
export class TopicOffsets {
  readonly #counts = new Map<string, number>();
  readonly #running = new Map<string, Promise<OffsetRange[]>>();
  readonly #next = new Map<string, Promise<OffsetRange[]>>();

  constructor(private readonly client: KafkaClient) {}

  /** Topics that have been asked for. */
  get known(): readonly string[] {
    return [...this.#counts.keys()];
  }

  /** Throws `UnknownTopicError`. */
  async partitions(topic: string): Promise<number> {
    return this.#counts.get(topic) ?? (await this.#ask(topic)).length;
  }

  /**
   * Of every partition, as they are after this was called: whoever asks while an answer is on its way shares the next.
   * Throws `UnknownTopicError`.
   */
  async ranges(topic: string): Promise<OffsetRange[]> {
    const running = this.#running.get(topic);
    if (!running) return this.#ask(topic);
    const next =
      this.#next.get(topic) ??
      running
        .catch(() => undefined)
        .then(() => {
          this.#next.delete(topic);
          return this.#ask(topic);
        });
    this.#next.set(topic, next);
    return next;
  }

  /** Throws `UnknownTopicError`, also for a partition that the topic does not have. */
  async range(topic: string, partition: number): Promise<OffsetRange> {
    const range = (await this.ranges(topic))[partition];
    if (!range) throw new UnknownTopicError(`${topic}/${partition}`);
    return range;
  }

  /** The next offset that a group has committed for each partition of a topic, 0 where it never did. */
  async committed(group: string, topic: string): Promise<number[]> {
    const answer = await this.client.ask((admin) => admin.fetchOffsets({ groupId: group, topics: [topic] }));
    const offsets: number[] = new Array(await this.partitions(topic)).fill(0);
    for (const { partition, offset } of answer[0]?.partitions ?? [])
      offsets[partition] = Math.max(0, Number(offset));
    return offsets;
  }

  #ask(topic: string): Promise<OffsetRange[]> {
    const asked = this.client
      .ask((admin) => rangesOf(admin, topic))
      .then((ranges) => {
        this.#counts.set(topic, ranges.length);
        return ranges;
      })
      .finally(() => this.#running.delete(topic));
    this.#running.set(topic, asked);
    return asked;
  }
}

async function rangesOf(admin: Admin, topic: string): Promise<OffsetRange[]> {
  try {
    const ranges: OffsetRange[] = [];
    for (const { partition, low, high } of await admin.fetchTopicOffsets(topic))
      ranges[partition] = { start: Number(low), end: Number(high) };
    return ranges;
  } catch (error) {
    if (refusalOf(error) === 'UNKNOWN_TOPIC_OR_PARTITION') throw new UnknownTopicError(topic);
    throw error;
  }
}
