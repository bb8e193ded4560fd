import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { POOL } from '../../tokens.js';
import type { Days } from '../scope/scope.js';
import type { ReleasedTable } from './release.js';

export interface KeptRelease {
  days: Days;
  table: ReleasedTable;
}

/** Tables that were told of members, a season each. What was told once is not told otherwise later. */
@Injectable()
export class KeptReleases {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async find(season: string): Promise<KeptRelease | undefined> {
    const { rows } = await this.pool.query<{ from: string; to: string; released: ReleasedTable }>({
      name: 'dashboard-release',
      text: `SELECT lower(days)::text AS "from", (upper(days) - 1)::text AS "to", released
             FROM dashboard_release WHERE season = $1`,
      values: [season],
    });
    const [row] = rows;
    return row && { days: { from: row.from, to: row.to }, table: row.released };
  }

  /** The first one stands, and no day is in two of them; undefined where it would be. */
  async keep(season: string, { days, table }: KeptRelease): Promise<KeptRelease | undefined> {
    await this.pool.query(
      `INSERT INTO dashboard_release (season, days, released) VALUES ($1, daterange($2, $3, '[]'), $4)
       ON CONFLICT DO NOTHING`,
      [season, days.from, days.to, table],
    );
    return this.find(season);
  }
}
