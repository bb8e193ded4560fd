import { Inject } from '@nestjs/common';
import type pg from 'pg';
import { defineTask, HandlesTask, NoPayload, type TaskHandler } from '../../kernel/jobs/task.js';
import { POOL } from '../../kernel/tokens.js';

export const FORGET_OLD_CALLS = defineTask('forget-assistant-calls', NoPayload, { schedule: '55 3 * * *' });

const MOST_OF_A_MEMBER = 10_000;

/** A member sees what was asked for ninety days, and of an assistant that asks without end the newest. */
@HandlesTask(FORGET_OLD_CALLS)
export class ForgetOldCallsHandler implements TaskHandler<NoPayload> {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async handle(): Promise<void> {
    await this.pool.query(`DELETE FROM assistant_call WHERE asked_at < now() - interval '90 days'`);
    await this.pool.query(
      `DELETE FROM assistant_call c USING (
         SELECT position, row_number() OVER (PARTITION BY subject ORDER BY position DESC) AS rank FROM assistant_call
       ) r WHERE r.position = c.position AND r.rank > $1`,
      [MOST_OF_A_MEMBER],
    );
  }
}
