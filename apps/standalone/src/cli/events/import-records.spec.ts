import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type LogRecord, LogUnavailableError, type NewRecord, partitionOfKey } from '@toile/event-log';
import { importRecords } from './import-records.js';

const PARTITIONS = 3;
const RECORDS = 1_300;

/** A topic in memory, which takes so many more batches before it is away. */
class Topic {
  readonly held: LogRecord[][] = Array.from({ length: PARTITIONS }, () => []);
  takes = Number.POSITIVE_INFINITY;
  onAppended = () => undefined as void;

  async append(records: readonly NewRecord[]) {
    if (this.takes === 0) throw new LogUnavailableError('the log is away');
    this.takes -= 1;
    for (const { topic, key, headers = {}, value } of records) {
      const partition = partitionOfKey(key, PARTITIONS);
      const into = this.held[partition] ?? [];
      into.push({ topic, partition, offset: into.length, key, headers, value, appendedAt: new Date() });
    }
    this.onAppended();
    return [];
  }
  partitions = async () => PARTITIONS;
  startOffset = async () => 0;
  endOffset = async (_: string, partition: number) => this.held[partition]?.length ?? 0;
  read = async ({ partition, from, maxRecords }: { partition: number; from: number; maxRecords: number }) =>
    this.held[partition]?.slice(from, from + maxRecords) ?? [];

  get values(): string[][] {
    return this.held.map((partition) => partition.map(({ value }) => String(value)));
  }
}

let folder: string;
let path: string;
let topic: Topic;
const lineOf = (n: number) =>
  JSON.stringify({
    key: `visitor-${n % 50}`,
    headers: { n: String(n) },
    value: `event ${n}`,
    appended_at: '2026-03-01',
  });
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'toile-import-'));
  path = join(folder, 'tracking.ndjson');
  writeFileSync(path, Array.from({ length: RECORDS }, (_, n) => lineOf(n)).join('\n'));
  topic = new Topic();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (signal?: AbortSignal) =>
  importRecords({ log: topic, topic: 'tracking', path, ...(signal && { signal }) });
const count = () => topic.values.flat().length;

describe('an import of records', () => {
  it('goes on after the log was away, so that each record is there once and in its order', async () => {
    topic.takes = 1;
    await expect(run()).rejects.toThrow('away');
    expect(count()).toBe(500);
    topic.takes = Number.POSITIVE_INFINITY;
    expect(await run()).toEqual({ there: 500, appended: RECORDS - 500 });
    const whole = new Topic();
    await importRecords({ log: whole, topic: 'tracking', path });
    expect(topic.values).toEqual(whole.values);
    expect(await run()).toEqual({ there: RECORDS, appended: 0 });
  });

  it('goes on where only some partitions got their part of the records', async () => {
    topic.takes = 2;
    await expect(run()).rejects.toThrow('away');
    topic.held[1]?.splice(40);
    topic.held[2]?.splice(0);
    topic.takes = Number.POSITIVE_INFINITY;
    await run();
    const whole = new Topic();
    await importRecords({ log: whole, topic: 'tracking', path });
    expect(topic.values).toEqual(whole.values);
  });

  it('ends between two batches when it is interrupted, and says how far it came', async () => {
    const stop = new AbortController();
    topic.onAppended = () => stop.abort();
    await expect(run(stop.signal)).rejects.toThrow(`interrupted after 500 of ${RECORDS} records`);
    topic.onAppended = () => undefined;
    expect(await run()).toEqual({ there: 500, appended: RECORDS - 500 });
  });

  it.each([
    ['holds another record', { key: 'visitor-0', value: Buffer.from('event 0'), headers: { n: '7' } }],
    ['holds more than the file', { key: 'visitor-50', value: Buffer.from('later'), headers: {} }],
  ])('refuses a topic that %s, and appends nothing', async (_, record) => {
    if (record.key === 'visitor-50') await run();
    const before = count();
    await topic.append([{ topic: 'tracking', ...record }]);
    await expect(run()).rejects.toThrow(
      'tracking is not empty, and not the beginning of an import of this file',
    );
    expect(count()).toBe(before + 1);
  });

  it('names a line that cannot be read, and appends nothing', async () => {
    writeFileSync(path, [lineOf(0), lineOf(1), '{"key":1}'].join('\n'));
    await expect(run()).rejects.toThrow('line 3');
    expect(count()).toBe(0);
  });
});
