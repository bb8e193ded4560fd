import { GroupCommit } from '@toile/platform';
import type pg from 'pg';
import { AppendGate } from '../append-gate.js';
import { AppendSignal, type Ends, type Place, partitionName } from '../append-signal.js';
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
import { runAppend } from './append-statement.js';
import { orUnavailable } from './connection-errors.js';
import { type LeaseTiming, PostgresMember } from './postgres-member.js';
import { readHead, runRead } from './read-statement.js';
import { createTopics, PartitionCounts } from './topics.js';

export interface PostgresLogOptions extends Partial<LeaseTiming> {
  /** Appends beyond this many bytes wait, beyond twice as many are refused. */
  maxInFlightBytes?: number;
  /** Records in a segment, the unit of retention, of topics created from now on. No batch may be larger. */
  segmentRecords?: number;
  /** How often a waiting reader asks whether another process has appended. */
  lookEveryMs?: number;
}

/** Records of one statement; a larger batch is several, each durable by itself. */
const MAX_STATEMENT_RECORDS = 5_000;
/** Records of one statement that several appends share: what a statement costs by itself is a twentieth of it then. */
const MAX_GROUP_RECORDS = 1_000;
/** While one group is stored the next is on its way; a third would only wait for the same partitions. */
const GROUPS_AT_ONCE = 2;

/**
 * The log in PostgreSQL tables, which `logMigrations` have made. The pool stays the caller's: `close` does not
 * end it. A pool of its own, with a `connectionTimeoutMillis`, keeps appends from waiting behind other work.
 */
export function createPostgresLog(pool: pg.Pool, options: PostgresLogOptions = {}): EventLog {
  return new PostgresLog(pool, options);
}

class PostgresLog implements EventLog {
  readonly #metrics = newMetrics();
  readonly #counts = new PartitionCounts();
  readonly #gate: AppendGate;
  readonly #groups: GroupCommit<readonly NewRecord[], Position[]>;
  readonly #signal: AppendSignal;
  readonly #members = new Set<PostgresMember>();
  readonly #appends = new Set<Promise<unknown>>();
  readonly #timing: LeaseTiming;
  readonly #segmentRecords: number;
  #closed = false;
  // Idle connections of the pool that break; the pool replaces them.
  readonly #ignore = () => undefined;

