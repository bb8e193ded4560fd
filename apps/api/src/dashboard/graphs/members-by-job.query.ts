import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { MEMBERS_TABLE } from '../../accounts/members/members.projection.js';
import { POOL } from '../../tokens.js';

/** Random ids of the members with a job; of all members for "All jobs". Who has not told a job is in "All jobs" only. */
@Injectable()
export class MembersByJobQuery {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async run(job: string): Promise<string[]> {
    const { rows } = await this.pool.query<{ subject: string }>(
      `SELECT subject FROM ${MEMBERS_TABLE} WHERE $1 = 'all-jobs' OR job = $1 ORDER BY subject`,
      [job],
    );
    return rows.map(({ subject }) => subject);
  }
}
