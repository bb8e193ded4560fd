import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { createGzip } from 'node:zlib';
import { type EventLog, type KafkaRestore, type LogRecord, partitionOfKey } from '@toile/event-log';
import { readRecordFile } from '../records/record-files.js';
import { bytesOf, type ShownRecord, showRecord } from '../records/show-record.js';
import type { ArchiveBucket } from './archive-bucket.js';
import { chainsIn, nameOfSegment, type Segment } from './log-segments.js';

type Source = Pick<EventLog, 'partitions' | 'startOffset' | 'endOffset' | 'read'>;
type Bucket = Pick<ArchiveBucket, 'list' | 'put' | 'get' | 'remove'>;
type Target = Pick<KafkaRestore, 'partitions' | 'endOffset' | 'begin' | 'put' | 'end'>;

export interface CarriedLog {
  segments: number;
  records: number;
}

/** An object has so many records at most; the last one is written anew until it has a tenth of them. */
const SEGMENT_RECORDS = 50_000;
const AT_ONCE = 2_000;

/**
 * Puts records of topics that the bucket does not have. What was put stays for ever, as in the topics.
 * @throws Error where the topic has dropped what is not in the bucket yet
 */
export async function putLog(log: Source, topics: readonly string[], bucket: Bucket): Promise<CarriedLog> {
  const chains = chainsIn((await bucket.list()).keys());
  const carried: CarriedLog = { segments: 0, records: 0 };
  for (const topic of topics)
    for (let partition = 0; partition < (await log.partitions(topic)); partition += 1) {
      const chain = chains.get(`${topic}/${partition}`) ?? [];
      const done = await putPartition(log, { topic, partition }, chain.at(-1), bucket);
      carried.segments += done.segments;
      carried.records += done.records;
    }
  return carried;
}

async function putPartition(
  log: Source,
  { topic, partition }: Pick<Segment, 'topic' | 'partition'>,
  last: Segment | undefined,
  bucket: Bucket,
): Promise<CarriedLog> {
  const [start, end] = [await log.startOffset(topic, partition), await log.endOffset(topic, partition)];
  const there = last?.to ?? 0;
  if (start > there)
    throw new Error(
      `${topic}/${partition} begins at ${start}, and the archive ends at ${there}: it came too late`,
    );
  if (end < there)
    throw new Error(`${topic}/${partition} ends at ${end}, and the archive at ${there}: this is another log`);
  const isShort = last !== undefined && last.to - last.from < SEGMENT_RECORDS / 10 && last.from >= start;
  const carried: CarriedLog = { segments: 0, records: 0 };
  let from = there;
  if (isShort && end > there) from = last.from;
  for (; from < end && end > there; carried.segments += 1) {
    const to = Math.min(end, from + SEGMENT_RECORDS);
    await putSegment(log, { topic, partition, from, to }, bucket);
    carried.records += to - Math.max(from, there);
    from = to;
  }
  if (isShort && carried.segments > 0) await bucket.remove(last.name);
  return carried;
}

/** By way of a file, whose sum the store compares. */
async function putSegment(log: Source, segment: Omit<Segment, 'name'>, bucket: Bucket): Promise<void> {
  await inScratch(async (file) => {
    await pipeline(
      Readable.from(linesOf(log, segment)),
      createGzip(),
      createWriteStream(file, { mode: 0o600 }),
    );
    await bucket.put(nameOfSegment(segment), file);
  });
}

async function* linesOf(log: Source, segment: Omit<Segment, 'name'>): AsyncGenerator<string> {
  for await (const records of recordsOf(log, segment))
    yield records.map((record) => `${JSON.stringify(showRecord(record))}\n`).join('');
}

async function* recordsOf(
  log: Source,
  { topic, partition, from, to }: Omit<Segment, 'name'>,
): AsyncGenerator<LogRecord[]> {
  for (let next = from; next < to; ) {
    const records = await log.read({
      topic,
      partition,
      from: next,
      maxRecords: Math.min(AT_ONCE, to - next),
    });
    if (records.length === 0) throw new Error(`${topic}/${partition} ended at ${next}, not ${to}`);
    yield records;
    next += records.length;
  }
}

/**
 * Fills the topics of an empty Kafka, or of one that an interrupted call began to fill, with what the bucket holds.
 * @throws Error where a topic has other partitions or other records
 */
