/** A fact of the domain: past tense, with its data. Time, actor and ids live in the metadata. */
export type DomainEvent<Type extends string = string, Data extends object = object> = Readonly<{
  type: Type;
  data: Readonly<Data>;
}>;

/** Who caused an event, when, and in which conversation. Nothing here names a person in plain text. */
export interface EventMetadata {
  correlationId: string;
  /** The message or command that led to this one; null when a person did. */
  causationId: string | null;
  /** The random subject id of the member who acted; null for the system. */
  actor: string | null;
  /** When it happened, by the clock of the command; never read by a decider. */
  occurredAt: Date;
  /** The span of the command, as W3C words it, when it was traced. */
  traceparent?: string;
}

/** Where and when an event was recorded. */
export interface Recording {
  id: string;
  /** `category-id`, for example `moodboard-k3j9x2`. */
  stream: string;
  /** 1-based, gapless in the stream. */
  version: number;
  /** 0-based, gapless over all streams; the order of positions is the order of commits. */
  position: number;
  /** Of the data as it was stored, before upcasting. */
  schemaVersion: number;
  /** Never decreases with the position. */
  recordedAt: Date;
  commandId: string;
  metadata: EventMetadata;
}

/** An event as it is read: upcast to its current shape, personal fields opened, or null once the person is erased. */
export type RecordedEvent<E extends DomainEvent = DomainEvent> = E & Recording;

/** An event as it lies in a store: data as written, personal fields sealed. */
export interface StoredEvent extends Recording {
  type: string;
  data: Record<string, unknown>;
}
