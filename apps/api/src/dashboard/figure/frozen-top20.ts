import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { POOL } from '../../tokens.js';

/** The Top 20 of a season as it was when the season closed; what arrives later does not change it. */
@Injectable()
export class FrozenTop20 {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async find(scope: string): Promise<string[] | undefined> {
    const { rows } = await this.pool.query<{ brands: string[] }>(
      'SELECT brands FROM dashboard_top20 WHERE scope = $1',
      [scope],
    );
    return rows[0]?.brands;
  }

  /** Whoever asks first after the close freezes it; the answer is the frozen list. */
  async freeze(scope: string, brands: readonly string[]): Promise<string[]> {
    await this.pool.query(
      'INSERT INTO dashboard_top20 (scope, brands) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [scope, brands],
    );
    return (await this.find(scope)) ?? [...brands];
  }
}
