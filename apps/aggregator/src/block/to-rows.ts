import type { LogRecord } from '@toile/event-log';
import { type Columns, NativeBlock, type Value } from '@toile/warehouse';
import { DEAD_LETTER_COLUMNS, deadLetterFields } from '../dead-letters/dead-letter-row.js';
import { MESSAGE_COLUMNS, messageFields } from '../messages/message-row.js';
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
  block: NativeBlock;
  /** The sum of the rows' checksums (`hashOf`). */
  hash: number;
}

export interface Rows {
  raw: TableRows;
  dead: TableRows;
}

/** Warehouse rows of a block's records; what cannot be read becomes a dead letter with its bytes and the reason. */
export function toRows(records: readonly LogRecord[]): Rows {
  const rows = {
    raw: emptyRows(records[0]?.topic === TRACKING ? TRACKING_COLUMNS : MESSAGE_COLUMNS),
    dead: emptyRows(DEAD_LETTER_COLUMNS),
  };
  for (const record of records) {
    const read = readRecord(record);
    if ('reason' in read) add(rows.dead, record, NO_EVENT, deadLetterFields(record, read.reason));
    else add(rows.raw, record, read.eventId, read.fields);
  }
  return rows;
}

/** A record's fields in its topic's raw table, beyond its position, or why it cannot be read. */
export function readRecord(
  record: Pick<LogRecord, 'topic' | 'value'>,
): { eventId: string; fields: Value[] } | { reason: string } {
  const decoded = decodeMessage(record);
  if ('reason' in decoded) return decoded;
  const { message } = decoded;
  const fields = record.topic === TRACKING ? trackingFields(message) : messageFields(message);
  return 'reason' in fields ? fields : { eventId: message.id, fields };
}

const emptyRows = (columns: Columns): TableRows => ({
  block: new NativeBlock({ ...POSITION_COLUMNS, ...columns }),
  hash: 0,
});

function add(rows: TableRows, record: LogRecord, eventId: string, fields: readonly Value[]): void {
  const { topic, partition, offset } = record;
  const hour = Math.floor(record.appendedAt.getTime() / HOUR_MS) * (HOUR_MS / 1000);
  rows.block.add([topic, partition, offset, hour, eventId, ...fields]);
  rows.hash += hashOf(offset, eventId);
}
