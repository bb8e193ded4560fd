import { Inject } from '@nestjs/common';
import { inTransaction } from '@toile/event-store';
import { IsUUID } from 'class-validator';
import type pg from 'pg';
import { Jobs } from '../../kernel/jobs/jobs.js';
import { defineTask, HandlesTask, type JobContext, type TaskHandler } from '../../kernel/jobs/task.js';
import { mailKeyOf } from '../../kernel/mail/kept-mails.js';
import { POOL } from '../../kernel/tokens.js';
import { NewsletterReaders } from '../reader-forms/index.js';
import { LiveNewsletter } from './live-newsletter.js';
import { MAIL_NEWSLETTER } from './mail-newsletter.handler.js';
import { Sendings } from './sendings.js';

class SendingJobDto {
  @IsUUID()
  sending: string;
}

export const BEGIN_SENDING = defineTask('begin-newsletter', SendingJobDto);

/** Rows and jobs of one transaction. */
const AT_ONCE = 1_000;

/**
 * When its time has come: a row and a job for each reader, in one transaction a thousand. Cut off, it goes on with those who have none.
 */
@HandlesTask(BEGIN_SENDING)
export class BeginSendingHandler implements TaskHandler<SendingJobDto> {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly sendings: Sendings,
    private readonly readers: NewsletterReaders,
    private readonly live: LiveNewsletter,
    private readonly jobs: Jobs,
  ) {}

  async handle({ sending: id }: SendingJobDto, { signal }: JobContext): Promise<void> {
    const sending = await this.sendings.find(id);
    if (!sending || sending.stopped_at || sending.taken_at) return;
    // Its links would lead nowhere.
    const { doc } = await this.live.read(sending.newsletter);
    if (!doc) {
      await inTransaction(this.pool, (tx) => this.sendings.stop(id, tx, true));
      return;
    }
    while (await this.takeSome(id, sending.newsletter)) signal.throwIfAborted();
  }

  /** @returns whether there may be more */
  private takeSome(sending: string, newsletter: string): Promise<boolean> {
    return inTransaction(this.pool, async (tx) => {
      if (!(await this.sendings.hold(sending, tx))) return false;
      const taken = await this.readers.take(newsletter, sending, AT_ONCE, tx);
      const jobs = taken.map((hash) => ({
        payload: { sending, address: hash.toString('base64url') },
        key: mailKeyOf(hash, `newsletter:${newsletter}`),
      }));
      if (jobs.length > 0) await this.jobs.addMany(MAIL_NEWSLETTER, jobs, tx);
      else await this.sendings.taken(sending, tx);
      return jobs.length > 0;
    });
  }
}
