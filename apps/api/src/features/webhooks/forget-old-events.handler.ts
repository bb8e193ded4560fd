import { Inject } from '@nestjs/common';
import type pg from 'pg';
import { defineTask, HandlesTask, NoPayload, type TaskHandler } from '../../kernel/jobs/task.js';
import { POOL } from '../../kernel/tokens.js';

const FORGET_OLD_EVENTS = defineTask('forget-webhook-events', NoPayload, { schedule: '50 3 * * *' });

/** Events can be replayed for thirty days; deliveries go with them. */
@HandlesTask(FORGET_OLD_EVENTS)
export class ForgetOldEventsHandler implements TaskHandler<NoPayload> {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async handle(): Promise<void> {
    await this.pool.query(`DELETE FROM webhook_event WHERE occurred_at < now() - interval '30 days'`);
  }
}
