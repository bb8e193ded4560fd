import { DomainError } from '@toile/platform';
import type { EntityManager } from 'typeorm';
import { HOUR_MS } from '../blocks/block.js';
import { BlockStore } from '../blocks/block-store.js';
import { HourVocabularies } from '../blocks/tracking/hour-vocabularies.js';
import { PartitionCursor } from '../consume/partition-cursor.js';
import { Counts } from '../ledger/counts.js';
import { LedgerBlockEntity } from '../ledger/entities/ledger-block.entity.js';
import { LedgerOpenEntity } from '../ledger/entities/ledger-open.entity.js';
import { LedgerPartitionEntity } from '../ledger/entities/ledger-partition.entity.js';
import { ReplayEntity } from '../ledger/entities/replay.entity.js';
import { Ledger, LIVE_GENERATION } from '../ledger/ledger.js';
import { Seals } from '../ledger/seals.js';
import { mondayOf, sealPeriod } from '../seal/seal-period.js';
import { aloneWhenFree } from '../seal/sealing-alone.js';
import { compare, type HourComparison } from './compare.js';
import { type FillOptions, fill, type ReplayStores, rangesOf } from './fill.js';
import { openReplay, planReplay, type ReplayPlan, type ReplayWish } from './replay-plan.js';
import { createShadow, dropShadow, isIn, swapIn } from './shadow.js';

/** Copies of an event may follow within this time, so hours this long after the replayed ones are counted again. */
const DUPLICATE_MS = 48 * HOUR_MS;

/**
 * Writes ingest days anew from the log, beside the live tables, compares the two, and on acceptance swaps whole days in. Figures
 * are served throughout: a day is swapped atomically, and the live aggregator pauses only while the open day catches up.
 */
export class Replay {
  constructor(private readonly stores: ReplayStores) {}

  /** Fills the shadow, or goes on filling it. @throws DomainError of `planReplay` */
  async fill(wish: ReplayWish, options: FillOptions = {}): Promise<ReplayPlan> {
    const { dataSource } = this.stores;
    const plan = await planReplay(dataSource, wish);
    await createShadow(this.stores.warehouse, plan);
    await fill(this.stores, plan, await rangesOf(this.stores.log, plan), options);
    const { generation } = plan;
    await dataSource.getRepository(ReplayEntity).update({ generation }, { state: 'filled' });
    return { ...plan, state: 'filled' };
  }

  async compare(plan: ReplayPlan): Promise<HourComparison[]> {
    return compare(this.stores, plan, await rangesOf(this.stores.log, plan));
  }

  /** @throws DomainError `replay/none` */
  async underWay(): Promise<ReplayPlan> {
    const plan = await openReplay(this.stores.dataSource);
    if (!plan) throw new DomainError('replay/none', 'no replay is under way');
    return plan;
  }

  /**
   * Puts the replayed days in the place of the live ones. Interrupted anywhere, it can be called again, and the next aggregator that
   * starts does so (`acceptToEnd`).
   * @throws DomainError `replay/not-filled`
   */
  async accept(plan: ReplayPlan, onStep: (step: string) => void = () => undefined): Promise<void> {
    if (plan.state === 'filling')
      throw new DomainError('replay/not-filled', 'the replay is not filled yet; run it to its end first');
    const { dataSource, warehouse } = this.stores;
    await aloneWhenFree(dataSource, async () => {
      // Another process may have gone on with it while this one waited.
      const now = await openReplay(dataSource);
      if (now?.generation !== plan.generation) return;
      if (now.state === 'filled') await this.adopt(now, onStep);
      onStep('count sealed hours and days again');
      await this.sealAgain(now);
      await dropShadow(warehouse, now);
      await dataSource
        .getRepository(ReplayEntity)
        .update({ generation: now.generation }, { state: 'accepted', endedAt: () => 'now()' });
    });
  }

  /** Goes on with an acceptance that was begun and whose process died; does nothing where there is none. */
  async acceptToEnd(onStep?: (step: string) => void): Promise<void> {
    const plan = await openReplay(this.stores.dataSource);
    if (plan && (await this.isBegun(plan))) await this.accept(plan, onStep);
  }

  private async isBegun({ state, generation }: ReplayPlan): Promise<boolean> {
    if (state === 'adopted') return true;
    const partitions = this.stores.dataSource.getRepository(LedgerPartitionEntity);
    return partitions.existsBy({ heldBy: generation });
  }

  private async adopt(plan: ReplayPlan, onStep: (step: string) => void): Promise<void> {
    const { dataSource, warehouse } = this.stores;
    onStep('hold the partitions and catch up');
    await this.hold(plan);
    const ends = await this.endLiveBlocks(plan);
    const ranges = await rangesOf(this.stores.log, plan);
    const caughtUp = ranges.map((range) => {
      const end = Math.min(range.end, ends.get(`${range.topic}/${range.partition}`) ?? range.end);
      return { ...range, end };
    });
    await fill(this.stores, plan, caughtUp);
    onStep('swap the days in');
    await new Counts(dataSource).forgetAll('tracking');
    await swapIn(warehouse, plan);
    await this.adoptLedger(plan, caughtUp);
  }

