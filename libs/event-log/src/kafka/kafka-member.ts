import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Assignment,
  FencedError,
  type GroupMember,
  type GroupOptions,
  type LogMetrics,
} from '../port.js';
import type { KafkaCluster } from './cluster.js';
import { isUnavailable, orUnavailable } from './errors.js';
import { committedOffsets } from './group-offsets.js';
import { type Generation, GenerationIsOver, GroupSession } from './group-session.js';

export interface MemberTiming {
  /** How long a member that cannot be heard keeps its partitions. */
  leaseMs: number;
  /** How often a member tells that it lives; also how soon it sees that others came or went. */
  heartbeatMs: number;
}

/**
 * A member of a Kafka consumer group. The epoch of an assignment is the group's generation, under which Kafka itself
 * fences commits. Every change of the group takes all partitions away and gives them out anew. The member gives its
 * partitions up by its own clock when it cannot renew its lease in time.
 */
export class KafkaMember implements GroupMember {
  readonly #session: GroupSession;
  #generation: number | undefined;
  #held: readonly Assignment[] = [];
  #expiry: NodeJS.Timeout | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly #commits = new Set<Promise<void>>();
  #left = false;

  constructor(
    private readonly cluster: KafkaCluster,
    private readonly options: GroupOptions,
    private readonly timing: MemberTiming,
    private readonly metrics: LogMetrics,
  ) {
    this.#session = new GroupSession(cluster, options.group, options.topics, timing.leaseMs);
  }

  /** Waits for the first assignment; throws when the log cannot be reached. */
  async start(): Promise<this> {
    const deadline = performance.now() + this.cluster.options.retryForMs;
    while (this.#generation === undefined && !this.#left) {
      await this.#round().catch((error: unknown) => {
        if (!isUnavailable(error) || performance.now() > deadline) throw error;
        return sleep(100);
      });
    }
    this.#schedule();
    return this;
  }

  assignments(): readonly Assignment[] {
    return this.#held;
  }

  async commit({ topic, partition, epoch }: Assignment, nextOffset: number): Promise<void> {
    const held = this.#held.some(
      (one) => one.topic === topic && one.partition === partition && one.epoch === epoch,
    );
    if (!held) this.#refuse(topic, partition, epoch);
    const commit = this.#session.commit(epoch, topic, new Map([[partition, nextOffset]]));
    this.#commits.add(commit);
    try {
      await orUnavailable(commit);
    } catch (error) {
      if (error instanceof GenerationIsOver) this.#refuse(topic, partition, epoch);
      throw error;
    } finally {
      this.#commits.delete(commit);
    }
  }

  async committed(topic: string, partition: number): Promise<number> {
    const offsets = await orUnavailable(
      committedOffsets(this.cluster, this.options.group, topic, [partition]),
    );
    return offsets.get(partition) ?? 0;
  }

  async leave(): Promise<void> {
    if (this.#left) return;
    this.#left = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#expiry);
    this.#revoke();
    // Leaving breaks off a join under way, but not commits, whose outcome would be unknown.
    await Promise.allSettled(this.#commits);
    await this.#session.leave();
  }

  #refuse(topic: string, partition: number, epoch: number): never {
    this.metrics.fencedCommits += 1;
    throw new FencedError(topic, partition, epoch);
  }

  #schedule(delayMs = this.timing.heartbeatMs): void {
    if (this.#left) return;
    this.#timer = setTimeout(() => {
      this.#round().then(
        // A member that lost its generation joins again at once.
        () => this.#schedule(this.#generation === undefined ? 0 : undefined),
        () => {
          this.metrics.failedHeartbeats += 1;
          this.#schedule();
        },
      );
    }, delayMs);
  }

  /** A heartbeat, or a join when the member is in no generation. */
  async #round(): Promise<void> {
    const generation = this.#generation;
    try {
      if (generation === undefined) this.#begin(await this.#session.join());
      else {
        const heardAt = await this.#session.heartbeat(generation);
        if (this.#generation === generation) this.#extend(heardAt);
      }
    } catch (error) {
      if (!(error instanceof GenerationIsOver)) throw error;
      this.#revoke();
    }
  }

  #begin({ id, partitions, heardAt }: Generation): void {
    // Too late to rely on what was given: the next round joins again.
    if (this.#left || performance.now() - heardAt >= this.timing.leaseMs) return;
    this.#generation = id;
    this.#held = partitions.map((one) => ({ ...one, epoch: id }));
    this.#extend(heardAt);
    if (this.#held.length === 0) return;
    this.metrics.assignments += this.#held.length;
    this.metrics.rebalances += 1;
    this.options.onAssigned(this.#held);
  }

  #extend(heardAt: number): void {
    clearTimeout(this.#expiry);
    if (this.#left) return;
    const left = heardAt + this.timing.leaseMs - performance.now();
    this.#expiry = setTimeout(() => this.#expire(), left);
  }

  #expire(): void {
    this.metrics.lostLeases += this.#held.length;
    this.#revoke();
  }

  #revoke(): void {
    const lost = this.#held;
    this.#generation = undefined;
    this.#held = [];
    clearTimeout(this.#expiry);
    this.metrics.assignments -= lost.length;
    if (lost.length > 0) this.options.onRevoked(lost);
  }
}
