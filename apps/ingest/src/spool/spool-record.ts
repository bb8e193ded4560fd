import { crc32 } from 'node:zlib';
import type { NewRecord } from '@toile/event-log';

const HEADER_BYTES = 8;

/** A record as the spool keeps it: length and checksum, then topic and key, a line each, and the value. */
export function encodeRecord({ topic, key, value }: NewRecord): Buffer {
  const head = Buffer.from(`${topic}\n${key}\n`);
  const bytes = Buffer.allocUnsafe(HEADER_BYTES + head.length + value.length);
  head.copy(bytes, HEADER_BYTES);
  value.copy(bytes, HEADER_BYTES + head.length);
  bytes.writeUInt32LE(bytes.length - HEADER_BYTES, 0);
  bytes.writeUInt32LE(crc32(bytes.subarray(HEADER_BYTES)), 4);
  return bytes;
}

export interface DecodedRecord {
  record: NewRecord;
  /** Where the next one begins. */
  end: number;
}

/** The record that begins at `at`; null when it is cut off or its bytes are not what was written. */
export function decodeRecord(bytes: Buffer, at: number): DecodedRecord | null {
  const start = at + HEADER_BYTES;
  if (start > bytes.length) return null;
  const end = start + bytes.readUInt32LE(at);
  if (end > bytes.length) return null;
  const payload = bytes.subarray(start, end);
  if (crc32(payload) !== bytes.readUInt32LE(at + 4)) return null;
  const afterTopic = payload.indexOf(10);
  const afterKey = payload.indexOf(10, afterTopic + 1);
  if (afterTopic < 0 || afterKey < 0) return null;
  const record = {
    topic: payload.toString('utf8', 0, afterTopic),
    key: payload.toString('utf8', afterTopic + 1, afterKey),
    // A copy, so that one record does not hold the whole chunk in memory.
    value: Buffer.from(payload.subarray(afterKey + 1)),
  };
  return { record, end };
}

/** More than any record has: a length beyond it is damaged. */
const MOST_BYTES = 2 * 1024 * 1024;
/** Topics are short names, so most places where no record begins are told by a few bytes. */
const TOPIC = /^[\w.-]{1,249}\n/;

/** Where the first whole record begins, at `from` or after it; null when there is none. */
export function nextRecord(bytes: Buffer, from: number): number | null {
  for (let at = from; at + HEADER_BYTES < bytes.length; at += 1)
    if (mayBegin(bytes, at) && decodeRecord(bytes, at)) return at;
  return null;
}

function mayBegin(bytes: Buffer, at: number): boolean {
  const length = bytes.readUInt32LE(at);
  const start = at + HEADER_BYTES;
  if (length > MOST_BYTES || start + length > bytes.length) return false;
  return TOPIC.test(bytes.toString('latin1', start, Math.min(start + length, start + 250)));
}

export interface SpoolParts {
  /** Runs of whole records. */
  whole: Buffer[];
  records: number;
  /** What stands between them and after them. */
  damaged: Buffer[];
}

/** A file from `from` on, parted into what can be read and what cannot: damage costs the records it lies in, and no other. */
export function partsOf(bytes: Buffer, from: number): SpoolParts {
  const parts: SpoolParts = { whole: [], records: 0, damaged: [] };
  for (let at = from; at < bytes.length; ) {
    const begin = nextRecord(bytes, at) ?? bytes.length;
    if (begin > at) parts.damaged.push(bytes.subarray(at, begin));
    at = begin;
    for (let next = decodeRecord(bytes, at); next; next = decodeRecord(bytes, at)) {
      parts.records += 1;
      at = next.end;
    }
    if (at > begin) parts.whole.push(bytes.subarray(begin, at));
  }
  return parts;
}
