import type { EventLog, LogRecord } from '@toile/event-log';
import type { RelayProgress } from '@toile/event-store';
import { failpoint } from '#failpoint';
import { BLOCK_LIMITS, type BlockLimits, digestOf, ingestHourOf } from '../blocks/block.js';
import type { BlockStore } from '../blocks/block-store.js';
import { type MadeBy, type Rows, toRows } from '../blocks/to-rows.js';
import type { HourVocabularies } from '../blocks/tracking/hour-vocabularies.js';
import { type BlockRecord, type Ledger, LogBehindLedgerError, OtherRecordsError } from '../ledger/ledger.js';
import { type BlockTrace, traceBlock } from './trace-block.js';

export interface CursorOptions {
  topic: string;
  partition: number;
  log: Pick<EventLog, 'read' | 'startOffset' | 'endOffset'>;
  ledger: Pick<
    Ledger,
    'take' | 'lastBlock' | 'openBlock' | 'intend' | 'complete' | 'doneBlocks' | 'noteVerified'
  >;
  blocks: Pick<BlockStore, 'insert' | 'recover' | 'holds'>;
  vocabularies: Pick<HourVocabularies, 'at'>;
  limits?: BlockLimits;
}

/** A verification is cheap, but not so cheap that every block should pay for one. */
const VERIFY_EVERY_BLOCKS = 500;

/** A place in one partition that moves block by block, each recorded in the ledger before and after its insert. */
export class PartitionCursor {
  next = 0;
  private epoch = 0;
  private verified = 0;
  private relayed: RelayProgress = {};
  private blocksSinceVerified = 0;

  constructor(private readonly options: CursorOptions) {}

  /**
   * Takes the partition under a new epoch, reads back the blocks since the last verified point, and ends the block whose
   * outcome is unknown. @throws LedgerHeldError, LogBehindLedgerError, OtherRecordsError, PartialBlockError
   * @param isReplaced blocks whose rows a replay is about to put others in the place of: what is there of them does not matter
   */
  async take(
    firstOffset = 0,
    holder: number | null = null,
    isReplaced: (block: BlockRecord) => boolean = () => false,
  ): Promise<void> {
    const { ledger, topic, partition, blocks } = this.options;
    const taken = await ledger.take(topic, partition, firstOffset, holder);
    this.epoch = taken.epoch;
    this.next = taken.next;
    this.verified = taken.verified;
    this.relayed = taken.relayed;
    const open = await ledger.openBlock(topic, partition);
    await this.mustHold(taken.next, open, isReplaced);
    await failpoint('recovery/taken');
    await this.verify(isReplaced);
    if (!open) return;
    const rows = await this.rowsOf(open);
    if (!isReplaced(open)) await blocks.recover(open, rows);
    await this.complete(open, rows);
  }

  /**
   * A log that lost its end is not waited for: what comes would be taken for what was counted. It is shorter, or has grown past the
   * place with other records. @throws LogBehindLedgerError, OtherRecordsError
   */
  private async mustHold(
    counted: number,
    open: BlockRecord | null,
    isReplaced: (block: BlockRecord) => boolean,
  ): Promise<void> {
    const { ledger, topic, partition, log } = this.options;
    const block = open ?? (await ledger.lastBlock(topic, partition));
    const next = open ? open.last + 1 : counted;
    if ((await log.endOffset(topic, partition)) < next)
      throw new LogBehindLedgerError(topic, partition, next);
    if (!block?.lastDigest || isReplaced(block)) return;
    const from = block.last;
    // What retention has dropped cannot be looked at.
    if (from < (await log.startOffset(topic, partition))) return;
    const [record] = await log.read({ topic, partition, from, maxRecords: 1 });
    if (record && digestOf(record) !== block.lastDigest) throw new OtherRecordsError(topic, partition, next);
  }

  /** Records from the cursor on, at most one block's worth. */
  read(): Promise<LogRecord[]> {
    const { topic, partition, log, limits = BLOCK_LIMITS } = this.options;
    return log.read({
      topic,
      partition,
      from: this.next,
      maxRecords: limits.records,
      maxBytes: limits.bytes,
    });
  }

  /** Brings `records` (one block, starting at the cursor) into the warehouse and moves on. @throws LedgerFencedError */
  async move(records: readonly LogRecord[]): Promise<void> {
    const [first, last] = [records[0], records.at(-1)];
    if (!first || !last) return;
    const trace = traceBlock(records);
    const ingestHour = ingestHourOf(first);
    const rows = await this.toRows(records, ingestHour, this.relayed);
    const block: BlockRecord = {
      topic: first.topic,
      partition: first.partition,
      first: first.offset,
      last: last.offset,
      ingestHour,
      rawCount: rows.raw.block.rows.length,
      deadCount: rows.dead.block.rows.length,
      hash: rows.raw.hash,
      relayedBefore: this.relayed,
      lastDigest: digestOf(last),
    };
    try {
      await this.store(block, rows, trace);
      trace.end();
    } catch (error) {
      trace.end(error);
      throw error;
    }
    this.blocksSinceVerified += 1;
    if (this.blocksSinceVerified >= VERIFY_EVERY_BLOCKS) await this.verify();
  }

  private async store(block: BlockRecord, rows: Rows, trace: BlockTrace): Promise<void> {
    const { ledger, blocks } = this.options;
    await failpoint('block/gathered');
    await ledger.intend(block, this.epoch);
    await failpoint('block/intended');
    await trace.inserting(`raw_${block.topic}`, () => blocks.insert({ ...block, attempt: 0 }, rows));
    await failpoint('block/inserted');
    await this.complete(block, rows);
  }

  private async complete(block: BlockRecord, { relayed }: Rows): Promise<void> {
    await this.options.ledger.complete(block, this.epoch, relayed);
    this.next = block.last + 1;
    this.relayed = relayed ?? this.relayed;
    await failpoint('block/completed');
  }

  /** Looks again at blocks that were acknowledged; one that the engine has lost is stored again. */
  private async verify(isReplaced: (block: BlockRecord) => boolean = () => false): Promise<void> {
    const { topic, partition, ledger, blocks } = this.options;
    const all = await ledger.doneBlocks(topic, partition, this.verified);
    // Should the replay be thrown away after all, they are looked at then.
    const replaced = all.findIndex(isReplaced);
    const done = replaced === -1 ? all : all.slice(0, replaced);
    if (!(await blocks.holds(done))) {
      for (const block of done) {
        if (await blocks.holds([block])) continue;
        await blocks.recover(block, await this.rowsOf(block));
      }
    }
    this.blocksSinceVerified = 0;
    this.verified = (done.at(-1)?.last ?? this.verified - 1) + 1;
    await ledger.noteVerified(topic, partition, this.verified);
  }

  /** The rows of a block as they were made for the first time. */
  private async rowsOf({ first, last, ingestHour, relayedBefore }: BlockRecord): Promise<Rows> {
    const { topic, partition, log } = this.options;
    const records: LogRecord[] = [];
    for (let from = first; from <= last; from = (records.at(-1)?.offset ?? from) + 1) {
      const more = await log.read({ topic, partition, from, maxRecords: last - from + 1 });
      if (more.length === 0) throw new Error(`the log no longer holds ${topic}/${partition} ${from}–${last}`);
      records.push(...more);
    }
    return this.toRows(records, ingestHour, relayedBefore);
  }

  private async toRows(records: readonly LogRecord[], hour: Date, relayedBefore: MadeBy['relayedBefore']) {
    return toRows(records, { vocabulary: await this.options.vocabularies.at(hour), relayedBefore });
  }
}
