import { Inject } from '@nestjs/common';
import { inTransaction } from '@toile/event-store';
import type pg from 'pg';
import {
  defineTask,
  HandlesTask,
  type JobContext,
  NoPayload,
  type TaskHandler,
} from '../../kernel/jobs/task.js';
import { MailQueue } from '../../kernel/mail/mail-queue.js';
import { POOL } from '../../kernel/tokens.js';
import { Members, toMember } from '../accounts/index.js';
import { ShowReportMail } from './show-report-mail.js';
import { ShowReports } from './show-reports.js';

/** It is seven in Paris at five or at six. */
export const REPORT_SHOWS = defineTask('report-shows', NoPayload, { schedule: '5 * * * *' });

/** The morning after a show came before readers, its brand is told of it: the report and its mail are there together, once a show. */
@HandlesTask(REPORT_SHOWS)
export class ReportShowsHandler implements TaskHandler<NoPayload> {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly reports: ShowReports,
    private readonly members: Members,
    private readonly mail: ShowReportMail,
    private readonly mails: MailQueue,
  ) {}

  async handle(_: NoPayload, { signal }: JobContext): Promise<void> {
    const now = new Date();
    for (const { owner, ...show } of await this.reports.unreported(now)) {
      signal.throwIfAborted();
      const report = await this.reports.made(show, now);
      if (!report) continue;
      const document = await this.members.document('slug', owner);
      const member = document && toMember(document);
      await inTransaction(this.pool, async (tx) => {
        const isNew = await this.reports.keep(show.designer, report, tx);
        // Whoever does not keep the brand any more is told nothing of it.
        if (isNew && member?.roles.includes('brand'))
          await this.mails.add(this.mail.write(report, show.designer, member), { tx });
      });
    }
  }
}
