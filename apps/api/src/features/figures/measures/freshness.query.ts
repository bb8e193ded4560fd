import { Inject, Injectable } from '@nestjs/common';
import type { SealedTo } from '@toile/warehouse';
import type pg from 'pg';
import { POOL } from '../../../kernel/tokens.js';

/** Before every event; ClickHouse's DateTime cannot go below 1970. */
const FIRST_TIME = new Date('2000-01-01');

/** What the aggregator has counted of hours from `from` on that are not sealed: what is before the offsets `until`. */
export interface Count {
  number: number;
  from: Date;
  lastHour: Date;
  until: number[];
}

/** How far topic `tracking` is sealed, and how far it is in the warehouse. */
@Injectable()
export class FreshnessQuery {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /**
   * Where sealed weeks, days and hours end: at the first one that holds blocks and is not sealed. A week can be sealed once its days are,
   * so the first that is not lies in an open day, or is one of sealed days.
   */
  async sealedTo(): Promise<SealedTo> {
    const { rows } = await this.pool.query<{ period: 'hour' | 'days' | 'weeks'; sealed_to: Date | null }>(
      `SELECT period, coalesce(
         (SELECT min(starts_at) FROM ledger_open o
          WHERE o.generation = 1 AND o.topic = 'tracking' AND o.period = p.period),
         (SELECT max(starts_at) + ('1 ' || p.period)::interval FROM ledger_seal s
          WHERE s.generation = 1 AND s.topic = 'tracking' AND s.period = p.period)) AS sealed_to
       FROM (VALUES ('hour'), ('days')) AS p(period)
       UNION ALL
       SELECT 'weeks', coalesce(min(date_trunc('week', starts_at, 'UTC')), (
         SELECT max(starts_at) + interval '1 week' FROM ledger_seal
         WHERE generation = 1 AND topic = 'tracking' AND period = 'weeks'))
       FROM (
         SELECT starts_at FROM ledger_open WHERE generation = 1 AND topic = 'tracking' AND period = 'days'
         UNION ALL
         SELECT starts_at FROM ledger_seal d
         WHERE generation = 1 AND topic = 'tracking' AND period = 'days' AND NOT EXISTS (
           SELECT 1 FROM ledger_seal w WHERE w.generation = 1 AND w.topic = 'tracking' AND w.period = 'weeks'
             AND w.starts_at = date_trunc('week', d.starts_at, 'UTC'))) AS day`,
    );
    const to = (period: string) => rows.find((row) => row.period === period)?.sealed_to ?? FIRST_TIME;
    return { weeks: to('weeks'), days: to('days'), hours: to('hour') };
  }

  /** The newest count of what is not sealed, if there is one: there is none while that is little. */
  async count(): Promise<Count | undefined> {
    const { rows } = await this.pool.query<{ number: number; from: Date; last_hour: Date; until: string[] }>(
      `SELECT number, from_hour AS "from", last_hour, until FROM ledger_count
       WHERE generation = 1 AND topic = 'tracking' AND counted_at IS NOT NULL ORDER BY number DESC LIMIT 1`,
    );
    const [row] = rows;
    return row && { ...row, lastHour: row.last_hour, until: row.until.map(Number) };
  }

  /** Every event appended before this time is in the figures: the aggregator notes it for each partition. */
  async freshTo(now: Date): Promise<Date> {
    const { rows } = await this.pool.query<{ fresh_to: Date | null }>(
      `SELECT min(fresh_to) AS fresh_to FROM ledger_partition WHERE topic = 'tracking'`,
    );
    return rows[0]?.fresh_to ?? now;
  }
}
