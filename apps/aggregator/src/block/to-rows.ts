import type { RecordBatch } from '@toile/event-log';
import { Spare } from '@toile/platform';
import {
  type AsciiText,
  type Columns,
  type FinishedBlock,
  NativeBlock,
  type Value,
} from '@toile/warehouse/native';
import { DEAD_LETTER_COLUMNS, deadLetterFields } from '../dead-letters/dead-letter-row.js';
import { MESSAGE_COLUMNS, messageFields } from '../messages/message-row.js';
import { TrackingReader } from '../tracking/tracking-reader.js';
import { TRACKING_COLUMNS, trackingFields } from '../tracking/tracking-row.js';
import { HOUR_MS, hashOf } from './block.js';
import { decodeMessage } from './decode-message.js';

/** The columns every raw row begins with. */
const POSITION_COLUMNS = {
  _topic: 'LowCardinality(String)',
  _partition: 'UInt16',
  _offset: 'UInt64',
  ingest_hour: "DateTime('UTC')",
  event_id: 'UUID',
} as const;
const TRACKING = 'tracking';
const NO_EVENT = '00000000-0000-0000-0000-000000000000';

export interface TableRows {
  block: FinishedBlock;
  /** The sum of the rows' checksums (`hashOf`). */
  hash: number;
}

export interface Rows {
  raw: TableRows;
  dead: TableRows;
}

/** Warehouse rows of a block's records; what cannot be read becomes a dead letter with its bytes and the reason. */
export const toRows = (batch: RecordBatch): Rows => new RowMaker().toRows(batch);

/** As many as blocks that are carried side by side. */
const spare = new Spare<RowMaker>(4);

/**
 * Makes rows as `toRows` does, in memory that is used again: they are there until what `use` does with them has ended. The batch is
 * released.
 */
export async function withRows<T>(batch: RecordBatch, use: (rows: Rows) => Promise<T>): Promise<T> {
  const maker = spare.take() ?? new RowMaker();
  const rows = maker.toRows(batch);
  batch.release();
  const used = await use(rows);
  // After an error somebody may still be reading the rows, so that their memory is left to whoever does.
  spare.give(maker);
  return used;
}

/** Does what `toRows` does for block after block, each in the memory of the one before. */
class RowMaker {
  readonly #tracking = new BlockOfRows(TRACKING_COLUMNS);
  readonly #messages = new BlockOfRows(MESSAGE_COLUMNS);
  readonly #dead = new BlockOfRows(DEAD_LETTER_COLUMNS);
  readonly #reader = new TrackingReader();

  toRows(batch: RecordBatch): Rows {
    const raw = batch.topic === TRACKING ? this.#tracking : this.#messages;
    for (let index = 0; index < batch.length; index += 1) {
      const read = this.#read(batch, index);
      if ('reason' in read) {
        const fields = deadLetterFields(batch.record(index), read.reason);
        this.#dead.add(batch, index, NO_EVENT, fields);
      } else raw.add(batch, index, read.eventId, read.fields);
    }
    return { raw: raw.finish(), dead: this.#dead.finish() };
  }

  #read(batch: RecordBatch, index: number): ReadValue {
    const quickly = batch.topic === TRACKING ? this.#reader.read(batch.valueIn(index)) : undefined;
    return quickly ?? readValue(batch.topic, batch.valueText(index));
  }
}

/** A record's id and the fields in its topic's raw table, beyond its position, or why it cannot be read. */
type ReadValue = { eventId: string | AsciiText; fields: readonly Value[] } | { reason: string };

export function readValue(topic: string, value: string): ReadValue {
  const decoded = decodeMessage(value);
  if ('reason' in decoded) return decoded;
  const { message } = decoded;
  const fields = topic === TRACKING ? trackingFields(message) : messageFields(message);
  // The engine writes an id in small letters, and a row's checksum is of what it writes.
  return 'reason' in fields ? fields : { eventId: message.id.toLowerCase(), fields };
}

class BlockOfRows {
  readonly #block: NativeBlock;
  #hash = 0;

  constructor(columns: Columns) {
    this.#block = new NativeBlock({ ...POSITION_COLUMNS, ...columns });
  }

  add(batch: RecordBatch, index: number, eventId: string | AsciiText, fields: readonly Value[]): void {
    const offset = batch.offset(index);
    const hour = Math.floor(batch.appendedMs(index) / HOUR_MS) * (HOUR_MS / 1000);
    this.#block.add([batch.topic, batch.partition, offset, hour, eventId], fields);
    this.#hash += hashOf(offset, eventId);
  }

  finish(): TableRows {
    const rows = { block: this.#block.finish(), hash: this.#hash };
    this.#hash = 0;
    return rows;
  }
}
