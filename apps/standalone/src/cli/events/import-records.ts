import { isDeepStrictEqual } from 'node:util';
import { type EventLog, type LogRecord, type NewRecord, partitionOfKey } from '@toile/event-log';
import { readRecordFile } from '../../records/record-files.js';
import { bytesOf, type ShownRecord } from '../../records/show-record.js';

interface Import {
  log: Pick<EventLog, 'append' | 'read' | 'partitions' | 'startOffset' | 'endOffset'>;
  topic: string;
  path: string;
  /** Ends it after the records under way. */
  signal?: AbortSignal;
  onProgress?: (done: number, total: number) => void;
}

/** As many records of a topic as are compared at once. */
const AT_ONCE = 500;

/**
 * Appends a file's records to a topic that is empty, or that holds the beginning of an import of this file: then what is missing.
 * The whole file is read and compared first, so that a bad line or another topic leaves nothing half-written.
 * @throws Error naming the line, or the record that is not the file's
 */
export async function importRecords(given: Import): Promise<{ there: number; appended: number }> {
  const { log, topic, path, signal, onProgress } = given;
  const there = await present(log, topic);
  const total = await compare(given, there);
  const before = there.reduce((sum, end) => sum + end, 0);
  const passed = there.map(() => 0);
  let done = before;
  for await (const batch of readRecordFile(path)) {
    const missing = batch
      .map((record) => toNewRecord(topic, record))
      .filter(({ key }) => {
        const partition = partitionOfKey(key, there.length);
        const place = passed[partition] ?? 0;
        passed[partition] = place + 1;
        return place >= (there[partition] ?? 0);
      });
    if (missing.length === 0) continue;
    if (signal?.aborted)
      throw new Error(`interrupted after ${done} of ${total} records; the same command goes on from there`);
    await log.append(missing);
    done += missing.length;
    onProgress?.(done, total);
  }
  return { there: before, appended: done - before };
}

/** Records of each partition. */
async function present(log: Import['log'], topic: string): Promise<number[]> {
  const count = await log.partitions(topic);
  const ends: number[] = [];
  for (let partition = 0; partition < count; partition += 1) {
    const [first, end] = [await log.startOffset(topic, partition), await log.endOffset(topic, partition)];
    if (first > 0)
      throw new Error(
        `${topic} is not empty: partition ${partition} began before, and goes from offset ${first} to ${end}`,
      );
    ends.push(end);
  }
  return ends;
}

/** @returns how many records the file has; throws unless the topic holds a beginning of them, partition by partition. */
async function compare({ log, topic, path }: Import, there: readonly number[]): Promise<number> {
  const held = there.map((end, partition) => readAll(log, topic, partition, end));
  let total = 0;
  for await (const batch of readRecordFile(path)) {
    total += batch.length;
    for (const record of batch) {
      const wanted = toNewRecord(topic, record);
      const next = await held[partitionOfKey(wanted.key, there.length)]?.next();
      if (next && !next.done && !isSame(next.value, wanted)) throw anotherOf(topic, next.value);
    }
  }
  for (const partition of held) {
    const more = await partition.next();
    if (!more.done) throw anotherOf(topic, more.value);
  }
  return total;
}

async function* readAll(
  log: Import['log'],
  topic: string,
  partition: number,
  end: number,
): AsyncGenerator<LogRecord> {
  for (let from = 0; from < end; ) {
    const records = await log.read({ topic, partition, from, maxRecords: Math.min(AT_ONCE, end - from) });
    if (records.length === 0) throw new Error(`${topic}/${partition} ended at ${from}, not ${end}`);
    yield* records;
    from += records.length;
  }
}

const isSame = (record: LogRecord, wanted: NewRecord) =>
  record.key === wanted.key &&
  record.value.equals(wanted.value) &&
  isDeepStrictEqual({ ...record.headers }, { ...wanted.headers });

const anotherOf = (topic: string, { partition, offset }: LogRecord) =>
  new Error(
    `${topic} is not empty, and not the beginning of an import of this file: ${topic}/${partition}/${offset} is another record`,
  );

const toNewRecord = (topic: string, record: ShownRecord): NewRecord => ({
  topic,
  key: record.key,
  headers: { ...record.headers, ...(record.appended_at && { 'appended-at': record.appended_at }) },
  value: bytesOf(record),
});
