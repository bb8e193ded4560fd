import { Inject } from '@nestjs/common';
import { inTransaction } from '@toile/event-store';
import type pg from 'pg';
import { HandlesTask, type JobContext, type TaskHandler } from '../../../kernel/jobs/task.js';
import { MailQueue } from '../../../kernel/mail/mail-queue.js';
import { MAIL_RESET_LINK, type SealedDto } from '../../../kernel/mail/mail-tasks.js';
import { POOL } from '../../../kernel/tokens.js';
import { MailedLinks } from '../links/mailed-links.js';
import { Members } from '../members/members.js';
import { AccountMails } from './account-mails.js';

/** Looks after the answer whether there is an account, so that neither the answer nor its time tells. */
@HandlesTask(MAIL_RESET_LINK)
export class MailResetLinkHandler implements TaskHandler<SealedDto> {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly members: Members,
    private readonly links: MailedLinks,
    private readonly mails: AccountMails,
    private readonly queue: MailQueue,
  ) {}

  async handle({ sealed }: SealedDto, { id }: JobContext): Promise<void> {
    const doc = await this.members.byEmail(this.queue.open<{ email: string }>(sealed).email);
    const member = doc && (await this.members.find(doc.subject));
    if (!member) return;
    await inTransaction(this.pool, async (tx) => {
      const token = await this.links.issue('reset', member.subject, '', tx);
      await this.mails.resetLink(member, token, { id, tx });
    });
  }
}
