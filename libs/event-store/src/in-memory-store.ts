import type { NewRecord } from '@toile/event-log';
import { categoryOf, type EventCategory } from './category.js';
import { EventCodec } from './codec.js';
import { ConcurrencyError } from './errors.js';
import type { DomainEvent, RecordedEvent, StoredEvent } from './event.js';
import { InMemoryKeyStore } from './keys/in-memory-key-store.js';
import type { KeyStore } from './keys/key-store.js';
import type {
  AllSlice,
  AppendOutcome,
  AppendRequest,
  EventStore,
  LoadOptions,
  ReadAllRequest,
} from './port.js';

export interface InMemoryStoreOptions {
  categories: readonly EventCategory[];
  keys?: KeyStore;
  now?: () => Date;
}

/** The Postgres store's twin for specs: the same answers from arrays. `published` is what would be in the log. */
export class InMemoryEventStore implements EventStore {
  readonly published: NewRecord[] = [];
  readonly #events: StoredEvent[] = [];
  readonly #outcomes = new Map<string, AppendOutcome>();
  readonly #listeners = new Set<(category: string) => void>();
  readonly #codec: EventCodec;
  readonly #keys: KeyStore;
  readonly #now: () => Date;

  constructor(options: InMemoryStoreOptions) {
    this.#codec = new EventCodec(options.categories);
    this.#keys = options.keys ?? new InMemoryKeyStore();
    this.#now = options.now ?? (() => new Date());
  }

  async append(request: AppendRequest): Promise<AppendOutcome> {
    const { stream, expectedVersion, commandId, metadata } = request;
    const keys = await this.#keys.forWriting(this.#codec.subjectsToSeal(stream, request.events));
    const sealed = request.events.map((event) => this.#codec.seal(stream, event, keys));
    // From here to the end nothing awaits, so appends cannot mix.
    const before = this.#outcomes.get(outcomeKey(stream, commandId));
    if (before) return { ...structuredClone(before), repeated: true };
    const version = this.#streamOf(stream).length;
    if (version !== expectedVersion) throw new ConcurrencyError(stream, expectedVersion, version);
    const recordedAt = this.#stamp();
    const stored = sealed.map(({ id, type, schemaVersion, json }, index) => ({
      id,
      type,
      schemaVersion,
      stream,
      commandId,
      recordedAt,
      version: version + index + 1,
      position: this.#events.length + index,
      data: JSON.parse(json) as Record<string, unknown>,
      metadata: structuredClone(metadata),
    }));
    const messages = stored.flatMap((event) => this.#codec.publish(event));
    this.#events.push(...stored);
    this.published.push(...messages);
    const outcome = {
      repeated: false,
      version: version + stored.length,
      position: stored.length > 0 ? this.#events.length - 1 : -1,
      answer: JSON.parse(JSON.stringify(request.answer ?? null)) as unknown,
    };
    this.#outcomes.set(outcomeKey(stream, commandId), outcome);
    for (const listener of this.#listeners) listener(categoryOf(stream));
    return structuredClone(outcome);
  }

  async outcomeOf(stream: string, commandId: string): Promise<AppendOutcome | undefined> {
    const outcome = this.#outcomes.get(outcomeKey(stream, commandId));
    return outcome && { ...structuredClone(outcome), repeated: true };
  }

  async load<E extends DomainEvent>(stream: string, asOf: LoadOptions = {}): Promise<RecordedEvent<E>[]> {
    const { version = Number.POSITIVE_INFINITY, time } = asOf;
    const wanted = this.#streamOf(stream).filter(
      (event) => event.version <= version && (!time || event.recordedAt <= time),
    );
    return this.#open<E>(wanted);
  }

  async readAll({ from, limit, categories }: ReadAllRequest): Promise<AllSlice> {
    const end = this.#events.length;
    const wanted = this.#events
      .slice(from)
      .filter((event) => !categories || categories.includes(categoryOf(event.stream)))
      .slice(0, limit);
    const last = wanted.at(-1);
    const next = wanted.length === limit && last ? last.position + 1 : Math.max(end, from);
    return { events: await this.#open(wanted), next, end };
  }

  onAppended(listener: (category: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #streamOf(stream: string): StoredEvent[] {
    return this.#events.filter((event) => event.stream === stream);
  }

  #stamp(): Date {
    const last = this.#events.at(-1)?.recordedAt.getTime() ?? 0;
    return new Date(Math.max(last, this.#now().getTime()));
  }

  async #open<E extends DomainEvent>(events: StoredEvent[]): Promise<RecordedEvent<E>[]> {
    const keys = await this.#keys.forReading(this.#codec.subjectsToOpen(events));
    return events.map((event) => this.#codec.open<E>(structuredClone(event), keys));
  }
}

function outcomeKey(stream: string, commandId: string): string {
  return `${stream}\n${commandId}`;
}
