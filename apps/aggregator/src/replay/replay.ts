import { DomainError } from '@toile/platform';
import { HOUR_MS } from '../block/block.js';
import { BlockStore } from '../block/block-store.js';
import { Counts } from '../ledger/counts.js';
import { Ledger, LIVE_GENERATION } from '../ledger/ledger.js';
import { Seals } from '../ledger/seals.js';
import { PartitionCursor } from '../partition/partition-cursor.js';
import { sealPeriod } from '../seal/seal-period.js';
import { aloneWhenFree } from '../seal/sealing-alone.js';
import { compare, type HourComparison } from './compare.js';
import { type FillOptions, fill, type ReplayStores, rangesOf } from './fill.js';
import { openReplay, planReplay, type ReplayPlan, type ReplayWish } from './replay-plan.js';
import { createShadow, dropShadow, swapIn } from './shadow.js';

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
    const plan = await planReplay(this.stores.pool, wish);
    await createShadow(this.stores.warehouse, plan);
    await fill(this.stores, plan, await rangesOf(this.stores.log, plan), options);
    await this.stores.pool.query("UPDATE replay SET state = 'filled' WHERE generation = $1", [
      plan.generation,
    ]);
    return { ...plan, state: 'filled' };
  }

  async compare(plan: ReplayPlan): Promise<HourComparison[]> {
    return compare(this.stores, plan, await rangesOf(this.stores.log, plan));
  }

  /** @throws DomainError `replay/none` */
  async underWay(): Promise<ReplayPlan> {
    const plan = await openReplay(this.stores.pool);
    if (!plan) throw new DomainError('replay/none', 'no replay is under way');
    return plan;
  }

  /**
   * Puts the replayed days in the place of the live ones. Interrupted anywhere, it can be called again.
   * @throws DomainError `replay/not-filled`
   */
  async accept(plan: ReplayPlan, onStep: (step: string) => void = () => undefined): Promise<void> {
    if (plan.state !== 'filled')
      throw new DomainError('replay/not-filled', 'the replay is not filled yet; run it to its end first');
    const { pool, warehouse } = this.stores;
    await aloneWhenFree(pool, async () => {
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
      await new Counts(pool).forgetAll('tracking');
      await swapIn(warehouse, plan);
      await this.adoptLedger(plan, caughtUp);
      onStep('count sealed hours and days again');
      await this.sealAgain(plan);
    });
    await dropShadow(warehouse, plan);
  }

  async discard(plan: ReplayPlan): Promise<void> {
    const { pool, warehouse } = this.stores;
    await dropShadow(warehouse, plan);
    await inTransaction(pool, [
      ['DELETE FROM ledger_block WHERE generation = $1', [plan.generation]],
      ['DELETE FROM ledger_open WHERE generation = $1', [plan.generation]],
      ['DELETE FROM ledger_partition WHERE generation = $1', [plan.generation]],
      ['UPDATE ledger_partition SET held_by = NULL WHERE held_by = $1', [plan.generation]],
      ["UPDATE replay SET state = 'discarded', ended_at = now() WHERE generation = $1", [plan.generation]],
    ]);
  }

  /** From here on no live block is begun; the workers wait until the ledger is adopted. */
  private async hold(plan: ReplayPlan): Promise<void> {
    // A partition no aggregator has ever had is held as well, or the first one would begin before what was replayed.
    const ranges = await rangesOf(this.stores.log, plan);
    await this.stores.pool.query(
      `INSERT INTO ledger_partition (generation, topic, part)
       SELECT $1, topic, part FROM unnest($2::text[], $3::int[]) AS p(topic, part) ON CONFLICT DO NOTHING`,
      [LIVE_GENERATION, ranges.map((range) => range.topic), ranges.map((range) => range.partition)],
    );
    await this.stores.pool.query(
      `UPDATE ledger_partition SET held_by = $1, epoch = epoch + 1
       WHERE generation = $2 AND topic = ANY($3) AND held_by IS DISTINCT FROM $1`,
      [plan.generation, LIVE_GENERATION, plan.topics],
    );
  }

  /** Brings live blocks that were under way to their end. @returns where the live ledger stands, by partition */
  private async endLiveBlocks(plan: ReplayPlan): Promise<Map<string, number>> {
    const { pool, log, warehouse } = this.stores;
    const ledger = new Ledger(pool);
    const blocks = new BlockStore(warehouse, ledger);
    const ends = new Map<string, number>();
    for (const topic of plan.topics) {
      for (const partition of (await ledger.nextOffsets(topic)).keys()) {
        const cursor = new PartitionCursor({ topic, partition, log, ledger, blocks });
        await cursor.take(0, plan.generation);
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
    const replaced = ranges.map(
      ({ topic, partition, first }): Statement => [
        `DELETE FROM ledger_block live USING ledger_partition replayed
         WHERE live.generation = $1 AND live.topic = $2 AND live.part = $3 AND live.first_offset >= $4
           AND live.first_offset < replayed.next_offset
           AND replayed.generation = $5 AND replayed.topic = $2 AND replayed.part = $3`,
        [LIVE_GENERATION, topic, partition, first, plan.generation],
      ],
    );
    await inTransaction(this.stores.pool, [
      ...replaced,
      // The replay may be ahead of the live ledger; what it wrote there is live now too.
      [
        `UPDATE ledger_partition live SET
           next_offset = greatest(live.next_offset, replayed.next_offset),
           relayed = CASE WHEN replayed.next_offset > live.next_offset THEN replayed.relayed ELSE live.relayed END,
           verified_offset = least(live.verified_offset, replayed.first_offset)
         FROM ledger_partition replayed
         WHERE live.generation = $1 AND replayed.generation = $2
           AND live.topic = replayed.topic AND live.part = replayed.part`,
        [LIVE_GENERATION, plan.generation],
      ],
      ['UPDATE ledger_block SET generation = $2 WHERE generation = $1', [plan.generation, LIVE_GENERATION]],
      ['DELETE FROM ledger_open WHERE generation = $1', [plan.generation]],
      ['DELETE FROM ledger_partition WHERE generation = $1', [plan.generation]],
      ['UPDATE ledger_partition SET held_by = NULL WHERE held_by = $1', [plan.generation]],
      ["UPDATE replay SET state = 'accepted', ended_at = now() WHERE generation = $1", [plan.generation]],
    ]);
  }

  private async sealAgain(plan: ReplayPlan): Promise<void> {
    if (!plan.topics.includes('tracking')) return;
    const seals = new Seals(this.stores.pool);
    const to = plan.to && new Date(plan.to.getTime() + DUPLICATE_MS);
    for (const period of ['hour', 'days'] as const) {
      for (const { start } of await seals.sealed('tracking', period, plan.from)) {
        if (!to || start < to) await sealPeriod(this.stores.warehouse, period, start);
      }
    }
  }
}

type Statement = [sql: string, values: unknown[]];

async function inTransaction(pool: ReplayStores['pool'], statements: readonly Statement[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    for (const [sql, values] of statements) await client.query(sql, values);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
