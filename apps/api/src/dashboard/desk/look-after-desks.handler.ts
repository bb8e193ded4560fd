import { DomainError } from '@toile/platform';
import { IsString } from 'class-validator';
import { Members } from '../../accounts/members/members.js';
import { Jobs } from '../../jobs/jobs.js';
import { defineTask, HandlesTask, type JobContext, NoPayload, type TaskHandler } from '../../jobs/task.js';
import { CheckAlert } from './alerts/check-alert.js';
import { Desks } from './desks.js';
import { SendDigest } from './digest/send-digest.js';

class DeskOfDto {
  @IsString()
  subject: string;
}

export const LOOK_AFTER_DESKS = defineTask('look-after-desks', NoPayload, { schedule: '*/5 * * * *' });
/** One at a time: figures of pages are counted beside them. What fails is looked at again in five minutes anyway. */
const LOOK_AFTER_DESK = defineTask('look-after-desk', DeskOfDto, { queue: 'desks', maxAttempts: 2 });

/** Every few minutes a job for each desk with an alert or a letter; one that still waits is not added twice. */
@HandlesTask(LOOK_AFTER_DESKS)
export class LookAfterDesksHandler implements TaskHandler<NoPayload> {
  constructor(
    private readonly desks: Desks,
    private readonly jobs: Jobs,
  ) {}

  async handle(): Promise<void> {
    for (const subject of await this.desks.working())
      await this.jobs.add(LOOK_AFTER_DESK, { subject }, { key: `desk:${subject}` });
  }
}

/** Looks at the alerts of a desk, and sends its letter when it is due. What it does rests on the stream. */
@HandlesTask(LOOK_AFTER_DESK)
export class LookAfterDeskHandler implements TaskHandler<DeskOfDto> {
  constructor(
    private readonly desks: Desks,
    private readonly members: Members,
    private readonly alerts: CheckAlert,
    private readonly digests: SendDigest,
  ) {}

  /** One thing that fails keeps nothing else from being looked at. @throws AggregateError of what failed */
  async handle({ subject }: DeskOfDto, { signal }: JobContext): Promise<void> {
    const member = await this.members.find(subject);
    if (!member) return;
    const now = new Date();
    const desk = await this.desks.exactly(subject);
    const work = [
      ...desk.alerts.map((alert) => () => this.alerts.check(alert, member, now)),
      () => this.digests.sendIfDue(desk.digest, member, now),
    ];
    const failures: unknown[] = [];
    for (const one of work) {
      signal.throwIfAborted();
      await one().catch((error: unknown) => {
        // Subscriptions end and brands go: nothing an operator could do about it.
        if (!(error instanceof DomainError)) failures.push(error);
      });
    }
    if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
  }
}
