import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleDestroy,
} from '@nestjs/common';
import { TOPICS } from '@toile/contracts';
import type { Assignment, GroupMember } from '@toile/event-log';
import { blockAgeMs } from '../blocks/block.js';
import { BlockStore } from '../blocks/block-store.js';
import { HourVocabularies } from '../blocks/tracking/hour-vocabularies.js';
import { Ledger } from '../ledger/ledger.js';
import { repeat } from '../stores/repeat.js';
import { type AggregatorStores, STORES } from '../stores/stores.module.js';
import { PartitionWorker } from './partition-worker.js';

const FRESHNESS_EVERY_MS = 500;

/** Joins the group and moves the partitions it is given, block by block, for as long as it has them. */
@Injectable()
export class Partitions implements OnApplicationBootstrap, OnModuleDestroy, OnApplicationShutdown {
  private readonly workers = new Map<string, PartitionWorker>();
  private readonly partitions = new Map<string, number>();
  private readonly vocabularies: HourVocabularies;
  private member: GroupMember | undefined;
  private freshness: ReturnType<typeof repeat> | undefined;

  constructor(
    @Inject(STORES) private readonly stores: AggregatorStores,
    private readonly ledger: Ledger,
    private readonly blocks: BlockStore,
  ) {
    this.vocabularies = new HourVocabularies(stores.log);
  }

  async onApplicationBootstrap(): Promise<void> {
    const { log, logger } = this.stores;
    for (const topic of TOPICS) this.partitions.set(topic, await log.partitions(topic));
    this.member = await log.join({
      group: 'aggregator',
      topics: TOPICS,
      onAssigned: (assignments) => this.take(assignments),
      onRevoked: (assignments) => this.release(assignments),
    });
    this.freshness = repeat(FRESHNESS_EVERY_MS, logger, () => this.noteFreshness());
  }

  /** Ends the blocks under way; nothing new is begun. */
  async onModuleDestroy(): Promise<void> {
    await Promise.all([...this.workers.values()].map((worker) => worker.stop()));
    await this.freshness?.stop();
  }

  /** Others can have the partitions at once. */
  async onApplicationShutdown(): Promise<void> {
    await this.member?.leave();
  }

  /** What is wrong right now: each trouble once, with the first partition that has it and how many more do. */
  troubles(): string[] {
    const names = new Map<string, string[]>();
    for (const { trouble, name } of this.workers.values())
      if (trouble) names.set(trouble, [...(names.get(trouble) ?? []), name]);
    return [...names].map(([trouble, [first = '', ...more]]) =>
      more.length > 0 ? `${first} and ${more.length} more: ${trouble}` : `${first}: ${trouble}`,
    );
  }

  private take(assignments: readonly Assignment[]): void {
    this.release(assignments);
    const { log, logger } = this.stores;
    for (const assignment of assignments) {
      const partitions = this.partitions.get(assignment.topic) ?? 1;
      this.workers.set(
        nameOf(assignment),
        new PartitionWorker({
          assignment,
          log,
          logger,
          ledger: this.ledger,
          blocks: this.blocks,
          vocabularies: this.vocabularies,
          member: () => this.member,
          blockAgeMs: (storedInMs) => blockAgeMs(partitions, storedInMs),
        }),
      );
    }
  }

  private release(assignments: readonly Assignment[]): void {
    for (const assignment of assignments) {
      void this.workers.get(nameOf(assignment))?.stop();
      this.workers.delete(nameOf(assignment));
    }
  }

  private async noteFreshness(): Promise<void> {
    const fresh = [...this.workers.values()].flatMap((worker) => worker.freshness());
    if (fresh.length > 0) await this.ledger.noteFreshness(fresh);
  }
}

const nameOf = ({ topic, partition }: Assignment) => `${topic}/${partition}`;
