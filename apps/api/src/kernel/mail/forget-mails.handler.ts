import { Inject } from '@nestjs/common';
import type pg from 'pg';
import { defineTask, HandlesTask, NoPayload, type TaskHandler } from '../jobs/task.js';
import { POOL } from '../tokens.js';

const FORGET_MAILS = defineTask('forget-mails', NoPayload, { schedule: '35 3 * * *' });

/** Servers try a mail for five days, and report what came of it. */
const MAILS_KEPT = "interval '30 days'";
/** An address whose mails came back gets one more try after it. */
const RETURNS_KEPT = "interval '180 days'";

/** To which address mails went, and which ones they came back from, is kept for a time. */
@HandlesTask(FORGET_MAILS)
export class ForgetMailsHandler implements TaskHandler<NoPayload> {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async handle(): Promise<void> {
    await this.pool.query(`DELETE FROM mail_sent WHERE made_at < now() - ${MAILS_KEPT}`);
    await this.pool.query(`DELETE FROM mail_return WHERE last_at < now() - ${RETURNS_KEPT}`);
  }
}
