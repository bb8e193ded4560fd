import { setTimeout as sleep } from 'node:timers/promises';
import type { EventLog } from '@toile/event-log';
import type { Warehouse } from '@toile/warehouse';
import type { DataSource } from 'typeorm';
import { cutBlock } from '../blocks/block.js';
import { BlockStore } from '../blocks/block-store.js';
import { HourVocabularies } from '../blocks/tracking/hour-vocabularies.js';
import { PartitionCursor } from '../consume/partition-cursor.js';
import { Ledger } from '../ledger/ledger.js';
import { offsetAt } from './offset-at.js';
import type { ReplayPlan } from './replay-plan.js';
import { shadowTables } from './shadow.js';

export interface ReplayStores {
  dataSource: DataSource;
  log: EventLog;
  warehouse: Warehouse;
}

/** One partition's part of a replay: offsets [first, end). */
export interface ReplayRange {
  topic: string;
  partition: number;
  first: number;
  end: number;
}

export interface FillOptions {
  /** Records a second at most, over all partitions. */
  rate?: number | undefined;
  onProgress?: (done: number, total: number) => void;
  signal?: AbortSignal;
}

/** Offsets the plan covers right now. */
export async function rangesOf(log: EventLog, plan: ReplayPlan): Promise<ReplayRange[]> {
  const ranges: ReplayRange[] = [];
  for (const topic of plan.topics) {
    for (let partition = 0; partition < (await log.partitions(topic)); partition += 1) {
      const first = plan.from
        ? await offsetAt(log, topic, partition, plan.from)
        : await log.startOffset(topic, partition);
      const end = plan.to
        ? await offsetAt(log, topic, partition, plan.to)
        : await log.endOffset(topic, partition);
      ranges.push({ topic, partition, first, end });
    }
  }
  return ranges;
}

/** Larger blocks than live ones, for which nobody waits: the engine merges fewer parts. */
const REPLAY_LIMITS = { records: 50_000, bytes: 24 * 1024 * 1024 };
/** Partitions that are written side by side, so that one is decoded while another is inserted; each holds a block in memory. */
const CONCURRENT_FILLS = 3;

/**
 * Writes the ranges into the shadow tables, block by block under the replay's own generation of the ledger; what an earlier,
 * interrupted run wrote is kept.
 */
export async function fill(
  stores: ReplayStores,
  plan: ReplayPlan,
  ranges: readonly ReplayRange[],
  options: FillOptions = {},
): Promise<void> {
  const ledger = new Ledger(stores.dataSource, plan.generation);
  const blocks = new BlockStore(stores.warehouse, ledger, shadowTables(stores.warehouse.database));
  const vocabularies = new HourVocabularies(stores.log);
  const total = ranges.reduce((sum, range) => sum + range.end - range.first, 0);
  let done = 0;
  const started = performance.now();
  let sinceStart = 0;
  const waiting = [...ranges];
  const fillRange = async ({ topic, partition, first, end }: ReplayRange) => {
    const cursor = new PartitionCursor({
      topic,
      partition,
      log: stores.log,
      ledger,
      blocks,
      vocabularies,
      limits: REPLAY_LIMITS,
    });
    await cursor.take(first);
    done += cursor.next - first;
    options.onProgress?.(done, total);
    while (cursor.next < end) {
      options.signal?.throwIfAborted();
      const records = cutBlock(await cursor.read(), REPLAY_LIMITS).slice(0, end - cursor.next);
      const { length } = records;
      if (length === 0) throw new Error(`${topic}/${partition} ended at ${cursor.next}, not ${end}`);
      await cursor.move(records);
      done += length;
      sinceStart += length;
      options.onProgress?.(done, total);
      if (options.rate) {
        const aheadMs = (sinceStart / options.rate) * 1000 - (performance.now() - started);
        if (aheadMs > 0) await sleep(aheadMs, undefined, { signal: options.signal });
      }
    }
  };
  const fillPartitions = async () => {
    for (let range = waiting.shift(); range; range = waiting.shift()) await fillRange(range);
  };
  await Promise.all(Array.from({ length: CONCURRENT_FILLS }, fillPartitions));
}