export async function getLog(
  bucket: Bucket,
  target: Target,
  read: Source['read'],
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<CarriedLog> {
  const chains = [...chainsIn((await bucket.list()).keys()).values()];
  if (chains.length === 0) throw new Error('the bucket holds no archive of the log');
  const total = chains.reduce((sum, chain) => sum + (chain.at(-1)?.to ?? 0), 0);
  const carried: CarriedLog = { segments: 0, records: 0 };
  for (const topic of new Set(chains.map(([first]) => first?.topic ?? ''))) {
    await target.begin(topic);
    for (const chain of chains.filter(([first]) => first?.topic === topic)) {
      const done = await getPartition(chain, bucket, target, read);
      carried.segments += done.segments;
      carried.records += done.records;
      onProgress(carried.records, total);
    }
    await target.end(topic);
  }
  return carried;
}

async function getPartition(
  chain: readonly Segment[],
  bucket: Bucket,
  target: Target,
  read: Source['read'],
): Promise<CarriedLog> {
  const [first] = chain;
  const carried: CarriedLog = { segments: 0, records: 0 };
  if (!first) return carried;
  const { topic, partition } = first;
  const where = `${topic}/${partition}`;
  if (first.from > 0)
    throw new Error(`the archive of ${where} begins at ${first.from}, not with its first record`);
  const count = await target.partitions(topic);
  let next = await target.endOffset(topic, partition);
  const end = chain.at(-1)?.to ?? 0;
  if (next > end) throw new Error(`${where} holds ${next} records, the archive ${end}: empty the topic`);
  for (const segment of chain.filter(({ to }) => to >= next)) {
    await eachBatch(segment, bucket, async (batch) => {
      const [one] = batch;
      if (partition >= count || (one && partitionOfKey(one.key, count) !== partition))
        throw new Error(`${topic} has ${count} partitions; it had another number when it was archived`);
      const last = batch.find(({ offset }) => offset === next - 1);
      if (last && !(await isSame(last, read)))
        throw new Error(`${where} holds other records: empty the topic`);
      const missing = batch.filter(({ offset }) => offset >= next);
      await target.put(missing.map(recordOf));
      next += missing.length;
      carried.records += missing.length;
    });
    carried.segments += 1;
  }
  return carried;
}

/** What the ledger has counted of a partition. */
export interface Counted {
  topic: string;
  partition: number;
  /** Offset of the first record that is not. */
  next: number;
}

/**
 * Fills the places of records that were counted and that no archive holds, so that nothing that comes is taken for one of them. What
 * fills them cannot be read as a message: a replay finds dead letters there.
 * @returns how many were lost
 */
export async function fillLost(target: Target, counted: readonly Counted[]): Promise<number> {
  let lost = 0;
  for (const topic of new Set(counted.map((one) => one.topic))) {
    const count = await target.partitions(topic);
    const appendedAt = new Date();
    await target.begin(topic);
    for (const { partition, next } of counted.filter((one) => one.topic === topic)) {
      const key = keyIn(partition, count);
      let offset = await target.endOffset(topic, partition);
      while (offset < next) {
        const first = offset;
        const value = Buffer.from('lost with the log');
        const places = Array.from({ length: Math.min(AT_ONCE, next - offset) }, (_, place) => ({
          topic,
          partition,
          offset: first + place,
          key,
          headers: {},
          value,
          appendedAt,
        }));
        await target.put(places);
        offset += places.length;
        lost += places.length;
      }
    }
    await target.end(topic);
  }
  return lost;
}

/** A key whose records lie there. */
function keyIn(partition: number, count: number): string {
  for (let n = 0; ; n += 1) if (partitionOfKey(`lost-${n}`, count) === partition) return `lost-${n}`;
}

/** Compares every record of the archive with the log. @throws Error naming the first that differs */
export async function verifyLog(bucket: Bucket, log: Source): Promise<CarriedLog> {
  const carried: CarriedLog = { segments: 0, records: 0 };
  for (const chain of chainsIn((await bucket.list()).keys()).values())
    for (const segment of chain) {
      const held = recordsOf(log, segment);
      let records: ShownRecord[] = [];
      await eachBatch(segment, bucket, async (batch) => {
        for (const archived of batch) {
          if (records.length === 0) records = ((await held.next()).value ?? []).map(showRecord);
          const record = records.shift();
          if (!isDeepStrictEqual(record, archived)) {
            const { topic, partition, offset } = archived;
            throw new Error(`${topic}/${partition}/${offset} is not what the archive holds`);
          }
          carried.records += 1;
        }
      });
      carried.segments += 1;
    }
  return carried;
}

const recordOf = ({
  topic,
  partition,
  offset,
  key,
  headers,
  appended_at,
  ...value
}: ShownRecord): LogRecord => ({
  topic,
  partition,
  offset,
  key,
  headers,
  value: bytesOf(value),
  appendedAt: new Date(appended_at),
});

async function isSame(archived: ShownRecord, read: Source['read']): Promise<boolean> {
  const { topic, partition, offset } = archived;
  const [record] = await read({ topic, partition, from: offset, maxRecords: 1 });
  return record !== undefined && isDeepStrictEqual(showRecord(record), archived);
}

/** @throws Error where the object does not hold the records its name says */
async function eachBatch(
  segment: Segment,
  bucket: Bucket,
  work: (batch: ShownRecord[]) => Promise<void>,
): Promise<void> {
  await inScratch(async (file) => {
    await bucket.get(segment.name, file);
    let next = segment.from;
    for await (const batch of readRecordFile(file)) {
      for (const { offset } of batch) if (offset !== next++) throw damaged(segment);
      await work(batch);
    }
    if (next !== segment.to) throw damaged(segment);
  });
}

const damaged = ({ name }: Segment) => new Error(`${name} does not hold the records its name says`);

async function inScratch(work: (file: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'toile-log-'));
  try {
    await work(join(folder, 'segment.ndjson.gz'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
