import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import {
  type Assignment,
  FencedError,
  type GroupMember,
  type GroupOptions,
  type LogMetrics,
  LogUnavailableError,
} from '../port.js';
import { orUnavailable } from './connection-errors.js';
import { commitOffset, committedOffset, leaseRound, leaveGroup, type Membership } from './lease-store.js';

export interface LeaseTiming {
  /** How long a member that cannot be heard keeps its partitions. */
  leaseMs: number;
  /** How often a member renews its leases; also how soon it sees that others came or went. */
  heartbeatMs: number;
}

/**
 * A member of a group whose leases live in PostgreSQL. It gives its partitions up by its own clock when it cannot
 * renew them in time; should it be too slow even for that, its commits are refused, because the epoch has moved on.
 */
export class PostgresMember implements GroupMember {
  readonly #membership: Membership;
  readonly #held = new Map<string, Assignment>();
  #timer: NodeJS.Timeout | undefined;
  #expiry: NodeJS.Timeout | undefined;
  #round: Promise<void> = Promise.resolve();
  #left = false;

  constructor(
    private readonly pool: pg.Pool,
    private readonly options: GroupOptions,
    private readonly timing: LeaseTiming,
    private readonly metrics: LogMetrics,
  ) {
    const { group, topics } = options;
    this.#membership = { group, topics, member: randomUUID(), leaseMs: timing.leaseMs };
  }

  /** Takes the first partitions; throws when the log cannot be reached. */
  async start(): Promise<this> {
    await orUnavailable(this.#renew());
    this.#schedule();
    return this;
  }

  assignments(): readonly Assignment[] {
    return [...this.#held.values()];
  }

  async commit(assignment: Assignment, nextOffset: number): Promise<void> {
    const { topic, partition, epoch } = assignment;
    if (await orUnavailable(commitOffset(this.pool, this.options.group, assignment, nextOffset))) return;
    this.metrics.fencedCommits += 1;
    throw new FencedError(topic, partition, epoch);
  }

  committed(topic: string, partition: number): Promise<number> {
    return orUnavailable(committedOffset(this.pool, this.options.group, topic, partition));
  }

  async leave(): Promise<void> {
    if (this.#left) return;
    this.#left = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#expiry);
    await this.#round;
    this.#revoke(this.assignments());
    // Unreachable: the leases run out by themselves.
    await orUnavailable(leaveGroup(this.pool, this.#membership)).catch((error: unknown) => {
      if (!(error instanceof LogUnavailableError)) throw error;
    });
  }

  #schedule(): void {
    if (this.#left) return;
    this.#timer = setTimeout(() => {
      this.#round = this.#renew().then(
        () => this.#schedule(),
        () => {
          this.metrics.failedHeartbeats += 1;
          this.#schedule();
        },
      );
    }, this.timing.heartbeatMs);
  }

  async #renew(): Promise<void> {
    // Counted from before the request, so this member stops before the store lets another one start.
    const deadline = performance.now() + this.timing.leaseMs;
    const held = await leaseRound(
      this.pool,
      this.#membership,
      (assignment) => this.#held.get(nameOf(assignment))?.epoch === assignment.epoch,
      (assignments) => this.#revoke(assignments),
    );
    const left = deadline - performance.now();
    // Too late to rely on what was granted: the next round takes it again under a higher epoch.
    if (left <= 0 || this.#left) return;
    clearTimeout(this.#expiry);
    this.#expiry = setTimeout(() => this.#expire(), left);
    this.#apply(held);
  }

  #apply(held: readonly Assignment[]): void {
    const now = new Map(held.map((assignment) => [nameOf(assignment), assignment.epoch]));
    this.#revoke(this.assignments().filter((had) => now.get(nameOf(had)) !== had.epoch));
    const gained = held.filter((assignment) => !this.#held.has(nameOf(assignment)));
    for (const assignment of gained) this.#held.set(nameOf(assignment), assignment);
    this.metrics.assignments += gained.length;
    if (gained.length === 0) return;
    this.metrics.rebalances += 1;
    this.options.onAssigned(gained);
  }

  #expire(): void {
    this.metrics.lostLeases += this.#held.size;
    this.#revoke(this.assignments());
  }

  #revoke(assignments: readonly Assignment[]): void {
    const lost = assignments.filter((assignment) => this.#held.delete(nameOf(assignment)));
    this.metrics.assignments -= lost.length;
    if (lost.length > 0) this.options.onRevoked(lost);
  }
}

function nameOf({ topic, partition }: Assignment): string {
  return `${topic}/${partition}`;
}
