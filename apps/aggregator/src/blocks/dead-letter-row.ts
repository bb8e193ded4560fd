import type { LogRecord } from '@toile/event-log';
import type { Row } from '@toile/warehouse';

/** Columns of `dead_letter` beyond the ones every raw row begins with. */
export const deadLetterFields = (record: LogRecord, reason: string): Row => ({
  reason: reason.slice(0, 500),
  key: record.key,
  headers: JSON.stringify(record.headers),
  value_base64: record.value.toString('base64'),
});
