import type { LogRecord } from '@toile/event-log';

/** A record as text in files and on the terminal; bytes that are no UTF-8 are written in base64. */
export interface ShownRecord {
  topic: string;
  partition: number;
  offset: number;
  appended_at: string;
  key: string;
  headers: Record<string, string>;
  value?: string;
  value_base64?: string;
}

export function showRecord(record: LogRecord): ShownRecord {
  const text = record.value.toString('utf8');
  const isText = Buffer.from(text, 'utf8').equals(record.value);
  return {
    topic: record.topic,
    partition: record.partition,
    offset: record.offset,
    appended_at: record.appendedAt.toISOString(),
    key: record.key,
    headers: record.headers,
    ...(isText ? { value: text } : { value_base64: record.value.toString('base64') }),
  };
}

export const bytesOf = (shown: Pick<ShownRecord, 'value' | 'value_base64'>): Buffer =>
  shown.value_base64 === undefined
    ? Buffer.from(shown.value ?? '', 'utf8')
    : Buffer.from(shown.value_base64, 'base64');

/** The message's type, when the record holds one. */
export function typeOf(record: LogRecord): string {
  try {
    return String((JSON.parse(record.value.toString('utf8')) as { type?: unknown }).type ?? '?');
  } catch {
    return '(unreadable)';
  }
}
