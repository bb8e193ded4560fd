import type { LogRecord } from '@toile/event-log';
import type { Field } from '../block/tab-separated.js';

/** Columns of `dead_letter` beyond the ones every raw row begins with. */
export const DEAD_LETTER_COLUMNS = ['reason', 'key', 'headers', 'value_base64'];

export function deadLetterFields(record: LogRecord, reason: string): Field[] {
  return [reason.slice(0, 500), record.key, JSON.stringify(record.headers), record.value.toString('base64')];
}
