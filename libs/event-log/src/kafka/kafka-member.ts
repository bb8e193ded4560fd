import { setTimeout as sleep } from 'node:timers/promises';
import type { Consumer } from 'kafkajs';
import {
  type Assignment,
  FencedError,
  type GroupMember,
  type GroupOptions,
  type LogMetrics,
} from '../port.js';
import { generationIsOver, orUnavailable } from './errors.js';
import type { KafkaClient } from './kafka-client.js';
import { runConsumer } from './run-consumer.js';
import { type Place, storeOffsets } from './store-offsets.js';
import type { TopicOffsets } from './topic-offsets.js';

export interface MemberTiming {
  /** How long a member that cannot be heard keeps its partitions. */
  leaseMs: number;
  /** How often a member tells that it lives; also how soon it sees that others came or went. */
  heartbeatMs: number;
}

/** How long the consumer, which fetches nothing, sleeps between looks at its clock. */
const IDLE_MS = 100;

/**
 * A member of a Kafka consumer group, which is given partitions; what is in them is read by offset, as by everybody. The
 * epoch of an assignment is the group's generation, under which Kafka fences commits. Every change of the group takes all
 * partitions away and gives them out anew. The member gives them up by its own clock when it was not heard in time, and
 * comes back as a new one.
 */
export class KafkaMember implements GroupMember {
  #consumer: Consumer | undefined;
  #entering: Promise<void> = Promise.resolve();
  #held: readonly Assignment[] = [];
  /** Grows with every assignment and revocation, so that a claim under way sees that it is over. */
  #turn = 0;
  #expiry: NodeJS.Timeout | undefined;
  readonly #commits = new Set<Promise<unknown>>();
  #left = false;

  constructor(
    private readonly client: KafkaClient,
    private readonly offsets: TopicOffsets,
    private readonly options: GroupOptions,
    private readonly timing: MemberTiming,
    private readonly metrics: LogMetrics,
  ) {}

  /** Waits for the first assignment; throws when the log cannot be reached or a topic does not exist. */
  async start(): Promise<this> {
    for (const topic of this.options.topics) await this.offsets.partitions(topic);
    this.#entering = this.client.patiently(() => this.#enter());
    await this.#entering;
    return this;
  }

  assignments(): readonly Assignment[] {
    return this.#held;
  }

