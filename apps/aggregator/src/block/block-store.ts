import type { Warehouse } from '@toile/warehouse';
import { type BlockRecord, type Ledger, type OpenBlock } from '../ledger/ledger.js';
import { hashOf, type RawRow, toDateTime } from './block.js';
import type { Rows } from './to-rows.js';

const MAX_ATTEMPTS = 5;

/** The warehouse holds a part of a block and not the rest; going on could lose or double it, so a person must look. */
export class PartialBlockError extends Error {
  readonly code = 'ledger/partial-block';
}

/** Puts a block whose intent is recorded into the warehouse, exactly once, however often it is tried. */
export class BlockStore {
  constructor(
    private readonly warehouse: Warehouse,
    private readonly ledger: Ledger,
  ) {}

  /** Inserts and reads back until the block is there. An acknowledgement alone is never believed after a failure. */
  async store(block: OpenBlock, rows: Rows, fresh: boolean): Promise<void> {
    let attempt = block.attempt;
    if (!fresh && (await this.isThere(block, rows))) return;
    for (;;) {
      await this.insert(block, rows, attempt);
      if (fresh || (await this.isThere(block, rows))) return;
      // The engine took the token for a repeat of a block that it has lost: a new token, a new try.
      attempt = await this.ledger.bumpAttempt(block);
      if (attempt > MAX_ATTEMPTS)
        throw new PartialBlockError(`${describe(block)} does not stay in the warehouse`);
    }
  }

  private async insert(block: BlockRecord, rows: Rows, attempt: number): Promise<void> {
    const token = [
      this.ledger.generation,
      block.topic,
      block.partition,
      block.first,
      block.last,
      attempt,
    ].join(':');
    // Dead letters first: a block that is complete in the raw table is complete altogether.
    const { database } = this.warehouse;
    if (rows.dead.length > 0) await this.warehouse.insertBlock(`${database}.dead_letter`, rows.dead, token);
    if (rows.raw.length > 0)
      await this.warehouse.insertBlock(`${database}.raw_${block.topic}`, rows.raw, token);
  }

  private async isThere(block: BlockRecord, rows: Rows): Promise<boolean> {
    const raw = await this.readBack(`raw_${block.topic}`, block, rows.raw);
    const dead = await this.readBack('dead_letter', block, rows.dead);
    return raw && dead;
  }

  private async readBack(table: string, block: BlockRecord, expected: readonly RawRow[]): Promise<boolean> {
    if (expected.length === 0) return true;
    const [found] = await this.warehouse.rows<{ count: number; hash: number }>(
      `SELECT count() AS count, sum(CRC32(concat(toString(_offset), ':', toString(event_id)))) AS hash
       FROM ${this.warehouse.database}.${table}
       WHERE ingest_hour = {hour:DateTime('UTC')} AND _topic = {topic:String} AND _partition = {partition:UInt16}
         AND _offset BETWEEN {first:UInt64} AND {last:UInt64}`,
      {
        hour: toDateTime(block.ingestHour),
        topic: block.topic,
        partition: block.partition,
        first: block.first,
        last: block.last,
      },
    );
    if (!found || found.count === 0) return false;
    if (found.count === expected.length && found.hash === hashOf(expected)) return true;
    throw new PartialBlockError(
      `${describe(block)}: ${table} holds ${found.count} of ${expected.length} rows`,
    );
  }
}

const describe = (block: BlockRecord) =>
  `block ${block.topic}/${block.partition} ${block.first}–${block.last}`;
