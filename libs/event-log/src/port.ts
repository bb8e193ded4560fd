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
  maxBytes?: number;
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

/** The event log. Two drivers, Kafka and Postgres, pass one contract suite (`log.contract.ts`). */
export interface EventLog {
  /** Creates topics that do not exist. An existing topic keeps its partitions. */
  createTopics(topics: readonly { name: string; partitions: number }[]): Promise<void>;
  partitions(topic: string): Promise<number>;
  /** Resolves only when every record is durable. Positions are in the order of the records. */
  append(records: readonly NewRecord[]): Promise<Position[]>;
  read(request: ReadRequest): Promise<LogRecord[]>;
  /** The offset the next record of the partition will get. */
  endOffset(topic: string, partition: number): Promise<number>;
  /** Resolves when something may have been appended, or after `timeoutMs`. */
  waitForAppend(timeoutMs: number): Promise<void>;
  join(options: GroupOptions): Promise<GroupMember>;
  close(): Promise<void>;
}

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
