import { AppendGate } from '../append-gate.js';
import { AppendSignal } from '../append-signal.js';
import { checkRecords } from '../check-records.js';
import { countRead, newMetrics } from '../log-metrics.js';
import {
  type EventLog,
  type GroupMember,
  type GroupOptions,
  type LogRecord,
  LogUnavailableError,
  type NewRecord,
  type PartitionLag,
  type Position,
  type ReadRequest,
} from '../port.js';
import { appendRecords } from './append-records.js';
import { orUnavailable } from './errors.js';
import { KafkaClient, type KafkaConnection } from './kafka-client.js';
import { KafkaMember, type MemberTiming } from './kafka-member.js';
import { PartitionReader } from './partition-reader.js';
import { TopicOffsets } from './topic-offsets.js';
import { createTopics, type TopicSettings } from './topics.js';

export interface KafkaLogOptions extends KafkaConnection, Partial<MemberTiming> {
  /** Appends beyond this many bytes wait, beyond twice as many are refused. */
  maxInFlightBytes?: number;
  /** Settings of topics created from now on. */
  topics?: Partial<TopicSettings>;
}

/** For readers that were between an empty read and their wait when something came. */
const WAKE_AGAIN_MS = 100;

/** The log in Kafka. Connects when it is first used; `close` ends its connections. */
export function createKafkaLog(options: KafkaLogOptions): EventLog {
  return new KafkaLog(options);
}

class KafkaLog implements EventLog {
  readonly #metrics = newMetrics();
  readonly #client: KafkaClient;
  readonly #offsets: TopicOffsets;
  readonly #reader: PartitionReader;
  readonly #gate: AppendGate;
  readonly #signal: AppendSignal;
  readonly #members = new Set<KafkaMember>();
  readonly #appends = new Set<Promise<unknown>>();
  readonly #timing: MemberTiming;
  readonly #topics: TopicSettings;
  #arrivals = 0;
  #closed = false;

  constructor({
    leaseMs = 10_000,
    heartbeatMs = 1_000,
    maxInFlightBytes = 64 * 1024 * 1024,
    topics,
    ...connection
  }: KafkaLogOptions) {
    this.#client = new KafkaClient(connection);
    this.#offsets = new TopicOffsets(this.#client);
    this.#reader = new PartitionReader(this.#client, this.#offsets, () => {
      this.#arrivals += 1;
      this.#signal.wake();
    });
    this.#gate = new AppendGate(maxInFlightBytes);
    this.#signal = new AppendSignal(async () => new Map([['', this.#arrivals]]), WAKE_AGAIN_MS);
    this.#timing = { leaseMs, heartbeatMs };
    this.#topics = { replicationFactor: -1, config: {}, ...topics };
  }

  get metrics() {
    return { ...this.#metrics, inFlightBytes: this.#gate.inFlightBytes, refusedAppends: this.#gate.refused };
  }

  createTopics(topics: readonly { name: string; partitions: number }[]): Promise<void> {
    return this.#reach(() => createTopics(this.#client, this.#offsets, topics, this.#topics));
  }

  partitions(topic: string): Promise<number> {
    return this.#reach(() => this.#offsets.partitions(topic));
  }

  async append(records: readonly NewRecord[]): Promise<Position[]> {
    if (records.length === 0) return [];
    const bytes = checkRecords(records);
    const work = this.#gate.run(bytes, () =>
      this.#reach(() => appendRecords(this.#client, this.#offsets, records)),
    );
    this.#appends.add(work);
    try {
      const positions = await work;
      this.#metrics.appends += 1;
      this.#metrics.appendedRecords += records.length;
      this.#metrics.appendedBytes += bytes;
      this.#signal.wake();
      return positions;
    } catch (error) {
      this.#metrics.appendFailures += 1;
      throw error;
    } finally {
      this.#appends.delete(work);
    }
  }

  async read(request: ReadRequest): Promise<LogRecord[]> {
    const records = await this.#reach(() => this.#reader.read(request));
    countRead(this.#metrics, records);
    return records;
  }

  async startOffset(topic: string, partition: number): Promise<number> {
    return (await this.#reach(() => this.#offsets.range(topic, partition))).start;
  }

  async endOffset(topic: string, partition: number): Promise<number> {
    return (await this.#reach(() => this.#offsets.range(topic, partition))).end;
  }

  async lag(group: string, topics: readonly string[]): Promise<PartitionLag[]> {
    const each = [...topics].sort().map((topic) => this.#reach(() => this.#lagOf(group, topic)));
    return (await Promise.all(each)).flat();
  }

  /** Where records are is known when they have arrived, so that every arrival wakes. */
  waitForAppend(timeoutMs: number): Promise<boolean> {
    return this.#signal.wait(timeoutMs);
  }

  async join(options: GroupOptions): Promise<GroupMember> {
    const member = new KafkaMember(this.#client, this.#offsets, options, this.#timing, this.#metrics);
    this.#members.add(member);
    try {
      return await this.#reach(() => member.start());
    } catch (error) {
      this.#members.delete(member);
      await member.leave();
      throw error;
    }
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#signal.close();
    await Promise.allSettled(this.#appends);
    await Promise.all([...this.#members].map((member) => member.leave()));
    await this.#reader.close();
    await this.#client.close();
  }

  async #lagOf(group: string, topic: string): Promise<PartitionLag[]> {
    const ranges = await this.#offsets.ranges(topic);
    const committed = await this.#offsets.committed(group, topic);
    return ranges.map(({ start, end }, partition) => {
      const next = Math.max(committed[partition] ?? 0, start);
      return { topic, partition, committed: next, endOffset: end, lag: end - next };
    });
  }

  #reach<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closed) return Promise.reject(new LogUnavailableError('the log is closed'));
    return orUnavailable(work());
  }
}
