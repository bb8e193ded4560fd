import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type LogRecord, partitionOfKey, type ReadRequest } from '@toile/event-log';
import { showRecord } from '../records/show-record.js';
import { ArchiveBucket } from './archive-bucket.js';
import { fillLost, getLog, putLog, verifyLog } from './archive-log.js';
import { startTestBucket, type TestBucket } from './testing-bucket.js';

/** Topics in memory: what the archive is made of, and what it is put back into. */
class Topics {
  readonly held = new Map<string, LogRecord[]>();
  readonly began: string[] = [];
  readonly ended: string[] = [];
  starts = 0;
  takes = Number.POSITIVE_INFINITY;

  constructor(readonly count = 2) {}

  of(topic: string, partition: number): LogRecord[] {
    const key = `${topic}/${partition}`;
    const records = this.held.get(key) ?? [];
    this.held.set(key, records);
    return records;
  }
  add(topic: string, key: string, value: Buffer | string) {
    const partition = partitionOfKey(key, this.count);
    const into = this.of(topic, partition);
    const appendedAt = new Date(Date.UTC(2026, 2, 1) + into.length * 1_000);
    const headers = { n: String(into.length) };
    into.push({ topic, partition, offset: into.length, key, headers, value: Buffer.from(value), appendedAt });
  }
  partitions = async () => this.count;
  startOffset = async () => this.starts;
  endOffset = async (topic: string, partition: number) => this.of(topic, partition).length;
  read = async ({ topic, partition, from, maxRecords }: ReadRequest) =>
    this.of(topic, partition).slice(from, from + maxRecords);
  begin = async (topic: string) => void this.began.push(topic);
  end = async (topic: string) => void this.ended.push(topic);
  put = async (records: readonly LogRecord[]) => {
    this.takes -= 1;
    if (this.takes < 0) throw new Error('the broker is away');
    for (const record of records) this.of(record.topic, record.partition).push(record);
  };
}

const TOPICS = ['tracking', 'members'];
let store: TestBucket;
let bucket: ArchiveBucket;
let log: Topics;
let prefixes = 0;
beforeAll(async () => {
  store = await startTestBucket();
});
afterAll(() => store.stop());
beforeEach(() => {
  prefixes += 1;
  bucket = new ArchiveBucket(store.env, `log-${prefixes}/`);
  log = new Topics();
  for (let n = 0; n < 200; n += 1) log.add('tracking', `visitor-${n % 20}`, `event ${n}`);
  log.add('members', 'ada', Buffer.from([0xff, 0x00, 0xfe]));
});
afterEach(() => bucket.close());

const put = () => putLog(log, TOPICS, bucket);
const names = async () => [...(await bucket.list()).keys()].sort();
const get = (into: Topics) => getLog(bucket, into, into.read);

it('puts what is new, in few objects, and back as it was', async () => {
  expect(await put()).toMatchObject({ records: 201, segments: 3 });
  expect(await put()).toEqual({ records: 0, segments: 0 });
  const before = await names();
  for (let n = 0; n < 6; n += 1) {
    log.add('tracking', `visitor-${n}`, 'later');
    expect(await put()).toMatchObject({ records: 1 });
  }
  // What is short is written anew rather than put beside.
  expect(await names()).toHaveLength(before.length);
  expect(await verifyLog(bucket, log)).toMatchObject({ records: 207 });
  const into = new Topics();
  expect(await get(into)).toMatchObject({ records: 207 });
  for (const [key, records] of log.held)
    if (records.length > 0) expect([key, into.held.get(key)]).toEqual([key, records]);
  expect([into.began.sort(), into.ended.sort()]).toEqual([TOPICS.toSorted(), TOPICS.toSorted()]);
  expect(await get(into)).toMatchObject({ records: 0 });
});

it('goes on where it was interrupted, and serves nobody before', async () => {
  await put();
  const into = new Topics();
  into.takes = 1;
  await expect(get(into)).rejects.toThrow('the broker is away');
  expect([into.began.length, into.ended]).toEqual([1, []]);
  into.takes = Number.POSITIVE_INFINITY;
  await get(into);
  expect(await verifyLog(bucket, into)).toMatchObject({ records: 201 });
});

it('refuses to lose, to mix and to move records', async () => {
  await put();
  const others = new Topics();
  for (let n = 0; n < 30; n += 1) others.add('tracking', `visitor-${n % 20}`, `another ${n}`);
  await expect(get(others)).rejects.toThrow('holds other records: empty the topic');
  await expect(putLog(others, TOPICS, bucket)).rejects.toThrow('this is another log');
  await expect(get(new Topics(3))).rejects.toThrow('tracking has 3 partitions; it had another number');
  log.starts = 5;
  bucket.close();
  bucket = new ArchiveBucket(store.env, 'empty/');
  await expect(put()).rejects.toThrow('begins at 5, and the archive ends at 0: it came too late');
  await expect(get(new Topics())).rejects.toThrow('the bucket holds no archive of the log');
});

it('says which record differs, which object is damaged, and what is missing', async () => {
  await put();
  const kept = log.of('tracking', 1).splice(7, 1);
  log.of('tracking', 1).splice(7, 0, { ...(kept[0] as LogRecord), value: Buffer.from('altered') });
  await expect(verifyLog(bucket, log)).rejects.toThrow('tracking/1/7 is not what the archive holds');
  log.of('tracking', 1).splice(7, 1, ...kept);
  const [name = ''] = (await names()).filter((one) => one.startsWith('tracking/0/'));
  const folder = mkdtempSync(join(tmpdir(), 'toile-damaged-'));
  try {
    const file = join(folder, 'damaged');
    const lines = log.of('tracking', 0).map((record) => `${JSON.stringify(showRecord(record))}\n`);
    const cases = [
      [gzipSync(lines.slice(0, -1).join('')), 'does not hold the records its name says'],
      [gzipSync(lines.join('')).subarray(0, -20), 'unexpected end of file'],
    ] as const;
    for (const [bytes, message] of cases) {
      writeFileSync(file, bytes);
      await bucket.put(name, file);
      await expect(verifyLog(bucket, log)).rejects.toThrow(message);
      await expect(get(new Topics())).rejects.toThrow(message);
    }
    await bucket.put('tracking/0/00000000000000000900-00000000000000000950.ndjson.gz', file);
    await expect(get(new Topics())).rejects.toThrow(/the archive of tracking\/0 lacks offsets \d+ to 900/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('fills the places of what was counted after the last put, and what was filled is carried as the rest is', async () => {
  await put();
  const into = new Topics();
  await get(into);
  const ends = [await into.endOffset('tracking', 0), await into.endOffset('tracking', 1)];
  const counted = ends.map((end, partition) => ({
    topic: 'tracking',
    partition,
    next: end + 2_500 * partition,
  }));
  expect(await fillLost(into, counted)).toBe(2_500);
  expect(await fillLost(into, counted)).toBe(0);
  expect(await into.endOffset('tracking', 0)).toBe(ends[0]);
  const offsets = into.of('tracking', 1).map(({ offset }) => offset);
  expect(offsets).toEqual(Array.from({ length: (ends[1] ?? 0) + 2_500 }, (_, offset) => offset));
  expect(into.began.length).toBe(into.ended.length);
  await putLog(into, TOPICS, bucket);
  const again = new Topics();
  expect(await get(again)).toMatchObject({ records: 201 + 2_500 });
});
