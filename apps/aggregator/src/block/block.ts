import type { RecordBatch } from '@toile/event-log';
import type { AsciiText } from '@toile/warehouse/native';
import { crc32 } from './crc32.js';

export const HOUR_MS = 3_600_000;
export interface BlockLimits {
  records: number;
  bytes: number;
}
/** A block is closed at the first of these limits, at its age, and where the ingest hour changes. */
export const BLOCK_LIMITS = { records: 20_000, bytes: 8 * 1024 * 1024 };

/**
 * How long the first record of a block waits for others, milliseconds: up to sixteen partitions of a topic together give the
 * engine sixteen blocks a second at most, and no record waits longer than a second (ADR 11).
 */
export const blockAgeMs = (partitions: number): number =>
  Math.min(1_000, Math.max(250, (partitions / 16) * 1_000));

/** Start of the hour in which a batch's first record was appended. */
export const ingestHourOf = (batch: RecordBatch): Date =>
  new Date(Math.floor(batch.appendedMs(0) / HOUR_MS) * HOUR_MS);

/** ClickHouse's text form of a UTC time without a zone. */
export const toDateTime = (time: Date): string => time.toISOString().slice(0, 19).replace('T', ' ');

/**
 * A row's checksum. A block's is the sum of its rows'; the warehouse computes the same by `HASH_SQL`. At most
 * 50,000 × 2^32, so it stays exact as a number.
 */
export const hashOf = (offset: number, eventId: string | AsciiText): number => crc32(`${offset}:`, eventId);
export const HASH_SQL = "sum(CRC32(concat(toString(_offset), ':', toString(event_id))))";

/** The longest run from the start of a batch that one block may hold: one ingest hour, within the limits of size. */
export function cutBlock(batch: RecordBatch, limits: BlockLimits = BLOCK_LIMITS): RecordBatch {
  const hourEnds = ingestHourOf(batch).getTime() + HOUR_MS;
  const most = Math.min(batch.length, limits.records);
  let bytes = 0;
  for (let index = 0; index < most; index += 1) {
    bytes += batch.valueBytes(index);
    if (index > 0 && (bytes > limits.bytes || batch.appendedMs(index) >= hourEnds)) return batch.take(index);
  }
  return batch.take(most);
}

/** Full enough that more may be waiting behind: at the limit of records, or near the one of bytes. */
export const isFull = (batch: RecordBatch): boolean =>
  batch.length >= BLOCK_LIMITS.records || batch.byteLength >= BLOCK_LIMITS.bytes / 2;