  constructor(
    private readonly pool: pg.Pool,
    options: PostgresLogOptions,
  ) {
    this.#gate = new AppendGate(options.maxInFlightBytes ?? 64 * 1024 * 1024);
    this.#signal = new AppendSignal(() => this.#ends(), options.lookEveryMs ?? 100);
    this.#timing = { leaseMs: options.leaseMs ?? 10_000, heartbeatMs: options.heartbeatMs ?? 1_000 };
    this.#segmentRecords = options.segmentRecords ?? 1_000_000;
    this.#groups = new GroupCommit((appends) => this.#appendAll(appends), {
      maxSize: Math.min(MAX_GROUP_RECORDS, this.#segmentRecords),
      sizeOf: (records) => records.length,
      atOnce: GROUPS_AT_ONCE,
    });
    pool.on('error', this.#ignore);
    LOCAL_SIGNALS.add(this.#signal);
  }

  get metrics() {
    return { ...this.#metrics, inFlightBytes: this.#gate.inFlightBytes, refusedAppends: this.#gate.refused };
  }

  createTopics(topics: readonly { name: string; partitions: number }[]): Promise<void> {
    return this.#reach(() => createTopics(this.pool, topics, this.#segmentRecords));
  }

  async partitions(topic: string): Promise<number> {
    return (await this.#reach(() => this.#counts.of(this.pool, new Set([topic])))).get(topic) ?? 0;
  }

  async append(records: readonly NewRecord[]): Promise<Position[]> {
    if (records.length === 0) return [];
    const bytes = checkRecords(records);
    const work = this.#gate.run(bytes, () => this.#reach(() => this.#together(records)));
    this.#appends.add(work);
    try {
      const positions = await work;
      this.#metrics.appends += 1;
      this.#metrics.appendedRecords += records.length;
      this.#metrics.appendedBytes += bytes;
      wakeReaders();
      return positions;
    } catch (error) {
      this.#metrics.appendFailures += 1;
      throw error;
    } finally {
      this.#appends.delete(work);
    }
  }

  async read(request: ReadRequest): Promise<LogRecord[]> {
    const records = await this.#reach(() => runRead(this.pool, request));
    countRead(this.#metrics, records);
    return records;
  }

  async startOffset(topic: string, partition: number): Promise<number> {
    return (await this.#reach(() => readHead(this.pool, topic, partition))).startOffset;
  }

  async endOffset(topic: string, partition: number): Promise<number> {
    return (await this.#reach(() => readHead(this.pool, topic, partition))).endOffset;
  }

  async lag(group: string, topics: readonly string[]): Promise<PartitionLag[]> {
    const { rows } = await this.#reach(() =>
      this.pool.query<{ topic: string; part: number; committed: string; next_offset: string }>(
        `SELECT topic, part, greatest(coalesce(l.next_offset, 0), h.start_offset) AS committed, h.next_offset
         FROM log_head h LEFT JOIN (SELECT * FROM log_lease WHERE group_name = $1) l USING (topic, part)
         WHERE topic = ANY($2) ORDER BY topic, part`,
        [group, topics],
      ),
    );
    return rows.map((row) => {
      const [committed, endOffset] = [Number(row.committed), Number(row.next_offset)];
      return { topic: row.topic, partition: row.part, committed, endOffset, lag: endOffset - committed };
    });
  }

  waitForAppend(timeoutMs: number, place?: Place): Promise<boolean> {
    return this.#signal.wait(timeoutMs, place);
  }

  async join(options: GroupOptions): Promise<GroupMember> {
    await this.#reach(() => this.#counts.of(this.pool, new Set(options.topics)));
    const member = new PostgresMember(this.pool, options, this.#timing, this.#metrics);
    await this.#reach(() => member.start());
    this.#members.add(member);
    return member;
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    LOCAL_SIGNALS.delete(this.#signal);
    this.#signal.close();
    await Promise.allSettled(this.#appends);
    await Promise.all([...this.#members].map((member) => member.leave()));
    this.pool.off('error', this.#ignore);
  }

  /** What is wrong with one append is found before it shares a statement with others. */
  async #together(records: readonly NewRecord[]): Promise<Position[]> {
    await this.#counts.of(this.pool, topicsOf(records));
    return this.#groups.add(records);
  }

  /** The positions of each append's own records. */
  async #appendAll(appends: readonly (readonly NewRecord[])[]): Promise<Position[][]> {
    const positions = await this.#append(appends.flat());
    let from = 0;
    return appends.map(({ length }) => {
      from += length;
      return positions.slice(from - length, from);
    });
  }

  async #append(records: readonly NewRecord[]): Promise<Position[]> {
    const counts = await this.#counts.of(this.pool, topicsOf(records));
    const all: Position[] = [];
    for (let from = 0; from < records.length; from += MAX_STATEMENT_RECORDS) {
      const batch = records.slice(from, from + MAX_STATEMENT_RECORDS);
      const { positions, runningOut } = await runAppend(this.pool, batch, counts);
      for (const { topic, partition } of runningOut) {
        // The records are durable; there is a whole segment left, so the next append may try again.
        await this.pool.query('SELECT log_extend($1, $2)', [topic, partition]).catch(() => undefined);
      }
      all.push(...positions);
    }
    return all;
  }

  async #ends(): Promise<Ends> {
    const { rows } = await this.pool.query<{ topic: string; part: number; next_offset: string }>(
      'SELECT topic, part, next_offset FROM log_head',
    );
    return new Map(rows.map((row) => [partitionName(row.topic, row.part), Number(row.next_offset)]));
  }

  #reach<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closed) return Promise.reject(new LogUnavailableError('the log is closed'));
    return orUnavailable(work());
  }
}

const LOCAL_SIGNALS = new Set<AppendSignal>();

/** Wakes every reader of this process; to be called after committing a transaction that appended. */
export function wakeReaders(): void {
  for (const signal of LOCAL_SIGNALS) signal.wake();
}

const COUNTS = new WeakMap<pg.PoolClient, PartitionCounts>();

/**
 * Appends as part of the caller's transaction, so that records and the caller's own rows commit or roll back
 * together. Call it once in a transaction and last: the partitions it appends to are locked until the commit.
 * After the commit call `wakeReaders`. Throws `UnknownTopicError`, `InvalidRecordError`, `LogUnavailableError`.
 */
export async function appendInTransaction(
  client: pg.PoolClient,
  records: readonly NewRecord[],
): Promise<Position[]> {
  if (records.length === 0) return [];
  if (records.length > MAX_STATEMENT_RECORDS) throw new RangeError('too many records for one transaction');
  checkRecords(records);
  const known = COUNTS.get(client) ?? new PartitionCounts();
  COUNTS.set(client, known);
  return orUnavailable(appendWith(client, records, known));
}

async function appendWith(
  client: pg.PoolClient,
  records: readonly NewRecord[],
  known: PartitionCounts,
): Promise<Position[]> {
  const counts = await known.of(client, topicsOf(records));
  const { positions, runningOut } = await runAppend(client, records, counts);
  for (const { topic, partition } of runningOut) {
    await client.query('SELECT log_extend($1, $2)', [topic, partition]);
  }
  return positions;
}

function topicsOf(records: readonly NewRecord[]): Set<string> {
  return new Set(records.map((record) => record.topic));
}
