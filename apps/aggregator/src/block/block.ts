import { crc32 } from 'node:zlib';
import type { LogRecord } from '@toile/event-log';

export const HOUR_MS = 3_600_000;
/** A block is closed at the first of these limits, so that replay makes the same parts of the same size. */
export const BLOCK_LIMITS = { records: 20_000, bytes: 8 * 1024 * 1024, ageMs: 500 };

export const ingestHourOf = (record: LogRecord): Date =>
  new Date(Math.floor(record.appendedAt.getTime() / HOUR_MS) * HOUR_MS);

/** ClickHouse's text form of a UTC time without a zone. */
export const toDateTime = (time: Date): string => time.toISOString().slice(0, 19).replace('T', ' ');

/** The columns every raw row begins with. */
export interface RawRow {
  _topic: string;
  _partition: number;
  _offset: number;
  ingest_hour: string;
  event_id: string;
}

/**
 * Rows' checksums added up; the warehouse computes the same as `sum(CRC32(concat(toString(_offset), ':',
 * toString(event_id))))`. At most 20,000 × 2^32, so it stays exact as a number.
 */
export function hashOf(rows: readonly RawRow[]): number {
  return rows.reduce((sum, row) => sum + crc32(`${row._offset}:${row.event_id}`), 0);
}
