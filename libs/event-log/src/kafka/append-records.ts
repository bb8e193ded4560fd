import type { Message, RecordMetadata } from 'kafkajs';
import { recordBytes } from '../check-records.js';
import { partitionOfKey } from '../partition-of-key.js';
import type { NewRecord, Position } from '../port.js';
import type { KafkaClient } from './kafka-client.js';
import type { TopicOffsets } from './topic-offsets.js';

/** Bytes of one request, so also of a batch in it, which a broker stores whole. Topics are created to allow the largest. */
const MAX_REQUEST_BYTES = 1_000_000;

/**
 * Appends with `acks=-1` and returns positions in the order of `records`. Nothing is sent twice: when it rejects, some may
 * be stored and others not.
 */
export async function appendRecords(
  client: KafkaClient,
  offsets: TopicOffsets,
  records: readonly NewRecord[],
): Promise<Position[]> {
  const counts = new Map<string, number>();
  for (const { topic } of records) if (!counts.has(topic)) counts.set(topic, await offsets.partitions(topic));
  const positions: Position[][] = [];
  // One after the other: the next may go only after it is stored, or order could be lost.
  for (const part of partsOf(records)) positions.push(await send(client, part, counts));
  return positions.flat();
}

function* partsOf(records: readonly NewRecord[]): Generator<readonly NewRecord[]> {
  let from = 0;
  let bytes = 0;
  for (const [index, record] of records.entries()) {
    const own = recordBytes(record);
    if (index > from && bytes + own > MAX_REQUEST_BYTES) {
      yield records.slice(from, index);
      from = index;
      bytes = 0;
    }
    bytes += own;
  }
  yield from === 0 ? records : records.slice(from);
}

async function send(
  client: KafkaClient,
  records: readonly NewRecord[],
  counts: ReadonlyMap<string, number>,
): Promise<Position[]> {
  const messages = new Map<string, Message[]>();
  const placed = records.map(({ topic, key, value, headers }) => {
    const partition = partitionOfKey(key, counts.get(topic) ?? 0);
    const ofTopic = messages.get(topic) ?? [];
    messages.set(topic, ofTopic);
    ofTopic.push(headers ? { partition, key, value, headers } : { partition, key, value });
    return { topic, partition };
  });
  const stored = await client.produce((producer) =>
    producer.sendBatch({
      acks: -1,
      timeout: client.requestTimeoutMs,
      topicMessages: [...messages].map(([topic, ofTopic]) => ({ topic, messages: ofTopic })),
    }),
  );
  const next = new Map(stored.map((one) => [nameOf(one.topicName, one.partition), baseOffsetOf(one)]));
  return placed.map(({ topic, partition }) => {
    const offset = next.get(nameOf(topic, partition));
    if (offset === undefined) throw new TypeError(`no offset was told for ${topic}/${partition}`);
    next.set(nameOf(topic, partition), offset + 1);
    return { topic, partition, offset };
  });
}

function nameOf(topic: string, partition: number): string {
  return `${topic}/${partition}`;
}

function baseOffsetOf({ baseOffset, topicName, partition }: RecordMetadata): number {
  if (baseOffset === undefined) throw new TypeError(`no offset was told for ${topicName}/${partition}`);
  return Number(baseOffset);
}
