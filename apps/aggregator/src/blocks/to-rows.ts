import type { LogRecord } from '@toile/event-log';
import { type RelayProgress, RepeatFilter } from '@toile/event-store';
import type { Vocabulary } from '@toile/vocabulary';
import { Block, type Row } from '@toile/warehouse';
import { hashOf, ingestHourOf } from './block.js';
import { deadLetterFields } from './dead-letter-row.js';
import { decodeMessage } from './decode-message.js';
import { messageFields } from './messages/message-row.js';
import { trackingFields } from './tracking/tracking-row.js';

const TRACKING = 'tracking';
/** Why a record is a dead letter that a relay has published before: after a crash it publishes its last batch again. */
export const RELAYED_BEFORE = 'a relay brought it before';
const NO_EVENT = '00000000-0000-0000-0000-000000000000';

export interface TableRows {
  block: Block;
  /** The sum of the rows' checksums (`hashOf`). */
  hash: number;
}

export interface Rows {
  raw: TableRows;
  dead: TableRows;
  /** What relays have brought to the partition with these records. */
  relayed: RelayProgress | null;
}

/** What rows of a block are made by, beside its records. */
export interface MadeBy {
  /** That of the block's hour (`hour-vocabularies.ts`). */
  vocabulary: Vocabulary;
  /** What relays had brought to the partition before; null to leave nothing out. */
  relayedBefore: RelayProgress | null;
}

/**
 * Warehouse rows of a block's records; what cannot be read, or a relay has brought before, becomes a dead letter with its bytes and
 * the reason.
 */
export function toRows(records: readonly LogRecord[], { vocabulary, relayedBefore }: MadeBy): Rows {
  const raw: TableRows = { block: new Block(), hash: 0 };
  const dead: TableRows = { block: new Block(), hash: 0 };
  const relayed = relayedBefore && new RepeatFilter(relayedBefore);
  for (const record of records) {
    const read = relayed?.isRepeat(record)
      ? { reason: RELAYED_BEFORE }
      : readValue(record.topic, record.value.toString(), vocabulary);
    if ('reason' in read) add(dead, record, NO_EVENT, deadLetterFields(record, read.reason));
    else add(raw, record, read.eventId, read.fields);
  }
  return { raw, dead, relayed: relayed?.progress ?? null };
}

/** A record's id and the fields in its topic's raw table, beyond its position, or why it cannot be read. */
export function readValue(
  topic: string,
  value: string,
  vocabulary: Vocabulary,
): { eventId: string; fields: Row } | { reason: string } {
  const decoded = decodeMessage(value);
  if ('reason' in decoded) return decoded;
  const { message } = decoded;
  const read = topic === TRACKING ? trackingFields(message, vocabulary) : { fields: messageFields(message) };
  if ('reason' in read) return read;
  // The engine writes an id in small letters, and a row's checksum is of what it writes.
  return { eventId: message.id.toLowerCase(), fields: read.fields };
}

function add(table: TableRows, record: LogRecord, eventId: string, fields: Row): void {
  const position = {
    _topic: record.topic,
    _partition: record.partition,
    _offset: record.offset,
    ingest_hour: ingestHourOf(record).getTime() / 1000,
    event_id: eventId,
  };
  table.block.add(position, fields);
  table.hash += hashOf(record.offset, eventId);
}
