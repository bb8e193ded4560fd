import { Inject, Injectable } from '@nestjs/common';
import type { DataQuality } from '@toile/contracts';
import type pg from 'pg';
import { POOL } from '../../tokens.js';

/** What every ingest counted of the minutes that begin in [from, to). */
@Injectable()
export class IntakeCountsQuery {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async run(from: Date, to: Date): Promise<DataQuality['intake']> {
    const { rows } = await this.pool.query<{ outcome: string; events: string }>(
      `SELECT outcome, sum(events) AS events FROM intake_minute
       WHERE minute >= date_trunc('minute', $1::timestamptz) AND minute < $2 GROUP BY outcome ORDER BY outcome`,
      [from, to],
    );
    const counts = new Map(rows.map((row) => [row.outcome, Number(row.events)]));
    const take = (outcome: string) => {
      const events = counts.get(outcome) ?? 0;
      counts.delete(outcome);
      return events;
    };
    const accepted = { stored: take('stored'), spooled: take('spooled'), duplicate: take('duplicate') };
    const received = rows.reduce((sum, row) => sum + Number(row.events), 0);
    return { received, ...accepted, refused: Object.fromEntries(counts) };
  }
}
