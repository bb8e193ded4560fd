import type { LogRecord } from '@toile/event-log';
import { DEAD_LETTER_COLUMNS, deadLetterFields } from '../dead-letters/dead-letter-row.js';
import { MESSAGE_COLUMNS, messageFields } from '../messages/message-row.js';
import { TRACKING_COLUMNS, trackingFields } from '../tracking/tracking-row.js';
import { hashOf, ingestHourOf, toDateTime } from './block.js';
import { decodeMessage } from './decode-message.js';
import { type Field, toLine } from './tab-separated.js';

/** The columns every raw row begins with. */
const POSITION_COLUMNS = ['_topic', '_partition', '_offset', 'ingest_hour', 'event_id'];
const NO_EVENT = '00000000-0000-0000-0000-000000000000';

/** Rows of one table, tab-separated. */
export interface TableRows {
  columns: readonly string[];
  lines: string[];
  /** The sum of the rows' checksums (`hashOf`). */
  hash: number;
}

export interface Rows {
  raw: TableRows;
  dead: TableRows;
}

/** Warehouse rows of a block's records; what cannot be read becomes a dead letter with its bytes and the reason. */
export function toRows(records: readonly LogRecord[]): Rows {
  const isTracking = records[0]?.topic === 'tracking';
  const rows = {
    raw: emptyRows(isTracking ? TRACKING_COLUMNS : MESSAGE_COLUMNS),
    dead: emptyRows(DEAD_LETTER_COLUMNS),
  };
  const fieldsOf = isTracking ? trackingFields : messageFields;
  for (const record of records) {
    const decoded = decodeMessage(record);
    const outcome = 'reason' in decoded ? decoded : fieldsOf(decoded.message);
    if ('reason' in outcome) {
      add(rows.dead, record, NO_EVENT, deadLetterFields(record, outcome.reason), false);
    } else if ('message' in decoded) {
      add(rows.raw, record, decoded.message.id, outcome, decoded.plain);
    }
  }
  return rows;
}

const emptyRows = (columns: readonly string[]): TableRows => ({
  columns: [...POSITION_COLUMNS, ...columns],
  lines: [],
  hash: 0,
});

/** Every record of a block has the same ingest hour, so its text is made once a block. */
let lastHour = { at: -1, text: '' };

function add(
  rows: TableRows,
  record: LogRecord,
  eventId: string,
  fields: readonly Field[],
  plain: boolean,
): void {
  const hour = ingestHourOf(record);
  if (lastHour.at !== hour.getTime()) lastHour = { at: hour.getTime(), text: toDateTime(hour) };
  const { topic, partition, offset } = record;
  rows.lines.push(toLine([topic, partition, offset, lastHour.text, eventId, ...fields], plain));
  rows.hash += hashOf(offset, eventId);
}
