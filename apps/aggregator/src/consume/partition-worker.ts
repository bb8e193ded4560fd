import { setTimeout as sleep } from 'node:timers/promises';
import type { Assignment, EventLog, GroupMember, LogRecord } from '@toile/event-log';
import type { Logger } from '@toile/platform';
import { failpoint } from '#failpoint';
import { cutBlock, isFull } from '../blocks/block.js';
import { type CursorOptions, PartitionCursor } from './partition-cursor.js';

export interface PartitionWorkerOptions {
  assignment: Assignment;
  log: Pick<EventLog, 'read' | 'startOffset' | 'endOffset' | 'waitForAppend'>;
  ledger: CursorOptions['ledger'];
  blocks: CursorOptions['blocks'];
  vocabularies: CursorOptions['vocabularies'];
  member: () => Pick<GroupMember, 'assignments' | 'commit'> | undefined;
  /** How long a block's first record waits for others, by how long storing the block before took, both milliseconds. */
  blockAgeMs: (storedInMs: number) => number;
  logger: Pick<Logger, 'error'>;
}

const RETRY_MS = 1_000;
const HELD_RETRY_MS = 100;
/** An idle partition's freshness is at most so old; nothing is asked of the log for it. */
const WAIT_MS = 250;

/** Moves one partition from the log into the warehouse for as long as this process has it. */
export class PartitionWorker {
  /** What is wrong right now, for the health page; the partition's name is not in it. */
  trouble: string | undefined;
  private stopped = false;
  private freshTo: Date | undefined;
  /** Whether the last read found nothing. */
  private caughtUp = false;
  private storedInMs = 0;
  private readonly cursor: PartitionCursor;
  private readonly running: Promise<void>;

  constructor(private readonly options: PartitionWorkerOptions) {
    const { topic, partition } = options.assignment;
    this.cursor = new PartitionCursor({ ...options, topic, partition });
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
        await this.cursor.take();
        await this.commit();
        while (!this.stopped) await this.moveBlock();
      } catch (error) {
        if (this.stopped) return;
        if (!(await this.waitAfter(error as Error & { code?: string }))) return;
      }
    }
  }

  /** Decides what an error means. @returns false when this owner must not go on */
  private async waitAfter(error: Error & { code?: string }): Promise<boolean> {
    const isNew = this.trouble !== error.message;
    this.trouble = error.message;
    // A ledger epoch that moved on although the lease is ours is a replay's hold: take again when it is over.
    if (error.code === 'ledger/held' || error.code === 'ledger/fenced') {
      await sleep(HELD_RETRY_MS);
      return this.isStillOurs();
    }
    if (error.code === 'log/fenced') return false;
    // Told when it begins: ClickHouse that refuses an insert refuses it every second.
    if (isNew)
      this.options.logger.error({ err: error, partition: this.name }, 'the partition waits and tries again');
    await sleep(RETRY_MS);
    return true;
  }

  /** Also of what the owner before had stored and not committed: else the group seems behind until the next record comes. */
  private async commit(): Promise<void> {
    if (this.cursor.next > 0) await this.options.member()?.commit(this.options.assignment, this.cursor.next);
  }

  private isStillOurs(): boolean {
    const { topic, partition, epoch } = this.options.assignment;
    const held = this.options.member()?.assignments() ?? [];
    return held.some((one) => one.topic === topic && one.partition === partition && one.epoch === epoch);
  }

  private async moveBlock(): Promise<void> {
    const { records, upTo } = await this.gather();
    if (this.stopped) return;
    if (records.length > 0) {
      const begun = performance.now();
      await this.cursor.move(records);
      this.storedInMs = performance.now() - begun;
      await this.commit();
      await failpoint('block/committed');
    }
    this.freshTo = upTo;
    this.trouble = undefined;
  }

  /**
   * Waits for records and lets them gather until the block is full or its oldest record is old enough. `upTo` is the
   * time before which nothing else is in the partition once these are stored.
   */
  private async gather(): Promise<{ records: LogRecord[]; upTo: Date }> {
    let upTo = new Date();
    if (this.caughtUp) {
      const place = { ...this.options.assignment, from: this.cursor.next };
      if (!(await this.options.log.waitForAppend(WAIT_MS, place))) return { records: [], upTo };
      upTo = new Date();
    }
    let records = await this.cursor.read();
    const [first] = records;
    this.caughtUp = first === undefined;
    if (!first) return { records, upTo };
    const blockAgeMs = this.options.blockAgeMs(this.storedInMs);
    const age = Date.now() - first.appendedAt.getTime();
    if (!isFull(records) && age < blockAgeMs && !this.stopped) {
      // By a clock that is behind the log's, the record is not there yet: it is not waited for longer than for a new one.
      await sleep(Math.min(blockAgeMs, blockAgeMs - age));
      upTo = new Date();
      records = await this.cursor.read();
    }
    const block = cutBlock(records);
    const whole = block.length === records.length && !isFull(records);
    return { records: block, upTo: whole ? upTo : (block.at(-1)?.appendedAt ?? upTo) };
  }

  get name(): string {
    return `${this.options.assignment.topic}/${this.options.assignment.partition}`;
  }
}
