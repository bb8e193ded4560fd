import type { LogMessage } from '@toile/contracts';
import type { LogRecord } from '@toile/event-log';
import { toTrackingRow } from '../tracking/tracking-row.js';
import { ingestHourOf, type RawRow, toDateTime } from './block.js';
import { decodeMessage } from './decode-message.js';

const NO_EVENT = '00000000-0000-0000-0000-000000000000';

export interface Rows {
  raw: RawRow[];
  dead: RawRow[];
}

/** Warehouse rows of a block's records; what cannot be read becomes a dead letter with its bytes and the reason. */
export function toRows(records: readonly LogRecord[]): Rows {
  const rows: Rows = { raw: [], dead: [] };
  for (const record of records) {
    const position = {
      _topic: record.topic,
      _partition: record.partition,
      _offset: record.offset,
      ingest_hour: toDateTime(ingestHourOf(record)),
    };
    const outcome = columnsOf(record);
    if ('reason' in outcome) {
      const value_base64 = record.value.toString('base64');
      rows.dead.push({ ...position, event_id: NO_EVENT, reason: outcome.reason, value_base64 } as RawRow);
    } else {
      rows.raw.push({ ...position, event_id: outcome.id, ...outcome.columns });
    }
  }
  return rows;
}

function columnsOf(record: LogRecord): { id: string; columns: object } | { reason: string } {
  const decoded = decodeMessage(record);
  if (!decoded.ok) return { reason: decoded.reason };
  try {
    const columns =
      record.topic === 'tracking' ? toTrackingRow(decoded.message) : toEnvelopeRow(decoded.message);
    return { id: decoded.message.id, columns };
  } catch (error) {
    return { reason: `data: ${(error as Error).message.slice(0, 500)}` };
  }
}

function toEnvelopeRow(message: LogMessage): object {
  return {
    type: message.type,
    version: message.version,
    occurred_at: message.occurred_at,
    subject: message.subject ?? '',
    correlation_id: message.correlation_id,
    causation_id: message.causation_id ?? '',
    data: JSON.stringify(message.data),
  };
}
