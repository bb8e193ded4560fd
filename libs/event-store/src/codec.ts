import { randomUUID } from 'node:crypto';
import type { NewRecord } from '@toile/event-log';
import { categoryOf, type EventCategory } from './category.js';
import { InvalidEventError } from './errors.js';
import type { DomainEvent, RecordedEvent, StoredEvent } from './event.js';
import { seal, unseal } from './keys/seal.js';

/** A personal field as it is stored. It names its subject, so it opens without knowing how it was declared. */
interface SealedValue {
  $sealed: string;
  $subject: string;
}
type Keys = ReadonlyMap<string, Buffer>;
type Data = Record<string, unknown>;

/** An event ready to be written. */
export interface SealedEvent {
  id: string;
  type: string;
  schemaVersion: number;
  data: Data;
  /** `data` as JSON text. */
  json: string;
}

/** JSON escapes that jsonb refuses: NUL and half a surrogate pair. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/;

/** Between events as the domain knows them and as they lie in a store: schema versions and personal fields. */
export class EventCodec {
  readonly #categories: ReadonlyMap<string, EventCategory>;

  constructor(categories: readonly EventCategory[]) {
    this.#categories = new Map(categories.map((category) => [category.name, category]));
  }

  /** The people whose keys `seal` will need for these events. */
  subjectsToSeal(stream: string, events: readonly DomainEvent[]): string[] {
    const personal = this.#category(stream).personal ?? {};
    const subjects = new Set<string>();
    for (const event of events) {
      const rule = personal[event.type];
      if (rule) subjects.add(subjectOf(event, rule.subject));
    }
    return [...subjects];
  }

  /** @throws InvalidEventError */
  seal(stream: string, event: DomainEvent, keys: Keys): SealedEvent {
    const category = this.#category(stream);
    const id = randomUUID();
    const data: Data = { ...event.data };
    for (const field in data) {
      if (isSealed(data[field])) throw new InvalidEventError(`${event.type}.${field} looks sealed already`);
    }
    const rule = category.personal?.[event.type];
    const subject = rule ? subjectOf(event, rule.subject) : '';
    const key = keys.get(subject);
    for (const field of rule?.fields ?? []) {
      const value = data[field];
      if (value === null || value === undefined) continue;
      if (!key) throw new Error(`no key for the personal field ${field} of ${event.type}`);
      const plain = Buffer.from(JSON.stringify(value));
      data[field] = { $sealed: seal(key, plain, `${id}/${field}`).toString('base64'), $subject: subject };
    }
    const json = JSON.stringify(data);
    if (UNSTORABLE.test(json)) throw new InvalidEventError(`${event.type} holds text that cannot be stored`);
    const schemaVersion = (category.upcasters?.[event.type]?.length ?? 0) + 1;
    return { id, type: event.type, schemaVersion, data, json };
  }

  /** The field that names the person in the streams of this category, when it is the same in all their events. */
  subjectField(stream: string): string | null {
    const rules = Object.values(this.#categories.get(categoryOf(stream))?.personal ?? {});
    const fields = new Set(rules.map((rule) => rule.subject));
    return fields.size === 1 ? ([...fields][0] ?? null) : null;
  }

  /** The people whose keys `open` can use for these events. */
  subjectsToOpen(events: readonly StoredEvent[]): string[] {
    const subjects = new Set<string>();
    for (const { data } of events) {
      for (const field in data) {
        const value = data[field];
        if (isSealed(value)) subjects.add(value.$subject);
      }
    }
    return [...subjects];
  }

  /** The event as the domain reads it. Without its key a personal field is null. */
  open<E extends DomainEvent>(event: StoredEvent, keys: Keys): RecordedEvent<E> {
    let data: Data = { ...event.data };
    for (const field in data) {
      const value = data[field];
      if (isSealed(value)) data[field] = unsealField(value, keys, `${event.id}/${field}`);
    }
    const upcasters = this.#categories.get(categoryOf(event.stream))?.upcasters?.[event.type] ?? [];
    for (const upcast of upcasters.slice(event.schemaVersion - 1)) data = upcast(data);
    return { ...event, data } as unknown as RecordedEvent<E>;
  }

  /** The public messages of an event, made without any key, so that nothing personal can slip into the log. */
  publish(event: StoredEvent): readonly NewRecord[] {
    const publish = this.#category(event.stream).publish;
    return publish ? publish(this.open(event, NO_KEYS)) : [];
  }

  #category(stream: string): EventCategory {
    const name = categoryOf(stream);
    const category = this.#categories.get(name);
    if (!category) throw new InvalidEventError(`no feature has declared the category "${name}"`);
    return category;
  }
}

const NO_KEYS: Keys = new Map();

function isSealed(value: unknown): value is SealedValue {
  return typeof value === 'object' && value !== null && '$sealed' in value;
}

function unsealField(value: SealedValue, keys: Keys, context: string): unknown {
  const key = keys.get(value.$subject);
  return key ? JSON.parse(unseal(key, Buffer.from(value.$sealed, 'base64'), context).toString()) : null;
}

function subjectOf(event: DomainEvent, field: string): string {
  const subject = (event.data as Data)[field];
  if (typeof subject !== 'string' || subject === '') {
    throw new InvalidEventError(`${event.type} must name the person it is about in "${field}"`);
  }
  return subject;
}
