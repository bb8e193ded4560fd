import type { Place } from './append-signal.js';

/** A record to be appended. Records with the same key go to the same partition, in the order they are given. */
export interface NewRecord {
  topic: string;
  key: string;
  headers?: Record<string, string>;
  value: Buffer;
}

export interface Position {
  topic: string;
  partition: number;
  /** 0-based, gapless in a partition. */
  offset: number;
}

export interface LogRecord extends Position {
  key: string;
  headers: Record<string, string>;
  value: Buffer;
  /** Stamped by the log when the record was appended; never decreases in a partition. */
  appendedAt: Date;
}

/** A partition given to one member of a group. A newer assignment of the same partition has a higher epoch. */
export interface Assignment {
  topic: string;
  partition: number;
  epoch: number;
}

export interface ReadRequest {
  topic: string;
  partition: number;
  from: number;
  maxRecords: number;
  /** Reading stops before the record that would pass this; at least one record is returned. */
  maxBytes?: number | undefined;
}

export interface GroupOptions {
  group: string;
  topics: readonly string[];
  /** Called after this member got partitions; must be quick. */
  onAssigned: (assignments: readonly Assignment[]) => void;
  /** Called when partitions are gone, also when the lease was lost. Work under their epoch must stop. */
  onRevoked: (assignments: readonly Assignment[]) => void;
}

export interface GroupMember {
  assignments(): readonly Assignment[];
  /** Records the next offset to read. Throws `FencedError` when the epoch is no longer current. */
  commit(assignment: Assignment, nextOffset: number): Promise<void>;
  committed(topic: string, partition: number): Promise<number>;
  leave(): Promise<void>;
}

/** How far a group is behind the end of one partition, in records. */
export interface PartitionLag {
  topic: string;
  partition: number;
  committed: number;
  endOffset: number;
  lag: number;
}

/** Counters since the log was opened, but for `inFlightBytes` and `assignments`, which are the state now. */
export interface LogMetrics {
  appends: number;
  appendedRecords: number;
  appendedBytes: number;
  appendFailures: number;
  /** Bytes handed to `append` and not yet durable. */
  inFlightBytes: number;
  /** Appends refused because too much was in flight. */
  refusedAppends: number;
  reads: number;
  readRecords: number;
  readBytes: number;
  assignments: number;
  rebalances: number;
  fencedCommits: number;
  /** Leases that ran out because the member could not renew them in time. */
  lostLeases: number;
  /** Membership rounds that failed; the next one tries again. */
  failedHeartbeats: number;
}

/** The event log. Two drivers, Kafka and Postgres, pass one contract suite (`log.contract.ts`). */
export interface EventLog {
  readonly metrics: Readonly<LogMetrics>;
  /** Creates topics that do not exist. An existing topic keeps its partitions. */
  createTopics(topics: readonly { name: string; partitions: number }[]): Promise<void>;
  partitions(topic: string): Promise<number>;
  /**
   * Resolves only when every record is durable. Positions are in the order of the records.
   * Throws `LogUnavailableError` when the log cannot be reached or too much is in flight: the records may or may not
   * be in the log then, so a retry can store them twice. Throws `InvalidRecordError` before anything is stored.
   */
  append(records: readonly NewRecord[]): Promise<Position[]>;
  /** Records from `from` on without a gap; none at the end. Throws `OffsetOutOfRangeError` below the start offset. */
  read(request: ReadRequest): Promise<LogRecord[]>;
  /** The oldest offset that retention has left. */
  startOffset(topic: string, partition: number): Promise<number>;
  /** The offset the next record of the partition will get. */
  endOffset(topic: string, partition: number): Promise<number>;
  lag(group: string, topics: readonly string[]): Promise<PartitionLag[]>;
  /**
   * Resolves when something may have been appended to what this log has read to its end, or after `timeoutMs`; at times for nothing.
   * @param place wakes for records there alone, where the driver can tell
   * @returns false when it is known that nothing was at the place at some moment since the call, so that nothing need be read
   */
  waitForAppend(timeoutMs: number, place?: Place): Promise<boolean>;
  /** `onAssigned` may already have been called when this resolves. Throws `UnknownTopicError`. */
  join(options: GroupOptions): Promise<GroupMember>;
  /** Members leave, appends under way finish, later calls throw `LogUnavailableError`. */
  close(): Promise<void>;
}

/** The largest record: key, headers and value together, in bytes. */
export const MAX_RECORD_BYTES = 1_100_000;

/** The epoch under which work was done is no longer the partition's current one. */
export class FencedError extends Error {
  readonly code = 'log/fenced';
  constructor(topic: string, partition: number, epoch: number) {
    super(`epoch ${epoch} of ${topic}/${partition} has been superseded`);
  }
}

/** The log cannot be reached or refuses writes; the operation may be retried. */
export class LogUnavailableError extends Error {
  readonly code = 'log/unavailable';
}

/** No such topic; topics are created by migration only. */
export class UnknownTopicError extends Error {
  readonly code = 'log/unknown-topic';
  constructor(topic: string) {
    super(`there is no topic ${topic}`);
  }
}

/** The record can never be stored: it is too large, or its key or headers hold what the log cannot keep. */
export class InvalidRecordError extends Error {
  readonly code = 'log/invalid-record';
  constructor(
    /** Index of the record in the batch. */
    readonly index: number,
    reason: string,
  ) {
    super(`record ${index}: ${reason}`);
  }
}

/** The offset was dropped by retention; reading on would skip records in silence. */
export class OffsetOutOfRangeError extends Error {
  readonly code = 'log/offset-out-of-range';
  constructor(
    topic: string,
    partition: number,
    offset: number,
    readonly startOffset: number,
  ) {
    super(`${topic}/${partition} begins at offset ${startOffset}; ${offset} is no longer in the log`);
  }
}
