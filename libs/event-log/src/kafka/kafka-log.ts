import type { KafkaConfig } from 'kafkajs';
import { AppendGate } from '../append-gate.js';
import { AppendSignal } from '../append-signal.js';
import { checkRecords, recordBytes } from '../check-records.js';
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
import { RecordBatch } from '../record-batch.js';
import { KafkaCluster } from './cluster.js';
import { orUnavailable } from './errors.js';
import { lagOf } from './group-offsets.js';
import { KafkaMember, type MemberTiming } from './kafka-member.js';
import { EARLIEST, LATEST, listAllOffsets, listOffsets } from './list-offsets.js';
import { PartitionReader } from './partition-reader.js';
import { produce } from './produce.js';
import { createTopics, type TopicSettings } from './topics.js';

export interface KafkaLogOptions
  extends Pick<KafkaConfig, 'ssl' | 'sasl' | 'clientId' | 'socketFactory'>,
    Partial<MemberTiming> {
  /** `host:port` of some brokers. */
  brokers: readonly string[];
  connectionTimeoutMs?: number;
  /** How long a broker may take to answer; an append that takes longer may or may not be stored. */
  requestTimeoutMs?: number;
  /** How long to look for a partition's leader or a group's coordinator before `LogUnavailableError`. */
  retryForMs?: number;
  /** Appends beyond this many bytes wait, beyond twice as many are refused. */
  maxInFlightBytes?: number;
  /** About how much one request to a broker reads of a partition. */
  fetchBytes?: number;
  /** How often a waiting reader asks whether another process has appended to a topic this one has used. */
  lookEveryMs?: number;
  /** Settings of topics created from now on. */
  topics?: Partial<TopicSettings>;
}

/** The log in Kafka. Connects when it is first used; `close` ends its connections. */
export function createKafkaLog(options: KafkaLogOptions): EventLog {
  return new KafkaLog(options);
}

class KafkaLog implements EventLog {
  readonly #metrics = newMetrics();
  readonly #cluster: KafkaCluster;
  readonly #reader: PartitionReader;
  readonly #gate: AppendGate;
  readonly #signal: AppendSignal;
  readonly #members = new Set<KafkaMember>();
  readonly #appends = new Set<Promise<unknown>>();
  readonly #timing: MemberTiming;
  readonly #topics: TopicSettings;
  #closed = false;

  constructor(options: KafkaLogOptions) {
    this.#cluster = new KafkaCluster({
      ...options,
      clientId: options.clientId ?? 'toile',
      connectionTimeout: options.connectionTimeoutMs ?? 3_000,
      requestTimeout: options.requestTimeoutMs ?? 30_000,
      retryForMs: options.retryForMs ?? 10_000,
    });
    this.#reader = new PartitionReader(this.#cluster, options.fetchBytes ?? 1024 * 1024);
    this.#gate = new AppendGate(options.maxInFlightBytes ?? 64 * 1024 * 1024);
    this.#signal = new AppendSignal(() => this.#ends(), options.lookEveryMs ?? 100);
    this.#timing = { leaseMs: options.leaseMs ?? 10_000, heartbeatMs: options.heartbeatMs ?? 1_000 };
    this.#topics = { replicationFactor: -1, config: {}, ...options.topics };
  }

  get metrics() {
    return { ...this.#metrics, inFlightBytes: this.#gate.inFlightBytes, refusedAppends: this.#gate.refused };
  }

  createTopics(topics: readonly { name: string; partitions: number }[]): Promise<void> {
    return this.#reach(() => createTopics(this.#cluster, topics, this.#topics));
  }

  partitions(topic: string): Promise<number> {
    return this.#reach(async () => (await this.#cluster.leaders(topic)).length);
  }

  async append(records: readonly NewRecord[]): Promise<Position[]> {
    if (records.length === 0) return [];
    const bytes = checkRecords(records);
    const work = this.#gate.run(bytes, () => this.#reach(() => produce(this.#cluster, records)));
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
    countRead(
      this.#metrics,
      records.length,
      records.reduce((sum, record) => sum + recordBytes(record), 0),
    );
    return records;
  }

  async readBatch(request: ReadRequest): Promise<RecordBatch> {
    return RecordBatch.of(await this.read(request));
  }

  startOffset(topic: string, partition: number): Promise<number> {
    return this.#reach(() => this.#offset(topic, partition, EARLIEST));
  }

  endOffset(topic: string, partition: number): Promise<number> {
    return this.#reach(() => this.#offset(topic, partition, LATEST));
  }

  async lag(group: string, topics: readonly string[]): Promise<PartitionLag[]> {
    const each = [...topics].sort().map((topic) => this.#reach(() => lagOf(this.#cluster, group, topic)));
    return (await Promise.all(each)).flat();
  }

  waitForAppend(timeoutMs: number): Promise<void> {
    return this.#signal.wait(timeoutMs);
  }

  async join(options: GroupOptions): Promise<GroupMember> {
    const member = new KafkaMember(this.#cluster, options, this.#timing, this.#metrics);
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
    await this.#cluster.close();
  }

  async #offset(topic: string, partition: number, mark: typeof EARLIEST | typeof LATEST): Promise<number> {
    return (await listOffsets(this.#cluster, topic, [partition], mark)).get(partition) ?? 0;
  }

  async #ends(): Promise<string> {
    const ends = await Promise.all(
      this.#cluster.knownTopics.map((topic) => listAllOffsets(this.#cluster, topic, LATEST)),
    );
    return ends.join(';');
  }

  #reach<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closed) return Promise.reject(new LogUnavailableError('the log is closed'));
    return orUnavailable(work());
  }
}
