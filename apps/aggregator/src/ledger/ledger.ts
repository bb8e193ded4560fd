import type { RelayProgress } from '@toile/event-store';
import { type DataSource, In, LessThan, MoreThanOrEqual, type Repository } from 'typeorm';
import { LedgerBlockEntity } from './entities/ledger-block.entity.js';
import { LedgerPartitionEntity } from './entities/ledger-partition.entity.js';

/** What identifies a block and proves its content. `hash` is the sum of its raw rows' checksums. */
export interface BlockRecord {
  topic: string;
  partition: number;
  first: number;
  last: number;
  rawCount: number;
  deadCount: number;
  hash: number;
  ingestHour: Date;
  /** What relays had brought to the partition before it; null when nobody looked. */
  relayedBefore: RelayProgress | null;
  /** Of its last record (`digestOf`); null of what nobody looked at, or whose place was filled after the log was lost. */
  lastDigest: string | null;
}
export interface OpenBlock extends BlockRecord {
  attempt: number;
}

export interface HourRecord {
  hour: Date;
  rawCount: number;
  deadCount: number;
  hash: number;
  lastOffset: number;
}

/** Another owner has taken the partition; nothing may be inserted under the old epoch any more. */
export class LedgerFencedError extends Error {
  readonly code = 'ledger/fenced';
  constructor(topic: string, partition: number) {
    super(`${topic}/${partition} has another owner`);
  }
}

/** A replay is swapping in what it wrote; the partition can be taken when it has ended. */
export class LedgerHeldError extends Error {
  readonly code = 'ledger/held';
  constructor(topic: string, partition: number) {
    super(
      `${topic}/${partition} is held by a replay; end it with "npm run replay -- --accept" or "--discard"`,
    );
  }
}

/** The log has lost records that were counted: what comes at their offsets would be taken for done. */
export class LogBehindLedgerError extends Error {
  readonly code = 'ledger/ahead-of-log';
  constructor(topic: string, partition: number, next: number) {
    super(
      `the log no longer holds all of the ${next} records of ${topic}/${partition} that are counted; nothing is counted until "toile archive log get" has filled their places`,
    );
  }
}

/** At the place of the last record that was counted lies another one: the log was lost and has grown past the place. */
export class OtherRecordsError extends Error {
  readonly code = 'ledger/other-records';
  constructor(topic: string, partition: number, next: number) {
    super(
      `the log holds other records of ${topic}/${partition} than the ${next} that are counted; nothing is counted until "toile replay --topic ${topic} --accept" has counted anew what is there, or the topic is emptied and "toile archive log get" has filled it`,
    );
  }
}

export const LIVE_GENERATION = 1;

/**
 * The block ledger in PostgreSQL: no insert without an intent that was accepted under the partition's current epoch. What fences
 * is SQL by hand: it looks and writes in one statement, so that no owner can come between.
 */
export class Ledger {
  private readonly partitions: Repository<LedgerPartitionEntity>;
  private readonly blocks: Repository<LedgerBlockEntity>;

  constructor(
    private readonly dataSource: DataSource,
    readonly generation = LIVE_GENERATION,
  ) {
    this.partitions = dataSource.getRepository(LedgerPartitionEntity);
    this.blocks = dataSource.getRepository(LedgerBlockEntity);
  }

