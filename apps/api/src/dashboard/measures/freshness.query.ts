import { Inject, Injectable } from '@nestjs/common';
import type { SealedTo } from '@toile/warehouse';
import type pg from 'pg';
import { POOL } from '../../tokens.js';

/** Before every event; ClickHouse's DateTime cannot go below 1970. */
const FIRST_TIME = new Date('2000-01-01');

/** How far topic `tracking` is sealed, and how far it is in the warehouse. */
@Injectable()
export class FreshnessQuery {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** Where sealed days and hours end: at the first one that holds blocks and is not sealed. */
  async sealedTo(): Promise<SealedTo> {
    const { rows } = await this.pool.query<{ period: 'hour' | 'days'; sealed_to: Date | null }>(
      `SELECT period, coalesce(
         (SELECT min(date_trunc(period, ingest_hour, 'UTC')) FROM ledger_block b
          WHERE generation = 1 AND topic = 'tracking' AND NOT EXISTS (
            SELECT 1 FROM ledger_seal s WHERE s.generation = 1 AND s.topic = 'tracking' AND s.period = p.period
              AND s.starts_at = date_trunc(p.period, b.ingest_hour, 'UTC'))),
         (SELECT max(starts_at) + ('1 ' || p.period)::interval FROM ledger_seal s
          WHERE s.generation = 1 AND s.topic = 'tracking' AND s.period = p.period)) AS sealed_to
       FROM (VALUES ('hour'), ('days')) AS p(period)`,
    );
    const to = (period: string) => rows.find((row) => row.period === period)?.sealed_to ?? FIRST_TIME;
    return { days: to('days'), hours: to('hour') };
  }

  /** Every event appended before this time is in the figures: the aggregator notes it for each partition. */
  async freshTo(now: Date): Promise<Date> {
    const { rows } = await this.pool.query<{ fresh_to: Date | null }>(
      `SELECT min(fresh_to) AS fresh_to FROM ledger_partition WHERE topic = 'tracking'`,
    );
    return rows[0]?.fresh_to ?? now;
  }
}
