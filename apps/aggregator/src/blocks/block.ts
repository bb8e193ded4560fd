import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { LogRecord } from '@toile/event-log';

export const HOUR_MS = 3_600_000;
export interface BlockLimits {
  records: number;
  bytes: number;
}
/** A block is closed at the first of these limits, at its age, and where the ingest hour changes. */
export const BLOCK_LIMITS = { records: 20_000, bytes: 8 * 1024 * 1024 };

/**
 * How long the first record of a block waits for others, milliseconds: up to sixteen partitions of a topic together give the
 * engine sixteen blocks a second at most, and fewer where storing one takes long; no record waits longer than a second (ADR 11).
 * @param storedInMs how long storing the block before took
 */
export const blockAgeMs = (partitions: number, storedInMs: number): number =>
  Math.min(1_000, Math.max(250, (partitions / 16) * 1_000, partitions * storedInMs));

/** Start of the hour in which a record was appended. */
export const ingestHourOf = ({ appendedAt }: LogRecord): Date =>
  new Date(Math.floor(appendedAt.getTime() / HOUR_MS) * HOUR_MS);

/** ClickHouse's text form of a UTC time without a zone. */
export const toDateTime = (time: Date): string => time.toISOString().slice(0, 19).replace('T', ' ');

/**
 * A row's checksum. A block's is the sum of its rows'; the warehouse computes the same by `HASH_SQL`. At most
 * 50,000 × 2^32, so it stays exact as a number.
 */
export const hashOf = (offset: number, eventId: string): number => crc32(`${offset}:${eventId}`);
export const HASH_SQL = "sum(CRC32(concat(toString(_offset), ':', toString(event_id))))";

/** Tells a record from every other that may come to lie at its place: SHA-256 of its bytes, as base64url. */
export const digestOf = ({ value }: Pick<LogRecord, 'value'>): string =>
  createHash('sha256').update(value).digest('base64url');

/** The longest run from the start of `records` that one block may hold: one ingest hour, within the limits of size. */
export function cutBlock(records: readonly LogRecord[], limits: BlockLimits = BLOCK_LIMITS): LogRecord[] {
  const [first] = records;
  if (!first) return [];
  const hourEnds = ingestHourOf(first).getTime() + HOUR_MS;
  let bytes = 0;
  const end = records.findIndex(({ value, appendedAt }, index) => {
    bytes += value.length;
    return index > 0 && (bytes > limits.bytes || appendedAt.getTime() >= hourEnds);
  });
  return records.slice(0, Math.min(end < 0 ? records.length : end, limits.records));
}

/** Full enough that more may be waiting behind: at the limit of records, or near the one of bytes. */
export const isFull = (records: readonly LogRecord[]): boolean =>
  records.length >= BLOCK_LIMITS.records ||
  records.reduce((bytes, { value }) => bytes + value.length, 0) >= BLOCK_LIMITS.bytes / 2;
