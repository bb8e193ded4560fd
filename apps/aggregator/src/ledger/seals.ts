import type pg from 'pg';
import { LIVE_GENERATION } from './ledger.js';

export type Period = 'hour' | 'days';
export interface Unsealed {
  start: Date;
  rawCount: number;
}

/** Which hours and days of a topic are final, kept beside the ledger. */
export class Seals {
  constructor(private readonly pool: pg.Pool) {}

  /** Periods before `before` that hold blocks and are not sealed, oldest first. */
  async unsealed(topic: string, period: Period, before: Date): Promise<Unsealed[]> {
    const { rows } = await this.pool.query<{ starts_at: Date; raw_count: string }>(
      `SELECT starts_at, sum(raw_count) AS raw_count
       FROM ledger_open o JOIN ledger_block b USING (generation, topic)
       WHERE generation = $1 AND topic = $2 AND period = $4 AND starts_at < $3 AND state = 'done'
         AND ingest_hour >= starts_at AND ingest_hour < starts_at + ('1 ' || $4)::interval
       GROUP BY starts_at ORDER BY starts_at`,
      [LIVE_GENERATION, topic, before, period],
    );
    return rows.map((row) => ({ start: row.starts_at, rawCount: Number(row.raw_count) }));
  }

  /**
   * Makes a period final, if it still holds what was rolled up. The partitions' rows are locked meanwhile: a block that
   * comes later finds the seal when it completes and takes it off again (`seal.int-spec.ts`).
   * @returns whether it is final now
   */
  async record(topic: string, period: Period, { start, rawCount }: Unsealed): Promise<boolean> {
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query(
        'SELECT 1 FROM ledger_partition WHERE generation = $1 AND topic = $2 ORDER BY part FOR UPDATE',
        [LIVE_GENERATION, topic],
      );
      // A statement of its own: it must see what was committed while the locks were waited for.
      const { rowCount } = await client.query(
        `INSERT INTO ledger_seal (generation, topic, period, starts_at, raw_count)
         SELECT $1, $2, $3, $4, $5 FROM (
           SELECT sum(raw_count) AS raw_count, bool_and(state = 'done') AS done FROM ledger_block
           WHERE generation = $1 AND topic = $2
             AND ingest_hour >= $4 AND ingest_hour < $4 + ('1 ' || $3)::interval) held
         WHERE held.done AND held.raw_count = $5
         ON CONFLICT (generation, topic, period, starts_at) DO UPDATE SET raw_count = excluded.raw_count, sealed_at = now()`,
        [LIVE_GENERATION, topic, period, start, rawCount],
      );
      await client.query('COMMIT');
      client.release();
      return rowCount === 1;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  async sealed(topic: string, period: Period, from?: Date | null): Promise<Unsealed[]> {
    const { rows } = await this.pool.query<{ starts_at: Date; raw_count: string }>(
      `SELECT starts_at, raw_count FROM ledger_seal
       WHERE generation = $1 AND topic = $2 AND period = $3 AND ($4::timestamptz IS NULL OR starts_at >= $4)
       ORDER BY starts_at`,
      [LIVE_GENERATION, topic, period, from ?? null],
    );
    return rows.map((row) => ({ start: row.starts_at, rawCount: Number(row.raw_count) }));
  }
}
