import { GroupCommit, isPostgresUnavailable } from '@toile/platform';
import type { Pool, PoolClient } from 'pg';
import { categoryOf, type EventCategory } from '../category.js';
import { EventCodec } from '../codec.js';
import { ConcurrencyError } from '../errors.js';
import type { DomainEvent, RecordedEvent, StoredEvent } from '../event.js';
import type { PostgresKeyStore, WrappedKey } from '../keys/postgres-key-store.js';
import type {
  AllSlice,
  AppendOutcome,
  AppendRequest,
  CommandStore,
  EventStore,
  LoadOptions,
  ReadAllRequest,
} from '../port.js';
import { type AppendToLog, appendBatch, type SealedRequest } from './append-batch.js';
import { EVENT_COLUMNS, type EventRow, toStoredEvent } from './event-rows.js';
import { inTransaction } from './in-transaction.js';
import { type OutcomeRow, toOutcome } from './lock-streams.js';

export interface PostgresStoreOptions {
  categories: readonly EventCategory[];
  keys: PostgresKeyStore;
  /** The Postgres log's `appendInTransaction`: the log is the outbox. */
  appendToLog: AppendToLog;
}

/** Events that `categoriesBetween` reads. */
const MOST_LOOKED_AT = 1_000;
/** Commands that share a transaction. */
const MAX_COMMANDS = 100;

/**
 * Streams in PostgreSQL (`eventStoreMigrations` first). Commands that arrive together share a transaction, and events,
 * answers and public messages become durable in it together.
 */
export class PostgresEventStore implements EventStore {
  readonly #codec: EventCodec;
  readonly #listeners = new Set<(category: string) => void>();
  readonly #group: GroupCommit<SealedRequest, AppendOutcome | ConcurrencyError>;

