import type { Assignment, EventLog, GroupMember, LogRecord } from '@toile/event-log';
import type { Logger } from '@toile/platform';
import { BLOCK_LIMITS, hashOf, ingestHourOf } from '../block/block.js';
import type { BlockStore } from '../block/block-store.js';
import { type Rows, toRows } from '../block/to-rows.js';
import type { BlockRecord, Ledger } from '../ledger/ledger.js';

export interface PartitionWorkerOptions {
  assignment: Assignment;
  log: EventLog;
  ledger: Ledger;
  blocks: BlockStore;
  member: () => GroupMember | undefined;
  logger: Logger;
}

/** Moves one partition from the log into the warehouse, block by block, under the epoch it took in the ledger. */
export class PartitionWorker {
  private stopped = false;
  private epoch = 0;
  private next = 0;
  private readonly running: Promise<void>;
  /** What is wrong right now, for the health page. */
  trouble: string | undefined;
  private freshTo: Date | undefined;

  constructor(private readonly options: PartitionWorkerOptions) {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  /** The time up to which everything appended to the partition is in the warehouse, once that is known. */
  freshness(): { topic: string; partition: number; time: Date }[] {
    const { topic, partition } = this.options.assignment;
    return this.freshTo ? [{ topic, partition, time: this.freshTo }] : [];
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      try {
        await this.takeAndRecover();
        while (!this.stopped) await this.moveBlock();
      } catch (error) {
        if (this.stopped) return;
        const code = (error as { code?: string }).code ?? '';
        this.trouble = `${this.name}: ${(error as Error).message}`;
        if (code === 'ledger/fenced' || code === 'log/fenced') return;
        this.options.logger.error(
          { err: error, partition: this.name },
          'the partition waits and tries again',
        );
        if (code === 'ledger/partial-block') return;
        await pause(1_000);
      }
    }
  }

  private async takeAndRecover(): Promise<void> {
    const { ledger, assignment, blocks } = this.options;
    const taken = await ledger.take(assignment.topic, assignment.partition);
    this.epoch = taken.epoch;
    this.next = taken.next;
    const open = await ledger.openBlock(assignment.topic, assignment.partition);
    if (!open) return;
    const rows = toRows(await this.readExactly(open.first, open.last));
    await blocks.store(open, rows, false);
    await this.complete(open);
  }

  private async moveBlock(): Promise<void> {
    const { records, upTo } = await this.gather();
    if (this.stopped) return;
    if (records.length === 0) {
      this.freshTo = upTo;
      return;
    }
    const rows = toRows(records);
    const block = this.describe(records, rows);
    await this.options.ledger.intend(block, this.epoch);
    await this.options.blocks.store({ ...block, attempt: 0 }, rows, true);
    await this.complete(block);
    this.freshTo = upTo;
    this.trouble = undefined;
  }

  private async complete(block: BlockRecord): Promise<void> {
    const { ledger, assignment, member } = this.options;
    await ledger.complete(block, this.epoch);
    this.next = block.last + 1;
    await member()?.commit(assignment, this.next);
  }

  /**
   * Waits for records and lets them gather until the block is full or its oldest record is old enough. `upTo` is the
   * time before which nothing else is in the partition once these are stored.
   */
  private async gather(): Promise<{ records: LogRecord[]; upTo: Date }> {
    const { log } = this.options;
    let upTo = new Date();
    let records = await this.read();
    if (records.length === 0) {
      await log.waitForAppend(250);
      upTo = new Date();
      records = await this.read();
    }
    const oldest = records[0];
    if (!oldest) return { records, upTo };
    const age = Date.now() - oldest.appendedAt.getTime();
    if (!isFull(records) && age < BLOCK_LIMITS.ageMs && !this.stopped) {
      await pause(BLOCK_LIMITS.ageMs - age);
      upTo = new Date();
      records = await this.read();
    }
    const block = sameHour(records);
    const whole = block.length === records.length && !isFull(records);
    return { records: block, upTo: whole ? upTo : (block.at(-1)?.appendedAt ?? upTo) };
  }

  private read(): Promise<LogRecord[]> {
    const { topic, partition } = this.options.assignment;
    const limits = { maxRecords: BLOCK_LIMITS.records, maxBytes: BLOCK_LIMITS.bytes };
    return this.options.log.read({ topic, partition, from: this.next, ...limits });
  }

  private async readExactly(first: number, last: number): Promise<LogRecord[]> {
    const { topic, partition } = this.options.assignment;
    const records: LogRecord[] = [];
    for (let from = first; from <= last; from = (records.at(-1)?.offset ?? from) + 1) {
      const more = await this.options.log.read({ topic, partition, from, maxRecords: last - from + 1 });
      if (more.length === 0) throw new Error(`the log no longer holds ${topic}/${partition} ${from}–${last}`);
      records.push(...more);
    }
    return records;
  }

  private describe(records: readonly LogRecord[], rows: Rows): BlockRecord {
    const [first, last] = [records[0], records.at(-1)];
    if (!first || !last) throw new Error('a block has at least one record');
    const { topic, partition } = this.options.assignment;
    return {
      topic,
      partition,
      first: first.offset,
      last: last.offset,
      rawCount: rows.raw.length,
      deadCount: rows.dead.length,
      hash: hashOf(rows.raw),
      ingestHour: ingestHourOf(first),
    };
  }

  private get name(): string {
    return `${this.options.assignment.topic}/${this.options.assignment.partition}`;
  }
}

/** Full enough that more may be waiting behind: at a limit of records, or near the one of bytes. */
function isFull(records: readonly LogRecord[]): boolean {
  if (records.length >= BLOCK_LIMITS.records) return true;
  if (records.length < BLOCK_LIMITS.records / 20) return false;
  const bytes = records.reduce((sum, record) => sum + record.value.length, 0);
  return bytes >= BLOCK_LIMITS.bytes / 2;
}

function sameHour(records: LogRecord[]): LogRecord[] {
  const first = records[0];
  if (!first) return [];
  const hour = ingestHourOf(first).getTime();
  const end = records.findIndex((record) => ingestHourOf(record).getTime() !== hour);
  return end < 0 ? records : records.slice(0, end);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
