import type { LogRecord } from '@toile/event-log';
import type { Columns, Value } from '@toile/warehouse/native';

/** Columns of `dead_letter` beyond the ones every raw row begins with. */
export const DEAD_LETTER_COLUMNS: Columns = {
  reason: 'String',
  key: 'String',
  headers: 'String',
  value_base64: 'String',
};

export function deadLetterFields(record: LogRecord, reason: string): Value[] {
  return [reason.slice(0, 500), record.key, JSON.stringify(record.headers), record.value.toString('base64')];
}