  constructor(
    readonly pool: Pool,
    private readonly options: PostgresStoreOptions,
  ) {
    this.#codec = new EventCodec(options.categories);
    this.#group = new GroupCommit(
      (requests) =>
        inTransaction(pool, (client) => appendBatch(client, requests, this.#codec, options.appendToLog)),
      {
        maxSize: MAX_COMMANDS,
        // Command ids make it safe to repeat.
        isTriedAlone: (error) => !isPostgresUnavailable(error),
      },
    );
  }

  async append(request: AppendRequest): Promise<AppendOutcome> {
    const outcome = await this.#group.add(await this.#seal(request));
    if (outcome instanceof ConcurrencyError) throw outcome;
    for (const listener of this.#listeners) listener(categoryOf(request.stream));
    return outcome;
  }

  /**
   * Appends to several streams in the caller's transaction, all or nothing with whatever else it does. Make it the
   * transaction's last statement: from here to the commit every other append waits.
   * @throws ConcurrencyError when one of the streams is at another version; the caller must roll back
   */
  async appendIn(client: PoolClient, requests: readonly AppendRequest[]): Promise<AppendOutcome[]> {
    const sealed = await Promise.all(requests.map((request) => this.#seal(request)));
    const outcomes = await appendBatch(client, sealed, this.#codec, this.options.appendToLog);
    return outcomes.map((outcome) => {
      if (outcome instanceof ConcurrencyError) throw outcome;
      return outcome;
    });
  }

  /**
   * This store for one command: what it appends and what `also` writes are durable together. A repeat, a command that
   * changes nothing, and whoever is overtaken write nothing.
   */
  with(also: (client: PoolClient) => Promise<void>): CommandStore {
    return {
      load: (stream, asOf) => this.load(stream, asOf),
      outcomeOf: (stream, commandId) => this.outcomeOf(stream, commandId),
      append: async (request) => {
        if (request.events.length === 0) return this.append(request);
        const outcome = await inTransaction(this.pool, async (client) => {
          await also(client);
          const [appended] = await this.appendIn(client, [request]);
          if (appended?.repeated) throw new RepeatedAppend(appended);
          return appended as AppendOutcome;
        }).catch((error: unknown) => {
          if (error instanceof RepeatedAppend) return error.outcome;
          throw error;
        });
        for (const listener of this.#listeners) listener(categoryOf(request.stream));
        return outcome;
      },
    };
  }

  async outcomeOf(stream: string, commandId: string): Promise<AppendOutcome | undefined> {
    const { rows } = await this.pool.query<OutcomeRow>(
      'SELECT version, position, answer FROM event_store.command WHERE stream = $1 AND command_id = $2',
      [stream, commandId],
    );
    return rows[0] && toOutcome(rows[0]);
  }

  async load<E extends DomainEvent>(stream: string, asOf: LoadOptions = {}): Promise<RecordedEvent<E>[]> {
    const { version = 2_147_483_647, time = 'infinity' } = asOf;
    // The keys come along, where the category says by which field: one trip to the database instead of two.
    const { rows } = await this.pool.query<EventRow & WrappedKey>({
      name: 'event-store-load',
      text: `SELECT ${EVENT_COLUMNS}, k.subject, k.wrapped_key FROM event_store.event e
             LEFT JOIN event_store.person_key k ON k.subject = e.data->>$4
             WHERE stream = $1 AND version <= $2 AND recorded_at <= $3 ORDER BY version`,
      values: [stream, version, time, this.#codec.subjectField(stream)],
    });
    return this.#open<E>(rows.map(toStoredEvent), this.options.keys.unwrap(rows));
  }

  async readAll(request: ReadAllRequest): Promise<AllSlice> {
    const { stored, next, end } = await readStored(this.pool, request);
    return { events: await this.#open(stored), next, end };
  }

  /** The position the next event will get; everything below it is committed. */
  end(): Promise<number> {
    return endOf(this.pool);
  }

  /** Of which categories events are from one position to another; undefined where they are too many to look at. */
  async categoriesBetween(from: number, to: number): Promise<string[] | undefined> {
    if (to - from > MOST_LOOKED_AT) return undefined;
    const { rows } = await this.pool.query<{ category: string }>(
      'SELECT DISTINCT category FROM event_store.event WHERE position >= $1 AND position < $2',
      [from, to],
    );
    return rows.map(({ category }) => category);
  }

  /**
   * `readAll` inside a projection's transaction: keys stay locked until it ends, so nothing opened here is written
   * to a read model after the person's key was destroyed.
   */
  async readAllIn(client: PoolClient, request: ReadAllRequest): Promise<AllSlice> {
    const { stored, next, end } = await readStored(client, request);
    const subjects = this.#codec.subjectsToOpen(stored);
    const keys = await this.options.keys.forReadingIn(client, subjects);
    return { events: stored.map((event) => this.#codec.open(event, keys)), next, end };
  }

  /** The keys of the people its events are about. */
  get keys(): PostgresKeyStore {
    return this.options.keys;
  }

  onAppended(listener: (category: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async #seal(request: AppendRequest): Promise<SealedRequest> {
    const { stream, events } = request;
    const subjects = this.#codec.subjectsToSeal(stream, events);
    const keys = subjects.length > 0 ? await this.options.keys.forWriting(subjects) : NO_KEYS;
    return { ...request, sealed: events.map((event) => this.#codec.seal(stream, event, keys)) };
  }

  async #open<E extends DomainEvent>(
    stored: readonly StoredEvent[],
    known?: ReadonlyMap<string, Buffer | null>,
  ): Promise<RecordedEvent<E>[]> {
    const subjects = this.#codec.subjectsToOpen(stored);
    const missing = known ? subjects.filter((subject) => !known.has(subject)) : subjects;
    const keys = new Map(await this.options.keys.forReading(missing));
    for (const [subject, key] of known ?? []) if (key) keys.set(subject, key);
    return stored.map((event) => this.#codec.open<E>(event, keys));
  }
}

/** Rolls a transaction back whose command was answered before. */
class RepeatedAppend extends Error {
  constructor(readonly outcome: AppendOutcome) {
    super('the command was answered before');
  }
}

const NO_KEYS: ReadonlyMap<string, Buffer> = new Map();

async function endOf(db: Pool | PoolClient): Promise<number> {
  const { rows } = await db.query<{ next_position: string }>('SELECT next_position FROM event_store.head');
  return Number(rows[0]?.next_position ?? 0);
}

/**
 * The head is read before the events: every position below it is committed by then, because a transaction moves the
 * head last and holds its lock until it has committed. ("loses nothing to slow commits" in the contract.)
 */
async function readStored(db: Pool | PoolClient, { from, limit, categories }: ReadAllRequest) {
  const end = await endOf(db);
  if (end <= from) return { stored: [], next: from, end };
  const { rows } = await db.query<EventRow>(
    `SELECT ${EVENT_COLUMNS} FROM event_store.event
     WHERE position >= $1 AND position < $2 AND ($3::text[] IS NULL OR category = ANY($3))
     ORDER BY position LIMIT $4`,
    [from, end, categories ?? null, limit],
  );
  const stored = rows.map(toStoredEvent);
  const last = stored.at(-1);
  return { stored, next: stored.length === limit && last ? last.position + 1 : end, end };
}