  /**
   * Takes a partition: from now on every intent under an older epoch is refused. A partition that was never taken
   * begins at `firstOffset`, where a live block begins; one that a replay holds can be taken by that replay alone, its `holder`.
   * @throws LedgerHeldError
   */
  async take(
    topic: string,
    partition: number,
    firstOffset = 0,
    holder: number | null = null,
  ): Promise<{ epoch: number; next: number; verified: number; relayed: RelayProgress }> {
    type Taken = Record<'epoch' | 'next_offset' | 'verified_offset', string> & { relayed: RelayProgress };
    const [row] = await this.dataSource.query<Taken[]>(
      `INSERT INTO ledger_partition
         (generation, topic, part, epoch, first_offset, next_offset, verified_offset, relayed)
       VALUES ($1, $2, $3, 1, $4, $4, $4, coalesce((
         SELECT relayed_before FROM ledger_block
         WHERE generation = $6 AND topic = $2 AND part = $3 AND first_offset = $4), '{}'))
       ON CONFLICT (generation, topic, part) DO UPDATE SET epoch = ledger_partition.epoch + 1
       WHERE ledger_partition.held_by IS NULL OR ledger_partition.held_by = $5
       RETURNING epoch, next_offset, verified_offset, relayed`,
      [this.generation, topic, partition, firstOffset, holder, LIVE_GENERATION],
    );
    if (!row) throw new LedgerHeldError(topic, partition);
    return {
      epoch: Number(row.epoch),
      next: Number(row.next_offset),
      verified: Number(row.verified_offset),
      relayed: row.relayed,
    };
  }

  /** Records the intent to insert a block. @throws LedgerFencedError when the epoch or the offset is no longer current */
  async intend(block: BlockRecord, epoch: number): Promise<void> {
    const intended = await this.dataSource.query<unknown[]>(
      `WITH owned AS (
         SELECT 1 FROM ledger_partition
         WHERE generation = $1 AND topic = $2 AND part = $3 AND epoch = $4 AND next_offset = $5 FOR UPDATE)
       INSERT INTO ledger_block
         (generation, topic, part, first_offset, last_offset, raw_count, dead_count, hash, ingest_hour,
          relayed_before, last_digest, epoch, state)
       SELECT $1, $2, $3, $5, $6, $7, $8, $9, $10, $11, $12, $4, 'intent' FROM owned RETURNING 1`,
      [
        this.generation,
        block.topic,
        block.partition,
        epoch,
        block.first,
        block.last,
        block.rawCount,
        block.deadCount,
        block.hash,
        block.ingestHour,
        block.relayedBefore,
        block.lastDigest,
      ],
    );
    if (intended.length === 0) throw new LedgerFencedError(block.topic, block.partition);
  }

  /**
   * Marks a block as stored and moves the partition on, together; a record that came after its hour was sealed, by a
   * clock that went wrong, opens the hour and its day again. @param relayed what relays have brought to the partition with it
   * @throws LedgerFencedError
   */
  async complete(block: BlockRecord, epoch: number, relayed: RelayProgress | null): Promise<void> {
    const [, completed] = await this.dataSource.query<[unknown[], number]>(
      `WITH moved AS (
         UPDATE ledger_partition SET next_offset = $6, relayed = coalesce($8, relayed)
         WHERE generation = $1 AND topic = $2 AND part = $3 AND epoch = $4 AND next_offset = $5 RETURNING 1),
       opened_again AS (
         DELETE FROM ledger_seal WHERE generation = $1 AND topic = $2 AND EXISTS (SELECT 1 FROM moved)
           AND starts_at = date_trunc(period, $7::timestamptz, 'UTC'))
       UPDATE ledger_block SET state = 'done'
       WHERE generation = $1 AND topic = $2 AND part = $3 AND first_offset = $5 AND EXISTS (SELECT 1 FROM moved)`,
      [
        this.generation,
        block.topic,
        block.partition,
        epoch,
        block.first,
        block.last + 1,
        block.ingestHour,
        relayed,
      ],
    );
    if (completed === 0) throw new LedgerFencedError(block.topic, block.partition);
  }

  /** @returns the number of the attempt that begins */
  async bumpAttempt({ topic, partition, first }: BlockRecord): Promise<number> {
    const block = { generation: this.generation, topic, partition, first };
    await this.blocks.increment(block, 'attempt', 1);
    return (await this.blocks.findOneByOrFail(block)).attempt;
  }

  /** The block whose outcome is unknown, if there is one: at most one a partition. */
  openBlock(topic: string, partition: number): Promise<OpenBlock | null> {
    return this.blocks.findOneBy({ generation: this.generation, topic, partition, state: 'intent' });
  }

