import type { Warehouse } from '@toile/warehouse';
import { failpoint } from '#failpoint';
import type { BlockRecord, Ledger, OpenBlock } from '../ledger/ledger.js';
import { HASH_SQL, toDateTime } from './block.js';
import type { Rows, TableRows } from './to-rows.js';

const MAX_ATTEMPTS = 5;

/** The warehouse holds a part of a block and not the rest; going on could lose or double it, so a person must look. */
export class PartialBlockError extends Error {
  readonly code = 'ledger/partial-block';
}

/** Names of the tables a generation's blocks go to. */
export interface BlockTables {
  raw(topic: string): string;
  dead: string;
}

export const liveTables = (database: string): BlockTables => ({
  raw: (topic) => `${database}.raw_${topic}`,
  dead: `${database}.dead_letter`,
});

/** Puts a block whose intent is recorded into the warehouse, exactly once, however often it is tried. */
export class BlockStore {
  constructor(
    private readonly warehouse: Pick<Warehouse, 'database' | 'insertBlock' | 'endQuery' | 'settle' | 'rows'>,
    private readonly ledger: Pick<Ledger, 'generation' | 'bumpAttempt'>,
    private readonly tables: BlockTables = liveTables(warehouse.database),
  ) {}

  /** Inserts a block for the first time; an error leaves its outcome unknown, and `recover` finds it out. */
  async insert(block: OpenBlock, rows: Rows): Promise<void> {
    const token = this.tokenOf(block);
    // Dead letters first: a block that is complete in the raw table is complete altogether.
    await this.insertRows(this.tables.dead, rows.dead, token);
    await failpoint('block/dead-letters-inserted');
    await this.insertRows(this.tables.raw(block.topic), rows.raw, token);
  }

  /**
   * Brings a block whose outcome is unknown to its end: a run that may still go on is ended, then the offset range is
   * read back and inserted until it is there. An acknowledgement is never believed here.
   * @throws PartialBlockError when the warehouse holds a part of it
   */
  async recover(block: OpenBlock, rows: Rows): Promise<void> {
    const attempt = await this.recoverTable(this.tables.dead, block, rows.dead);
    await this.recoverTable(this.tables.raw(block.topic), { ...block, attempt }, rows.raw);
  }

  private async recoverTable(table: string, block: OpenBlock, rows: TableRows): Promise<number> {
    let { attempt } = block;
    await this.warehouse.endQuery(table, this.tokenOf(block));
    while (!(await this.isThere(table, block, rows))) {
      await failpoint('recovery/read-back');
      await this.insertRows(table, rows, this.tokenOf({ ...block, attempt }));
      if (await this.isThere(table, block, rows)) break;
      // The engine took the token for a repeat of a block that it has lost: a new token, a new try.
      attempt = await this.ledger.bumpAttempt(block);
      if (attempt > MAX_ATTEMPTS) throw new PartialBlockError(`${describe(block)} does not stay in ${table}`);
    }
    return attempt;
  }

  /** Whether the warehouse holds everything the ledger says of these completed blocks of one partition. */
  async holds(blocks: readonly BlockRecord[]): Promise<boolean> {
    const [first, last] = [blocks[0], blocks.at(-1)];
    if (!first || !last) return true;
    const whole = { ...first, last: last.last };
    const hours = { from: first.ingestHour, to: last.ingestHour };
    const raw = await this.read(this.tables.raw(first.topic), whole, hours);
    const dead = await this.read(this.tables.dead, whole, hours);
    const sum = (value: (block: BlockRecord) => number) =>
      blocks.reduce((total, block) => total + value(block), 0);
    return (
      raw.count === sum((block) => block.rawCount) &&
      raw.hash === sum((block) => block.hash) &&
      dead.count === sum((block) => block.deadCount)
    );
  }

  private tokenOf(block: OpenBlock): string {
    const { topic, partition, first, last, attempt } = block;
    return [this.ledger.generation, topic, partition, first, last, attempt].join(':');
  }

  private async insertRows(table: string, { block }: TableRows, token: string): Promise<void> {
    if (block.rows.length > 0) await this.warehouse.insertBlock(table, block, token);
  }

  private async isThere(table: string, block: BlockRecord, expected: TableRows): Promise<boolean> {
    if (expected.block.rows.length === 0) return true;
    const found = await this.read(table, block, { from: block.ingestHour, to: block.ingestHour });
    if (found.count === 0) return false;
    if (found.count === expected.block.rows.length && found.hash === expected.hash) return true;
    throw new PartialBlockError(
      `${describe(block)}: ${table} holds ${found.count} of ${expected.block.rows.length} rows`,
    );
  }

  private async read(
    table: string,
    range: Pick<BlockRecord, 'topic' | 'partition' | 'first' | 'last'>,
    hours: { from: Date; to: Date },
  ): Promise<{ count: number; hash: number }> {
    // Any node of a cluster may answer; it must know of every part that was committed.
    await this.warehouse.settle(table);
    const [found] = await this.warehouse.rows<{ count: number; hash: number }>(
      `SELECT count() AS count, ${HASH_SQL} AS hash FROM ${table}
       WHERE ingest_hour BETWEEN {from:DateTime('UTC')} AND {to:DateTime('UTC')} AND _topic = {topic:String}
         AND _partition = {partition:UInt16} AND _offset BETWEEN {first:UInt64} AND {last:UInt64}`,
      {
        from: toDateTime(hours.from),
        to: toDateTime(hours.to),
        topic: range.topic,
        partition: range.partition,
        first: range.first,
        last: range.last,
      },
    );
    return found ?? { count: 0, hash: 0 };
  }
}

const describe = (block: BlockRecord) =>
  `block ${block.topic}/${block.partition} ${block.first}–${block.last}`;