  /** @throws DomainError `replay/accepted`: what is live is not thrown away */
  async discard(plan: ReplayPlan): Promise<void> {
    if (plan.state === 'adopted')
      throw new DomainError('replay/accepted', 'the replay is live already; --accept brings it to its end');
    const { dataSource, warehouse } = this.stores;
    const { generation } = plan;
    await dropShadow(warehouse, plan);
    await dataSource.transaction(async (manager) => {
      await manager.delete(LedgerBlockEntity, { generation });
      await letGo(manager, generation);
      await manager.update(ReplayEntity, { generation }, { state: 'discarded', endedAt: () => 'now()' });
    });
  }

  /** From here on no live block is begun; the workers wait until the ledger is adopted. */
  private async hold(plan: ReplayPlan): Promise<void> {
    // A partition no aggregator has ever had is held as well, or the first one would begin before what was replayed.
    const ranges = await rangesOf(this.stores.log, plan);
    const { dataSource } = this.stores;
    await dataSource
      .createQueryBuilder()
      .insert()
      .into(LedgerPartitionEntity)
      .values(ranges.map(({ topic, partition }) => ({ generation: LIVE_GENERATION, topic, partition })))
      .orIgnore()
      .execute();
    // By hand: a new epoch fences their owners.
    await dataSource.query(
      `UPDATE ledger_partition SET held_by = $1, epoch = epoch + 1
       WHERE generation = $2 AND topic = ANY($3) AND held_by IS DISTINCT FROM $1`,
      [plan.generation, LIVE_GENERATION, plan.topics],
    );
  }

  /** Brings live blocks that were under way to their end, but for those whose rows are replaced. @returns where the live ledger stands, by partition */
  private async endLiveBlocks(plan: ReplayPlan): Promise<Map<string, number>> {
    const { dataSource, log, warehouse } = this.stores;
    const ledger = new Ledger(dataSource);
    const blocks = new BlockStore(warehouse, ledger);
    const vocabularies = new HourVocabularies(log);
    const ends = new Map<string, number>();
    for (const topic of plan.topics) {
      for (const partition of (await ledger.nextOffsets(topic)).keys()) {
        const cursor = new PartitionCursor({ topic, partition, log, ledger, blocks, vocabularies });
        await cursor.take(0, plan.generation, (block) => isIn(plan, block.ingestHour));
        ends.set(`${topic}/${partition}`, cursor.next);
      }
    }
    return ends;
  }

  /** The replay's blocks become the live ledger's, and the partitions are free again, together. */
  private async adoptLedger(
    plan: ReplayPlan,
    ranges: readonly { topic: string; partition: number; first: number; end: number }[],
  ): Promise<void> {
    const { generation } = plan;
    await this.stores.dataSource.transaction(async (manager) => {
      // By hand: rows of one generation decide about those of the other.
      for (const { topic, partition, first } of ranges)
        await manager.query(
          `DELETE FROM ledger_block live USING ledger_partition replayed
           WHERE live.generation = $1 AND live.topic = $2 AND live.part = $3 AND live.first_offset >= $4
             AND live.first_offset < replayed.next_offset
             AND replayed.generation = $5 AND replayed.topic = $2 AND replayed.part = $3`,
          [LIVE_GENERATION, topic, partition, first, generation],
        );
      // The replay may be ahead of the live ledger; what it wrote there is live now too.
      await manager.query(
        `UPDATE ledger_partition live SET
           next_offset = greatest(live.next_offset, replayed.next_offset),
           relayed = CASE WHEN replayed.next_offset > live.next_offset THEN replayed.relayed ELSE live.relayed END,
           verified_offset = least(live.verified_offset, replayed.first_offset)
         FROM ledger_partition replayed
         WHERE live.generation = $1 AND replayed.generation = $2
           AND live.topic = replayed.topic AND live.part = replayed.part`,
        [LIVE_GENERATION, generation],
      );
      await manager.update(LedgerBlockEntity, { generation }, { generation: LIVE_GENERATION });
      await letGo(manager, generation);
      await manager.update(ReplayEntity, { generation }, { state: 'adopted' });
    });
  }

  private async sealAgain(plan: ReplayPlan): Promise<void> {
    if (!plan.topics.includes('tracking')) return;
    const seals = new Seals(this.stores.dataSource);
    const to = plan.to && new Date(plan.to.getTime() + DUPLICATE_MS);
    for (const period of ['hour', 'days', 'weeks'] as const) {
      const from = period === 'weeks' ? plan.from && mondayOf(plan.from) : plan.from;
      for (const { start } of await seals.sealed('tracking', period, from)) {
        if (!to || start < to) await sealPeriod(this.stores.warehouse, period, start);
      }
    }
  }
}

/** Forgets what the ledger has of a replay's generation beside its blocks, and lets go of the partitions it holds. */
async function letGo(manager: EntityManager, generation: number): Promise<void> {
  await manager.delete(LedgerOpenEntity, { generation });
  await manager.delete(LedgerPartitionEntity, { generation });
  await manager.update(LedgerPartitionEntity, { heldBy: generation }, { heldBy: null });
}