  /** The block that was completed last. */
  lastBlock(topic: string, partition: number): Promise<BlockRecord | null> {
    const { generation } = this;
    return this.blocks.findOne({
      where: { generation, topic, partition, state: 'done' },
      order: { first: 'DESC' },
    });
  }

  /** What is about to fill the places of lost records is not what was counted there. */
  async forgetDigests(topics: readonly string[]): Promise<void> {
    await this.blocks.update({ generation: this.generation, topic: In([...topics]) }, { lastDigest: null });
  }

  /** Blocks that were completed from `offset` on, in order. */
  doneBlocks(topic: string, partition: number, offset: number): Promise<OpenBlock[]> {
    const { generation } = this;
    return this.blocks.find({
      where: { generation, topic, partition, state: 'done', first: MoreThanOrEqual(offset) },
      order: { first: 'ASC' },
    });
  }

  /** Notes that every block below `offset` was read back and found whole. */
  async noteVerified(topic: string, partition: number, offset: number): Promise<void> {
    const { generation } = this;
    const further = { generation, topic, partition, verified: LessThan(offset) };
    await this.partitions.update(further, { verified: offset });
  }

  /**
   * Notes for each partition the time up to which everything appended is in the warehouse; it never goes back, and never
   * past the ledger's own clock: a process whose clock has jumped ahead must not promise what is still to come.
   */
  async noteFreshness(freshTo: readonly { topic: string; partition: number; time: Date }[]): Promise<void> {
    await this.dataSource.query(
      `UPDATE ledger_partition p SET fresh_to = greatest(p.fresh_to, least(f.time, now()))
       FROM unnest($2::text[], $3::int[], $4::timestamptz[]) AS f(topic, part, time)
       WHERE p.generation = $1 AND p.topic = f.topic AND p.part = f.part`,
      [
        this.generation,
        freshTo.map((one) => one.topic),
        freshTo.map((one) => one.partition),
        freshTo.map((one) => one.time),
      ],
    );
  }

  /** How far each partition of topics is counted, a block that has begun with it. */
  async counted(topics: readonly string[]): Promise<{ topic: string; partition: number; next: number }[]> {
    const { generation } = this;
    const [partitions, open] = await Promise.all([
      this.partitions.findBy({ generation, topic: In([...topics]) }),
      this.blocks.findBy({ generation, topic: In([...topics]), state: 'intent' }),
    ]);
    return partitions.map(({ topic, partition, next }) => {
      const begun = open.find((block) => block.topic === topic && block.partition === partition);
      return { topic, partition, next: begun ? begun.last + 1 : next };
    });
  }

  async nextOffsets(topic: string): Promise<Map<number, number>> {
    const partitions = await this.partitions.findBy({ generation: this.generation, topic });
    return new Map(partitions.map(({ partition, next }) => [partition, next]));
  }

  /** What each ingest hour of a topic, or of one of its partitions, should hold; oldest first. */
  async hours(
    topic: string,
    range: { from?: Date | null; before?: Date | null; partition?: number } = {},
  ): Promise<HourRecord[]> {
    type Hour = Record<'raw' | 'dead' | 'hash' | 'last', string> & { hour: Date };
    const rows = await this.dataSource.query<Hour[]>(
      `SELECT ingest_hour AS hour, sum(raw_count) AS raw, sum(dead_count) AS dead, sum(hash) AS hash,
         max(last_offset) AS last
       FROM ledger_block WHERE generation = $1 AND topic = $2 AND state = 'done'
         AND ($3::timestamptz IS NULL OR ingest_hour >= $3) AND ($4::timestamptz IS NULL OR ingest_hour < $4)
         AND ($5::integer IS NULL OR part = $5)
       GROUP BY ingest_hour ORDER BY ingest_hour`,
      [this.generation, topic, range.from ?? null, range.before ?? null, range.partition ?? null],
    );
    return rows.map((row) => ({
      hour: row.hour,
      rawCount: Number(row.raw),
      deadCount: Number(row.dead),
      hash: Number(row.hash),
      lastOffset: Number(row.last),
    }));
  }
}
