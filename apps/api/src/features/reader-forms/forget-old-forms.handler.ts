import { Inject } from '@nestjs/common';
import type pg from 'pg';
import { defineTask, HandlesTask, NoPayload, type TaskHandler } from '../../kernel/jobs/task.js';
import { POOL } from '../../kernel/tokens.js';

const FORGET_OLD_FORMS = defineTask('forget-old-forms', NoPayload, { schedule: '50 3 * * *' });

const MESSAGES_KEPT = "interval '6 months'";
/** Of addresses whose owner never confirmed. */
const WISHES_KEPT = "interval '1 month'";
/** To which address a newsletter went, after which bounces and unsubscribing of it are not counted any more. */
const MAILS_KEPT = "interval '1 year'";
const BOUNCES_KEPT = "interval '180 days'";

/** What readers sent is kept for a time, whether or not anybody sends more. */
@HandlesTask(FORGET_OLD_FORMS)
export class ForgetOldFormsHandler implements TaskHandler<NoPayload> {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async handle(): Promise<void> {
    await this.pool.query(`DELETE FROM contact_message WHERE sent_at < now() - ${MESSAGES_KEPT}`);
    await this.pool.query(
      `DELETE FROM newsletter_subscription WHERE confirmed_at IS NULL AND asked_at < now() - ${WISHES_KEPT}`,
    );
    await this.pool.query(`DELETE FROM newsletter_bounce WHERE bounced_at < now() - ${BOUNCES_KEPT}`);
    await this.pool.query(
      `UPDATE newsletter_mail SET address_hash = uuid_send(gen_random_uuid())
       WHERE made_at < now() - ${MAILS_KEPT} AND octet_length(address_hash) = 32 AND state <> 'waiting'`,
    );
  }
}
