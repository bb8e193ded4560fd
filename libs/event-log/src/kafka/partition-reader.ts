import { recordBytes } from '../check-records.js';
import { type LogRecord, OffsetOutOfRangeError, type ReadRequest } from '../port.js';
import type { KafkaCluster } from './cluster.js';
import { CODES, KafkaRefusal } from './errors.js';
import { EARLIEST, listOffsets } from './list-offsets.js';
import type { WireRecord } from './wire.js';

/** Bytes fetched ahead that are kept for the next reads, over all partitions. */
const MAX_AHEAD_BYTES = 32 * 1024 * 1024;

interface Ahead {
  records: readonly LogRecord[];
  bytes: number;
}

/**
 * Reads from any offset. A broker gives whole batches, about `fetchBytes` at a time; what a read does not take is kept
 * for the one that goes on from there. Records never change, so what is kept is never stale.
 */
export class PartitionReader {
  readonly #ahead = new Map<string, Ahead>();
  #aheadBytes = 0;

  constructor(
    private readonly cluster: KafkaCluster,
    private readonly fetchBytes: number,
  ) {}

  async read({ topic, partition, from, maxRecords, maxBytes }: ReadRequest): Promise<LogRecord[]> {
    const name = `${topic}/${partition}`;
    const taken: LogRecord[] = [];
    let bytes = 0;
    while (taken.length < maxRecords) {
      const next = from + taken.length;
      const records = this.#takeAhead(name, next) ?? (await this.#fetch(topic, partition, next));
      if (records.length === 0) break;
      let count = 0;
      let full = false;
      for (const record of records) {
        bytes += recordBytes(record);
        full =
          taken.length === maxRecords || (taken.length > 0 && maxBytes !== undefined && bytes > maxBytes);
        if (full) break;
        taken.push(record);
        count += 1;
      }
      if (count < records.length) this.#keepAhead(name, records.slice(count));
      if (full) break;
    }
    return taken;
  }

  #takeAhead(name: string, from: number): readonly LogRecord[] | undefined {
    const ahead = this.#ahead.get(name);
    const first = ahead?.records[0]?.offset;
    if (!ahead || first === undefined) return undefined;
    const skip = from - first;
    if (skip < 0 || skip >= ahead.records.length) return undefined;
    this.#drop(name, ahead);
    return skip === 0 ? ahead.records : ahead.records.slice(skip);
  }

  #keepAhead(name: string, records: readonly LogRecord[]): void {
    const old = this.#ahead.get(name);
    if (old) this.#drop(name, old);
    const bytes = records.reduce((sum, record) => sum + recordBytes(record), 0);
    this.#ahead.set(name, { records, bytes });
    this.#aheadBytes += bytes;
    for (const [oldest, ahead] of this.#ahead) {
      if (this.#aheadBytes <= MAX_AHEAD_BYTES) return;
      this.#drop(oldest, ahead);
    }
  }

  #drop(name: string, ahead: Ahead): void {
    if (this.#ahead.delete(name)) this.#aheadBytes -= ahead.bytes;
  }

  async #fetch(topic: string, partition: number, from: number): Promise<LogRecord[]> {
    try {
      return await this.cluster.retrying([topic], () =>
        fetch(this.cluster, this.fetchBytes, topic, partition, from),
      );
    } catch (error) {
      if (!(error instanceof KafkaRefusal) || error.errorCode !== CODES.offsetOutOfRange) throw error;
      const start = (await listOffsets(this.cluster, topic, [partition], EARLIEST)).get(partition) ?? 0;
      if (from < start) throw new OffsetOutOfRangeError(topic, partition, from, start);
      return [];
    }
  }
}

async function fetch(
  cluster: KafkaCluster,
  maxBytes: number,
  topic: string,
  partition: number,
  from: number,
): Promise<LogRecord[]> {
  const leader = await cluster.leader(topic, partition);
  const { responses } = await cluster.call(leader, 'read', 'Fetch', {
    maxWaitTime: 0,
    minBytes: 0,
    maxBytes,
    isolationLevel: 0,
    topics: [{ topic, partitions: [{ partition, fetchOffset: String(from), maxBytes }] }],
  });
  const answer = responses[0]?.partitions[0];
  if (!answer) return [];
  if (answer.errorCode)
    throw new KafkaRefusal(answer.errorCode, `read of ${topic}/${partition} from ${from}`);
  const records: LogRecord[] = [];
  for (const message of answer.messages) {
    const offset = Number(message.offset);
    // A batch is given whole, also the part before the offset asked for.
    if (offset < from) continue;
    if (offset !== from + records.length || message.isControlRecord)
      throw new Error(
        `${topic}/${partition} has a hole at ${from + records.length}: it is compacted or transactional`,
      );
    records.push(toRecord(topic, partition, offset, message));
  }
  return records;
}

function toRecord(topic: string, partition: number, offset: number, message: WireRecord): LogRecord {
  const headers: Record<string, string> = {};
  for (const name in message.headers) {
    const value = message.headers[name];
    headers[name] = String((Array.isArray(value) ? value.at(-1) : value) ?? '');
  }
  return {
    topic,
    partition,
    offset,
    key: message.key?.toString() ?? '',
    headers,
    value: message.value ?? Buffer.alloc(0),
    appendedAt: new Date(Number(message.timestamp)),
  };
}
