import { IsString } from 'class-validator';
import { Jobs } from '../../../kernel/jobs/jobs.js';
import {
  defineTask,
  HandlesTask,
  type JobContext,
  NoPayload,
  type TaskHandler,
} from '../../../kernel/jobs/task.js';
import { MailQueue } from '../../../kernel/mail/mail-queue.js';
import { mailIdOf } from '../../../kernel/mail/mailer.js';
import { Members } from '../../accounts/index.js';
import { localeNamed } from '../../figures/index.js';
import { FollowedLooks } from '../followed-looks.js';
import { FollowsStore } from '../follows-store.js';
import { FollowMail, type News } from './follow-mail.js';
import { lastMorning, MORNING_UTC } from './morning.js';

class FollowsOfDto {
  @IsString()
  subject: string;
}

export const SCHEDULE_FOLLOW_MAILS = defineTask('schedule-follow-mails', NoPayload, {
  schedule: `0 ${MORNING_UTC} * * *`,
});
/** One at a time: nobody waits for a mail of the morning. */
const SEND_FOLLOW_MAIL = defineTask('send-follow-mail', FollowsOfDto, {
  queue: 'follow-mails',
  maxAttempts: 3,
});

/** Each morning: adds a job for each member who wants to be told of new looks. */
@HandlesTask(SCHEDULE_FOLLOW_MAILS)
export class ScheduleFollowMailsHandler implements TaskHandler<NoPayload> {
  constructor(
    private readonly store: FollowsStore,
    private readonly jobs: Jobs,
  ) {}

  async handle(): Promise<void> {
    for (const subject of await this.store.mailed())
      await this.jobs.add(SEND_FOLLOW_MAIL, { subject }, { key: `follow-mail:${subject}` });
  }
}

/** Tells a member of looks that have come since the last mail, if any have: once a day, however often it is tried. */
@HandlesTask(SEND_FOLLOW_MAIL)
export class SendFollowMailHandler implements TaskHandler<FollowsOfDto> {
  constructor(
    private readonly store: FollowsStore,
    private readonly looks: FollowedLooks,
    private readonly members: Members,
    private readonly mail: FollowMail,
    private readonly mails: MailQueue,
  ) {}

  async handle({ subject }: FollowsOfDto, { signal }: JobContext): Promise<void> {
    const member = await this.members.find(subject);
    const { follows, mailsSince } = await this.store.exactly(subject);
    const now = new Date();
    const due = lastMorning(now).toISOString();
    if (!member || mailsSince === null || mailsSince >= due) return;
    const news: News[] = [];
    const counts: Record<string, number> = {};
    for (const follow of follows) {
      signal.throwIfAborted();
      const found = await this.looks.of(follow);
      // A board that is not public now.
      if (!found) continue;
      const { total, ...shown } = found;
      counts[follow.id] = total;
      if (total > follow.mailed) news.push({ follow, count: total - follow.mailed, ...shown });
    }
    if (news.length === 0) return;
    const mail = {
      ...this.mail.write(news, member, localeNamed(member.locale)),
      id: mailIdOf('follows', subject, due),
    };
    // The mail and what it told of commit together.
    await this.store.decideAlone(subject, { type: 'MarkMailSent', counts, due }, now, (tx) =>
      this.mails.add(mail, { tx }),
    );
  }
}
