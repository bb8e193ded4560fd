import { TOPICS } from '@toile/contracts';
import type { Assignment, EventLog, GroupMember } from '@toile/event-log';
import { type Logger, startInternalPages } from '@toile/platform';
import type { Warehouse } from '@toile/warehouse';
import type pg from 'pg';
import { blockAgeMs } from './block/block.js';
import { BlockStore } from './block/block-store.js';
import { Ledger } from './ledger/ledger.js';
import { aggregatorMetrics } from './metrics.js';
import { PartitionWorker } from './partition/partition-worker.js';
import { repeat } from './repeat.js';
import { Counter } from './seal/counter.js';
import { Sealer } from './seal/sealer.js';

export interface AggregatorOptions {
  pool: pg.Pool;
  log: EventLog;
  warehouse: Warehouse;
  logger: Logger;
  /** Of its internal pages; it has no others. */
  port: number;
  /** 127.0.0.1 when it is left out. */
  host?: string;
  /** How often it is looked for what can be counted and sealed. */
  sealEveryMs?: number;
  /** How many events that are not sealed whoever asks for a figure counts; when there are more they are counted beforehand. */
  countEvents?: number | undefined;
}

export interface RunningAggregator {
  /** `ok`, or what is wrong. */
  health(): string;
  /** Age of the oldest record that is not in the warehouse yet, milliseconds; 0 when all are. */
  lagMs(): Promise<number>;
  stop(): Promise<void>;
}

const SEAL_EVERY_MS = 5_000;
const FRESHNESS_EVERY_MS = 500;

/** Starts the aggregator: it joins the group, moves its partitions block by block and seals hours that have passed. */
export async function startAggregator(options: AggregatorOptions): Promise<RunningAggregator> {
  const { pool, log, warehouse, logger } = options;
  const ledger = new Ledger(pool);
  const blocks = new BlockStore(warehouse, ledger);
  const workers = new Map<string, PartitionWorker>();
  const nameOf = ({ topic, partition }: Assignment) => `${topic}/${partition}`;
  const ages = new Map<string, number>();
  for (const topic of TOPICS) ages.set(topic, blockAgeMs(await log.partitions(topic)));
  let member: GroupMember | undefined;
  const release = (assignments: readonly Assignment[]) => {
    for (const assignment of assignments) {
      void workers.get(nameOf(assignment))?.stop();
      workers.delete(nameOf(assignment));
    }
  };
  member = await log.join({
    group: 'aggregator',
    topics: TOPICS,
    onAssigned: (assignments) => {
      release(assignments);
      for (const assignment of assignments) {
        workers.set(
          nameOf(assignment),
          new PartitionWorker({
            ...{ assignment, log, ledger, blocks, member: () => member, logger },
            blockAgeMs: ages.get(assignment.topic) ?? blockAgeMs(1),
          }),
        );
      }
    },
    onRevoked: release,
  });

  const sealer = new Sealer({ pool, log, ledger, warehouse, logger });
  const freshness = repeat(FRESHNESS_EVERY_MS, logger, async () => {
    const fresh = [...workers.values()].flatMap((worker) => worker.freshness());
    if (fresh.length > 0) await ledger.noteFreshness(fresh);
  });
  const counter = new Counter({ pool, warehouse, fewest: options.countEvents });
  await counter.start();
  const sealing = repeat(options.sealEveryMs ?? SEAL_EVERY_MS, logger, async () => {
    // What is open is counted even while something keeps it from being sealed.
    await counter.countWhatHasCome();
    await sealer.sealWhatHasPassed(new Date());
  });

  const health = () => {
    return [...troublesOf(workers.values()), ...(sealer.trouble ? [sealer.trouble] : [])].join('; ') || 'ok';
  };
  const pages = await startInternalPages({
    name: 'aggregator',
    port: options.port,
    host: options.host,
    logger,
    registry: aggregatorMetrics({ pool, log, lagMs: () => oldestWaitingMs(log, ledger) }),
    checks: { aggregator: async () => health() },
  });
  return {
    health,
    lagMs: () => oldestWaitingMs(log, ledger),
    stop: async () => {
      await pages.close();
      await Promise.all([...workers.values()].map((worker) => worker.stop()));
      await Promise.all([sealing.stop(), freshness.stop()]);
      await member?.leave();
    },
  };
}

/** Each trouble once, with the first partition that has it and how many more do. */
function troublesOf(workers: Iterable<PartitionWorker>): string[] {
  const names = new Map<string, string[]>();
  for (const { trouble, name } of workers)
    if (trouble) names.set(trouble, [...(names.get(trouble) ?? []), name]);
  return [...names].map(([trouble, [first = '', ...more]]) =>
    more.length > 0 ? `${first} and ${more.length} more: ${trouble}` : `${first}: ${trouble}`,
  );
}

async function oldestWaitingMs(log: EventLog, ledger: Ledger): Promise<number> {
  let oldest = 0;
  const next = await ledger.nextOffsets('tracking');
  for (let partition = 0; partition < (await log.partitions('tracking')); partition += 1) {
    const [record] = await log.read({
      topic: 'tracking',
      partition,
      from: next.get(partition) ?? 0,
      maxRecords: 1,
    });
    if (record) oldest = Math.max(oldest, Date.now() - record.appendedAt.getTime());
  }
  return oldest;
}