  async commit(assignment: Assignment, nextOffset: number): Promise<void> {
    const { topic, partition, epoch } = assignment;
    const held = this.#held.some(
      (one) => one.topic === topic && one.partition === partition && one.epoch === epoch,
    );
    if (!held || !this.#consumer) this.#refuse(assignment);
    const commit = storeOffsets(this.#consumer, [{ topic, partition, offset: String(nextOffset) }]);
    this.#commits.add(commit);
    try {
      if ((await orUnavailable(commit)) !== epoch) this.#refuse(assignment);
    } catch (error) {
      if (generationIsOver(error)) this.#refuse(assignment);
      throw error;
    } finally {
      this.#commits.delete(commit);
    }
  }

  async committed(topic: string, partition: number): Promise<number> {
    return (await orUnavailable(this.offsets.committed(this.options.group, topic)))[partition] ?? 0;
  }

  async leave(): Promise<void> {
    if (this.#left) return;
    this.#left = true;
    this.#revoke();
    // Their outcome would be unknown.
    await Promise.allSettled(this.#commits);
    // A kafkajs consumer that is stopped while it joins goes on afterwards.
    await this.#entering.catch(() => undefined);
    await this.#consumer?.disconnect().catch(() => undefined);
  }

  #refuse({ topic, partition, epoch }: Assignment): never {
    this.metrics.fencedCommits += 1;
    throw new FencedError(topic, partition, epoch);
  }

  /** Joins the group with a consumer of its own; resolves with the first assignment. */
  async #enter(): Promise<void> {
    const { leaseMs, heartbeatMs } = this.timing;
    const consumer = this.client.kafka.consumer({
      groupId: this.options.group,
      allowAutoTopicCreation: false,
      sessionTimeout: leaseMs,
      rebalanceTimeout: leaseMs,
      heartbeatInterval: heartbeatMs,
      maxWaitTimeInMs: Math.min(heartbeatMs, IDLE_MS),
      retry: { retries: 10, restartOnFailure: async () => false },
    });
    this.#consumer = consumer;
    let heardAt = Date.now();
    const { REQUEST, HEARTBEAT, GROUP_JOIN, REBALANCING, CRASH } = consumer.events;
    consumer.on(REQUEST, ({ payload: { apiName, sentAt } }) => {
      if (apiName === 'Heartbeat' || apiName === 'SyncGroup') heardAt = sentAt;
    });
    consumer.on(HEARTBEAT, () => this.#extend(consumer, heardAt));
    consumer.on(REBALANCING, () => this.#revoke());
    const first = new Promise<void>((given) => {
      consumer.on(GROUP_JOIN, ({ payload }) => {
        void this.#given(consumer, payload.memberAssignment).then(given);
        this.#extend(consumer, heardAt);
      });
    });
    await runConsumer(consumer, this.options.topics, async ({ pause }) => void pause());
    consumer.on(CRASH, () => this.#comeBack(consumer));
    await first;
  }

  /** Makes an assignment its own by committing under it, which also tells the generation. */
  async #given(consumer: Consumer, assignment: Record<string, number[]>): Promise<void> {
    if (this.#left || consumer !== this.#consumer) return;
    this.#revoke();
    const turn = this.#turn;
    consumer.pause(this.options.topics.map((topic) => ({ topic })));
    const places = Object.entries(assignment).flatMap(([topic, partitions]) =>
      partitions.map((partition) => ({ topic, partition })),
    );
    while (turn === this.#turn && places.length > 0) {
      const epoch = await this.#claim(consumer, places).catch(() => undefined);
      if (turn !== this.#turn) return;
      if (epoch !== undefined) this.#begin(places.map((place) => ({ ...place, epoch })));
      else await sleep(this.timing.heartbeatMs);
    }
  }

  /**
   * Commits what is committed, or 0: a group without offsets is forgotten once it is empty, and its generations would begin
   * again.
   */
  async #claim(consumer: Consumer, places: readonly Place[]): Promise<number> {
    const committed = new Map<string, number[]>();
    for (const { topic } of places)
      if (!committed.has(topic))
        committed.set(topic, await this.offsets.committed(this.options.group, topic));
    return storeOffsets(
      consumer,
      places.map(({ topic, partition }) => ({
        topic,
        partition,
        offset: String(committed.get(topic)?.[partition] ?? 0),
      })),
    );
  }

  #begin(assignments: readonly Assignment[]): void {
    this.#turn += 1;
    this.#held = assignments;
    this.metrics.assignments += assignments.length;
    this.metrics.rebalances += 1;
    this.options.onAssigned(assignments);
  }

  #extend(consumer: Consumer, heardAt: number): void {
    if (this.#left || consumer !== this.#consumer) return;
    clearTimeout(this.#expiry);
    this.#expiry = setTimeout(
      () => {
        this.metrics.lostLeases += this.#held.length;
        this.#comeBack(consumer);
      },
      Math.max(0, heardAt + this.timing.leaseMs - Date.now()),
    );
  }

  /** Gives up a consumer and enters with another, until that succeeds. */
  #comeBack(lost: Consumer): void {
    if (this.#left || lost !== this.#consumer) return;
    this.#revoke();
    this.#consumer = undefined;
    void lost.disconnect().catch(() => undefined);
    this.#entering = this.#enterAgain();
  }

  async #enterAgain(): Promise<void> {
    while (!this.#left) {
      try {
        return await this.#enter();
      } catch {
        this.metrics.failedHeartbeats += 1;
        await sleep(this.timing.heartbeatMs);
      }
    }
  }

  #revoke(): void {
    this.#turn += 1;
    clearTimeout(this.#expiry);
    const lost = this.#held;
    this.#held = [];
    this.metrics.assignments -= lost.length;
    if (lost.length > 0) this.options.onRevoked(lost);
  }
}
