import { createRequire } from 'node:module';
import type { Calls, WireMessage } from './wire.js';

const crc32C = createRequire(import.meta.url)('kafkajs/src/protocol/recordBatch/crc32C/index.js') as (
  bytes: Buffer,
) => number;

/** Bytes of a record batch before its records, and where in it the checksum and what it covers begin. */
const BATCH_HEADER = 61;
const CRC_AT = 17;
const CHECKED_FROM = 21;
const MAGIC = 2;
const ABSENT = -1;

/**
 * The body of a Produce request, versions 3 to 8, uncompressed. kafkajs makes several buffers a record; this makes one
 * a request.
 */
export function encodeProduce({ acks, timeout, topicData }: Calls['Produce']['request']): Buffer {
  let size = 12;
  for (const { topic, partitions } of topicData) {
    size += 6 + Buffer.byteLength(topic);
    for (const { messages } of partitions) size += 8 + batchSize(messages);
  }
  const into = Buffer.allocUnsafe(size);
  let at = into.writeInt16BE(ABSENT, 0); // no transaction
  at = into.writeInt16BE(acks, at);
  at = into.writeInt32BE(timeout, at);
  at = into.writeInt32BE(topicData.length, at);
  for (const { topic, partitions } of topicData) {
    at = into.writeInt16BE(Buffer.byteLength(topic), at);
    at += into.write(topic, at);
    at = into.writeInt32BE(partitions.length, at);
    for (const { partition, messages } of partitions) {
      at = into.writeInt32BE(partition, at);
      at = into.writeInt32BE(batchSize(messages), at);
      at = writeBatch(into, at, messages);
    }
  }
  return into;
}

function batchSize(messages: readonly WireMessage[]): number {
  let size = BATCH_HEADER;
  for (const [delta, message] of messages.entries()) {
    const body = recordSize(message, delta);
    size += varintSize(body) + body;
  }
  return size;
}

/** Without the length in front. */
function recordSize({ key, value, headers }: WireMessage, offsetDelta: number): number {
  let size = 2 + varintSize(offsetDelta) + bytesSize(Buffer.byteLength(key)) + bytesSize(value.length);
  let count = 0;
  for (const name in headers) {
    count += 1;
    size += bytesSize(Buffer.byteLength(name)) + bytesSize(Buffer.byteLength(String(headers[name])));
  }
  return size + varintSize(count);
}

function writeBatch(into: Buffer, start: number, messages: readonly WireMessage[]): number {
  let at = start + BATCH_HEADER;
  for (const [delta, message] of messages.entries()) at = writeRecord(into, at, message, delta);
  const now = BigInt(Date.now());
  into.writeBigInt64BE(0n, start); // base offset: the broker's to say
  into.writeInt32BE(at - start - 12, start + 8);
  into.writeInt32BE(ABSENT, start + 12); // leader epoch
  into.writeInt8(MAGIC, start + 16);
  into.writeInt16BE(0, start + CHECKED_FROM); // no compression, no transaction
  into.writeInt32BE(messages.length - 1, start + 23);
  into.writeBigInt64BE(now, start + 27);
  into.writeBigInt64BE(now, start + 35);
  into.writeBigInt64BE(BigInt(ABSENT), start + 43); // producer id, epoch and sequence: not idempotent
  into.writeInt16BE(ABSENT, start + 51);
  into.writeInt32BE(ABSENT, start + 53);
  into.writeInt32BE(messages.length, start + 57);
  into.writeUInt32BE(crc32C(into.subarray(start + CHECKED_FROM, at)), start + CRC_AT);
  return at;
}

function writeRecord(into: Buffer, start: number, message: WireMessage, offsetDelta: number): number {
  let at = writeVarint(into, start, recordSize(message, offsetDelta));
  into[at] = 0; // attributes
  into[at + 1] = 0; // time since the batch's
  at = writeVarint(into, at + 2, offsetDelta);
  at = writeText(into, at, message.key);
  at = writeVarint(into, at, message.value.length);
  at += message.value.copy(into, at);
  const headers = Object.entries(message.headers ?? {});
  at = writeVarint(into, at, headers.length);
  for (const [name, value] of headers) at = writeText(into, writeText(into, at, name), String(value));
  return at;
}

function writeText(into: Buffer, at: number, text: string): number {
  const from = writeVarint(into, at, Buffer.byteLength(text));
  return from + into.write(text, from);
}

function bytesSize(length: number): number {
  return varintSize(length) + length;
}

/** Variable-length integers are written in zigzag, so lengths take the double of themselves. */
function varintSize(value: number): number {
  let size = 1;
  for (let left = value * 2; left > 0x7f; left >>>= 7) size += 1;
  return size;
}

function writeVarint(into: Buffer, start: number, value: number): number {
  let at = start;
  let left = value * 2;
  for (; left > 0x7f; left >>>= 7) {
    into[at] = (left & 0x7f) | 0x80;
    at += 1;
  }
  into[at] = left;
  return at + 1;
}
