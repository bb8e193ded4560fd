import { type DataSource, MoreThanOrEqual } from 'typeorm';
import { LedgerPartitionEntity } from './entities/ledger-partition.entity.js';
import { LedgerSealEntity, type Period } from './entities/ledger-seal.entity.js';
import { LIVE_GENERATION } from './ledger.js';

export interface Unsealed {
  start: Date;
  rawCount: number;
}

/** Which hours, days and weeks of a topic are final, kept beside the ledger. */
export class Seals {
  constructor(private readonly dataSource: DataSource) {}

  /** Weeks before the Monday `before` whose days with blocks are all sealed, and which are not, oldest first. */
  async unsealedWeeks(topic: string, before: Date): Promise<Unsealed[]> {
    const rows = await this.dataSource.query<{ starts_at: Date; raw_count: string }[]>(
      `SELECT week AS starts_at, sum(raw_count) AS raw_count
       FROM (
         SELECT date_trunc('week', starts_at, 'UTC') AS week, raw_count FROM ledger_seal
         WHERE generation = $1 AND topic = $2 AND period = 'days' AND starts_at < $3) days
       WHERE NOT EXISTS (
           SELECT 1 FROM ledger_seal
           WHERE generation = $1 AND topic = $2 AND period = 'weeks' AND starts_at = week)
         AND NOT EXISTS (
           SELECT 1 FROM ledger_open
           WHERE generation = $1 AND topic = $2 AND period = 'days' AND date_trunc('week', starts_at, 'UTC') = week)
       GROUP BY week ORDER BY week`,
      [LIVE_GENERATION, topic, before],
    );
    return rows.map((row) => ({ start: row.starts_at, rawCount: Number(row.raw_count) }));
  }

  /** Hours or days before `before` that hold blocks and are not sealed, oldest first. */
  async unsealed(topic: string, period: 'hour' | 'days', before: Date): Promise<Unsealed[]> {
    const rows = await this.dataSource.query<{ starts_at: Date; raw_count: string }[]>(
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
  record(topic: string, period: Period, { start, rawCount }: Unsealed): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      await manager.find(LedgerPartitionEntity, {
        where: { generation: LIVE_GENERATION, topic },
        order: { partition: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      // A statement of its own: it must see what was committed while the locks were waited for. By hand, so that it looks and
      // writes at once.
      const sealed = await manager.query<unknown[]>(
        `INSERT INTO ledger_seal (generation, topic, period, starts_at, raw_count)
         SELECT $1, $2, $3, $4, $5 FROM (
           SELECT sum(raw_count) AS raw_count, bool_and(state = 'done') AS done FROM ledger_block
           WHERE generation = $1 AND topic = $2
             AND ingest_hour >= $4 AND ingest_hour < $4 + ('1 ' || $3)::interval) held
         WHERE held.done AND held.raw_count = $5
         ON CONFLICT (generation, topic, period, starts_at) DO UPDATE SET raw_count = excluded.raw_count, sealed_at = now()
         RETURNING 1`,
        [LIVE_GENERATION, topic, period, start, rawCount],
      );
      return sealed.length === 1;
    });
  }

  sealed(topic: string, period: Period, from?: Date | null): Promise<Unsealed[]> {
    return this.dataSource.getRepository(LedgerSealEntity).find({
      where: { generation: LIVE_GENERATION, topic, period, ...(from && { start: MoreThanOrEqual(from) }) },
      order: { start: 'ASC' },
    });
  }
}
