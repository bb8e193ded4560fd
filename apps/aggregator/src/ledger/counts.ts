import type pg from 'pg';
import { LIVE_GENERATION } from './ledger.js';

/** What a count of hours that are not sealed yet holds. */
export interface CountRecord {
  number: number;
  from: Date;
  lastHour: Date;
  /** The first offset of each partition that is not in it. */
  until: number[];
}

/** What is not sealed of a topic, and how much of it the newest count does not hold. */
export interface Uncounted {
  from: Date;
  lastHour: Date;
  records: number;
  uncounted: number;
}

/** Readers of a count have asked for it moments ago; they are done before two others were made. */
const KEPT = 3;

/** Which counts there are of what is not sealed yet, kept beside the ledger. */
export class Counts {
  constructor(private readonly pool: pg.Pool) {}

  async uncounted(topic: string): Promise<Uncounted | undefined> {
    const { rows } = await this.pool.query<{ from: Date; last: Date; records: string; uncounted: string }>(
      `SELECT min(ingest_hour) AS "from", max(ingest_hour) AS last, sum(raw_count) AS records,
         coalesce(sum(raw_count) FILTER (WHERE first_offset >= coalesce(until[part + 1], 0)), 0) AS uncounted
       FROM ledger_block LEFT JOIN (
         SELECT until FROM ledger_count WHERE generation = $1 AND topic = $2 AND counted_at IS NOT NULL
         ORDER BY number DESC LIMIT 1) c ON true
       WHERE generation = $1 AND topic = $2 AND state = 'done' AND ingest_hour >= (
         SELECT min(starts_at) FROM ledger_open WHERE generation = $1 AND topic = $2 AND period = 'hour')`,
      [LIVE_GENERATION, topic],
    );
    const [row] = rows;
    if (!row?.from) return undefined;
    return {
      from: row.from,
      lastHour: row.last,
      records: Number(row.records),
      uncounted: Number(row.uncounted),
    };
  }

  /** Begins a count of all that is in the warehouse from an hour on; nobody reads it before it is done. */
  async begin(topic: string, from: Date, lastHour: Date): Promise<CountRecord> {
    const { rows } = await this.pool.query<{ number: number; until: string[] }>(
      `INSERT INTO ledger_count (generation, topic, from_hour, last_hour, until)
       SELECT $1, $2, $3, $4, array_agg(coalesce(next_offset, 0) ORDER BY n)
       FROM generate_series(0, (SELECT max(part) FROM ledger_partition WHERE generation = $1 AND topic = $2)) n
       LEFT JOIN ledger_partition ON generation = $1 AND topic = $2 AND part = n
       RETURNING number, until`,
      [LIVE_GENERATION, topic, from, lastHour],
    );
    const [row] = rows;
    if (!row) throw new Error(`${topic} has no partitions`);
    return { number: row.number, from, lastHour, until: row.until.map(Number) };
  }

  async done({ number }: CountRecord): Promise<void> {
    await this.pool.query('UPDATE ledger_count SET counted_at = now() WHERE number = $1', [number]);
  }

  /** The count that is read now. */
  async newest(topic: string): Promise<CountRecord | undefined> {
    const { rows } = await this.pool.query<{ number: number; from: Date; last_hour: Date; until: string[] }>(
      `SELECT number, from_hour AS "from", last_hour, until FROM ledger_count
       WHERE generation = $1 AND topic = $2 AND counted_at IS NOT NULL ORDER BY number DESC LIMIT 1`,
      [LIVE_GENERATION, topic],
    );
    const [row] = rows;
    return (
      row && { number: row.number, from: row.from, lastHour: row.last_hour, until: row.until.map(Number) }
    );
  }

  /** From here on nobody reads any of the counts there are. */
  async forgetAll(topic: string): Promise<void> {
    await this.pool.query('UPDATE ledger_count SET counted_at = NULL WHERE generation = $1 AND topic = $2', [
      LIVE_GENERATION,
      topic,
    ]);
  }

  /** Numbers of counts that nobody reads any more: older ones, and what was begun and never ended. */
  async unread(topic: string): Promise<number[]> {
    const { rows } = await this.pool.query<{ number: number }>(
      `SELECT number FROM ledger_count WHERE generation = $1 AND topic = $2 AND (counted_at IS NULL OR number NOT IN (
         SELECT number FROM ledger_count WHERE generation = $1 AND topic = $2 AND counted_at IS NOT NULL
         ORDER BY number DESC LIMIT $3))`,
      [LIVE_GENERATION, topic, KEPT],
    );
    return rows.map(({ number }) => number);
  }

  async remove(numbers: readonly number[]): Promise<void> {
    await this.pool.query('DELETE FROM ledger_count WHERE number = ANY($1)', [numbers]);
  }
}
