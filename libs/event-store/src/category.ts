import type { NewRecord } from '@toile/event-log';
import { InvalidEventError } from './errors.js';
import type { DomainEvent, RecordedEvent } from './event.js';

/** Turns the data of one schema version into that of the next. Pure; personal fields may be null. */
export type Upcaster = (data: Record<string, unknown>) => Record<string, unknown>;

/** Which top-level fields of an event's data belong to a person, and which field names the person. */
export interface PersonalFields {
  /** The field that holds the person's random subject id. */
  subject: string;
  /** Sealed with the person's key before storing; read as null once the key is destroyed. */
  fields: readonly string[];
}

/** What the store has to know about the streams of one feature. */
export interface EventCategory {
  /** The part of a stream's name before its first `-`. */
  name: string;
  /** By event type, oldest first: `[v1 to v2, v2 to v3]`. An event is written at the version they lead to. */
  upcasters?: Readonly<Record<string, readonly Upcaster[]>>;
  /** By event type. */
  personal?: Readonly<Record<string, PersonalFields>>;
  /** The public messages of an event, written to the log in its transaction. Personal fields arrive as null. */
  publish?: (event: RecordedEvent) => readonly NewRecord[];
}

/**
 * A category checked against the events of its feature: types that do not exist are refused by the compiler.
 */
export function defineCategory<E extends DomainEvent>(category: {
  name: string;
  upcasters?: Partial<Record<E['type'], readonly Upcaster[]>>;
  personal?: { [T in E['type']]?: PersonalFieldsOf<Extract<E, { type: T }>> };
  publish?: (event: RecordedEvent<E>) => readonly NewRecord[];
}): EventCategory {
  return category as object as EventCategory;
}

interface PersonalFieldsOf<E extends DomainEvent> {
  subject: keyof E['data'] & string;
  fields: readonly (NullableKeys<E['data']> & string)[];
}
/** Only fields that may be null can be personal, because that is what they become. */
type NullableKeys<D> = { [K in keyof D]: null extends D[K] ? K : never }[keyof D];

/** The category a stream belongs to. @throws InvalidEventError when the name has no `-` or is too long */
export function categoryOf(stream: string): string {
  const dash = stream.indexOf('-');
  if (dash < 1 || dash === stream.length - 1 || stream.length > 200) {
    throw new InvalidEventError(`"${stream}" is no stream name; one looks like "moodboard-k3j9x2"`);
  }
  return stream.slice(0, dash);
}
