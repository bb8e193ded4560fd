import type { DomainEvent, EventMetadata, RecordedEvent } from './event.js';

/** What a command leads to, in one stream, all or nothing. */
export interface AppendRequest {
  stream: string;
  /** The version the decision was made on; 0 when the stream must not exist yet. */
  expectedVersion: number;
  /** Made by the client and kept across its retries; unique in the stream. */
  commandId: string;
  events: readonly DomainEvent[];
  metadata: EventMetadata;
  /** Stored with the command id and given to every repeat. JSON, and never anything personal. */
  answer: unknown;
}

/** The same for the first delivery of a command and for every repeat, but for `repeated`. */
export interface AppendOutcome {
  /** Whether the stream had seen the command before; nothing was appended then. */
  repeated: boolean;
  /** Of the stream after the command. */
  version: number;
  /** Of the command's last event; -1 when it had none. Read models that passed it show the command. */
  position: number;
  answer: unknown;
}

export interface LoadOptions {
  /** The stream as it was at this version. */
  version?: number | undefined;
  /** The stream as it was recorded at this time. */
  time?: Date | undefined;
}

export interface ReadAllRequest {
  /** The first position wanted. */
  from: number;
  limit: number;
  /** Only these categories; all of them when left out. */
  categories?: readonly string[];
}

export interface AllSlice {
  events: RecordedEvent[];
  /** Where to go on; positions below it that are not in `events` are of other categories. */
  next: number;
  /** The position the next event will get, as of this read. */
  end: number;
}

/** Streams of events. The Postgres store and its in-memory twin pass one contract suite (`event-store.contract.ts`). */
export interface EventStore {
  /**
   * Resolves when the events, their public messages and the answer are durable, together.
   * A command id the stream knows gives its first outcome again, whatever the expected version is now.
   * @throws ConcurrencyError when the stream is at another version
   * @throws PersonErasedError when an event holds personal fields of an erased person
   * @throws InvalidEventError when an event can never be stored
   */
  append(request: AppendRequest): Promise<AppendOutcome>;
  /** The outcome of a command the stream has seen. */
  outcomeOf(stream: string, commandId: string): Promise<AppendOutcome | undefined>;
  /** Events of a stream from its first, all or as of a version or time; empty when there are none. */
  load<E extends DomainEvent = DomainEvent>(stream: string, asOf?: LoadOptions): Promise<RecordedEvent<E>[]>;
  /** Events of all streams in the order of their commits. No event ever appears below a position already read. */
  readAll(request: ReadAllRequest): Promise<AllSlice>;
  /** Tells `listener` of which category each append of this process was; returns what stops it. */
  onAppended(listener: (category: string) => void): () => void;
}

/** What commands ask of a store. */
export type CommandStore = Pick<EventStore, 'append' | 'outcomeOf' | 'load'>;
